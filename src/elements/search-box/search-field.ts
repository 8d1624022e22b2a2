import type {ReactiveController} from 'lit';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {queryText} from '../../core/query/query-text.ts';
import type {Translate} from '../../i18n/translator.ts';
import {getConfig} from '../../store/page.ts';
import {CompositionWatch} from '../shared/composition-watch.ts';
import type {BoxHost} from './box-host.ts';

/** From this many characters before the limit on, a hint counts those that are left. */
const NEAR_LIMIT = 20;
/** A screen that is touched, and has an on-screen keyboard. */
const TOUCH = '(pointer: coarse)';

/** What a search field reports. */
export interface FieldListener {
  /** The text changed; `isHeld` while an IME composes it, so that it should not be searched for yet. */
  readonly onText: (isHeld: boolean) => void;
  /** A key went down outside a composition: any key in the field, or Escape in the box. Returns whether the key is used up. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** The field was clicked or tapped, or had the focus before the code was loaded: then `isPointer` tells a click from Tab. */
  readonly onTouch: (isPointer: boolean) => void;
  /** The field got the focus. */
  readonly onFocus: () => void;
  /** The focus left the box; `isKeyboardAway` if the shopper may have put the on-screen keyboard away, to see more. */
  readonly onLeave: (isKeyboardAway: boolean) => void;
}

/** The input of a search box, as a shopper types in it: by keyboard, by an IME, or by pasting. */
export class SearchField implements ReactiveController {
  readonly #host: BoxHost;
  readonly #listener: FieldListener;
  readonly #composition = new CompositionWatch();
  /** The latest query of the page's search. In the field, it does not count as typed. */
  searched = '';
  #listening = new AbortController();
  /** Whether the key that is down was used up. */
  #isKeyUsed = false;
  #isQuiet = false;

  constructor(host: BoxHost, listener: FieldListener) {
    this.#host = host;
    this.#listener = listener;
    host.addController(this);
  }

  /** The theme's input; ours if the theme brings none. */
  get input(): HTMLInputElement | null {
    return this.#host.querySelector<HTMLInputElement>('input[type="search"], input[name="q"]');
  }

  /** The text as it is searched for: without invisible characters and surrounding spaces, full-width spaces included. */
  get query(): string {
    return queryText(this.input?.value ?? '');
  }

  /** Whether an input method is composing: then nothing else may write to the field. */
  get isComposing(): boolean {
    return this.#composition.isComposing;
  }

  /** Whether there is something to search for, and no more of it than the service takes (§8.2). */
  get isSendable(): boolean {
    return this.query !== '' && this.query.length <= MAX_QUERY_LENGTH;
  }

  /** The results page: the form leads to it, also from a suggestion that is opened in a new tab. */
  get searchUrl(): string {
    const action = this.input?.form?.getAttribute('action')?.replace(/[?#].*/s, '');
    return action || getConfig().searchUrl;
  }

  /** What to tell the shopper about the length of the text, near the limit and past it. */
  hint(translate: Translate): string {
    const left = MAX_QUERY_LENGTH - this.query.length;
    if (left < 0) return translate('tooLong', {count: MAX_QUERY_LENGTH});
    return left < NEAR_LIMIT ? translate('charactersLeft', {count: left}) : '';
  }

  /** Gives the focus back to the field, without the list that a shopper's focus opens. */
  focusQuietly(): void {
    this.#isQuiet = true;
    this.input?.focus();
    this.#isQuiet = false;
  }

  /** Empties the field as the shopper would. */
  clear(): void {
    const {input} = this;
    if (!input) return;
    input.value = '';
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }

  /** Searches for another text. */
  submit(query: string): void {
    const {input} = this;
    if (!input) return;
    input.value = query;
    input.form?.requestSubmit();
  }

  hostConnected(): void {
    if (!this.#host.hasUpdated) this.#removeCopiedForm();
    this.#listening = new AbortController();
    const {signal} = this.#listening;
    for (const type of ['keydown', 'compositionstart', 'compositionupdate', 'input', 'compositionend'])
      this.#on(type, event => this.#composition.handleEvent(event));
    for (const type of ['input', 'compositionend'])
      this.#on(type, () => this.#listener.onText(this.#composition.isHeld));
    // A key that closed the list closes nothing around the box, such as a theme's drawer.
    this.#on('keyup', (event: KeyboardEvent) => this.#isKeyUsed && event.stopPropagation());
    this.#on('click', () => this.#listener.onTouch(true));
    this.#on('focusin', () => this.#isQuiet || this.#listener.onFocus());
    this.#host.addEventListener('focusout', event => this.#onFocusOut(event), {signal});
    this.#host.addEventListener('keydown', event => this.#onKeydown(event), {signal});
    this.#catchUp();
  }

  hostDisconnected(): void {
    this.#listening.abort();
  }

  /** Removes the form of a box whose markup was copied: its id is the other box's. */
  #removeCopiedForm(): void {
    const form = this.#host.querySelector(':scope > .search-form');
    form?.remove();
    for (const control of form ? this.#host.querySelectorAll(`[form="${form.id}"]`) : [])
      control.removeAttribute('form');
  }

  /** Reports what the shopper typed and touched while the element's code was loading. */
  #catchUp(): void {
    const {input} = this;
    if (!input?.matches(':focus')) return;
    if (input.value !== input.defaultValue) this.#listener.onText(false);
    if (!input.autofocus) this.#listener.onTouch(this.#host.matches(':hover'));
  }

  /** Listens on the box, because a theme may replace its form at any time. */
  #on<E extends Event>(type: string, listener: (event: E) => void): void {
    this.#host.addEventListener(type, event => event.target === this.input && listener(event as E), {
      signal: this.#listening.signal,
    });
  }

  #onFocusOut({relatedTarget}: FocusEvent): void {
    if (!this.#host.contains(relatedTarget as Node | null))
      this.#listener.onLeave(!relatedTarget && matchMedia(TOUCH).matches);
  }

  #onKeydown(event: KeyboardEvent): void {
    if (event.target !== this.input && event.key !== 'Escape') return;
    // Keys that an IME handles; Safari dispatches the last one after `compositionend`, with this keyCode.
    if (event.isComposing || event.keyCode === 229) return;
    // A key that types a character is its name. What a browser fills in arrives as a key without a name.
    this.#isKeyUsed = event.key?.length > 1 && this.#listener.onKey(event);
    if (!this.#isKeyUsed) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
