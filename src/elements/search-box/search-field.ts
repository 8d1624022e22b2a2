import type {ReactiveController} from 'lit';
import type {Filters} from '../../core/filters/filters.ts';
import {parseAddress} from '../../core/products/link.ts';
import {queryText} from '../../core/query/query-text.ts';
import {readSearchFilters} from '../../core/query/search-filters.ts';
import {getConfig, globals} from '../../store/globals.ts';
import {CompositionWatch} from '../shared/composition-watch.ts';
import type {BoxHost} from './box-host.ts';
import {blurred, dropped, edited, focused, rewritten, touched} from './suggestions-model.ts';

const PHONE = '(max-width: 40rem)';
/** A screen that is touched, and has an on-screen keyboard. */
const TOUCH = '(pointer: coarse)';

/** The input of a search box, as a shopper types in it: by keyboard, by an input method, or by pasting. */
export class SearchField implements ReactiveController {
  readonly #host: BoxHost;
  readonly #composition = new CompositionWatch();
  #listening = new AbortController();
  #editedAt = 0;

  constructor(host: BoxHost) {
    this.#host = host;
    host.addController(this);
  }

  /** The theme's input; ours if the theme brings none. */
  get input(): HTMLInputElement | null {
    return this.#host.querySelector<HTMLInputElement>('input[type="search"], input[name="q"]');
  }

  /** The text as it is searched for: without invisible characters and surrounding spaces, full-width spaces included. */
  get text(): string {
    return queryText(this.input?.value ?? '');
  }

  /** The results page: the form leads to it, also from a suggestion that is opened in a new tab. */
  get searchUrl(): string {
    const action = this.input?.form?.getAttribute('action')?.replace(/[?#].*/s, '');
    return action && parseAddress(action, document.baseURI) ? action : getConfig().searchUrl;
  }

  /** The filters that the theme's form adds to a search; `undefined` if only Liquid can answer them. */
  get filters(): Filters | undefined {
    const form = this.input?.form;
    const params = new URLSearchParams();
    for (const [name, value] of form ? new FormData(form) : []) params.append(name, String(value));
    return readSearchFilters(params);
  }

  /** The time of the shopper's latest edit, in milliseconds since the page was opened. */
  get editedAt(): number {
    return this.#editedAt;
  }

  /** Writes another text, unless an input method is composing one. */
  write(text: string): void {
    const {input} = this;
    if (!input || this.#composition.isComposing) return;
    input.value = text;
    this.read();
  }

  /** Empties the field as the shopper would. */
  clear(): void {
    const {input} = this;
    if (!input) return;
    input.value = '';
    input.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }

  /** Searches for a text. */
  submit(text: string): void {
    this.write(text);
    this.input?.form?.requestSubmit();
  }

  /** Reads a text that has changed without an input event. */
  readonly read = (): void => {
    if (!this.#composition.isComposing) this.#host.change(rewritten(this.#host.model, this.text));
  };

  hostConnected(): void {
    this.#listening = new AbortController();
    for (const type of ['keydown', 'compositionstart', 'compositionupdate', 'input', 'compositionend'])
      this.#on(type, event => this.#composition.handleEvent(event));
    for (const type of ['input', 'compositionend']) this.#on(type, () => this.#edit());
    this.#on('click', () => this.#touch(true));
    this.#on('focusin', () => this.#host.change(focused(this.#host.model)));
    this.#host.addEventListener('focusout', this.#onFocusOut, {signal: this.#listening.signal});
    this.#catchUp();
  }

  hostDisconnected(): void {
    this.#listening.abort();
    // Not every browser dispatches `focusout` for a removed field.
    this.#host.change(blurred(dropped(this.#host.model), false));
  }

  /** Handles the shopper's typing and touches from before the element's code was loaded. */
  #catchUp(): void {
    const {input} = this;
    const {firstUse} = globals;
    // All boxes of a page catch up in one task. Afterwards the event would keep a form in memory that the theme replaces.
    setTimeout(() => {
      globals.firstUse = undefined;
    });
    if (!input?.matches(':focus')) return;
    this.#host.change(focused(this.#host.model));
    if (input.value !== input.defaultValue) this.#edit();
    // No overlay for Tab: it would cover the page that the shopper moves through. A finger does not always hover.
    if (!input.autofocus) this.#touch(this.#host.matches(':hover') || isByFinger(firstUse));
  }

  /** Listens on the box, because a theme may replace its form at any time. */
  #on(type: string, listener: (event: Event) => void): void {
    const {signal} = this.#listening;
    this.#host.addEventListener(type, event => event.target === this.input && listener(event), {signal});
  }

  #edit(): void {
    this.#editedAt = performance.now();
    this.#host.change(edited(this.#host.model, this.text, this.#composition.isUnfinished));
  }

  #touch(isPointer: boolean): void {
    if (this.#host.onlySubmits) return;
    this.read();
    this.#host.change(touched(this.#host.model, isPointer && matchMedia(PHONE).matches));
  }

  readonly #onFocusOut = ({relatedTarget}: FocusEvent): void => {
    if (this.#host.contains(relatedTarget as Node | null)) return;
    this.#host.change(blurred(this.#host.model, !relatedTarget && matchMedia(TOUCH).matches));
  };
}

const isByFinger = (event: Event | undefined) =>
  event?.type === 'touchstart' || (event as PointerEvent | undefined)?.pointerType === 'touch';
