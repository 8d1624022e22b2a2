import type {ReactiveControllerHost} from 'lit';
import type {Filters} from '../../core/filters/filters.ts';
import {parseAddress} from '../../core/products/link.ts';
import {queryText} from '../../core/query/query-text.ts';
import {readSearchFilters} from '../../core/query/search-filters.ts';
import {getConfig, globals} from '../../store/globals.ts';
import {CompositionWatch} from '../shared/composition-watch.ts';
import {whileConnected} from '../shared/while-connected.ts';
import {
  blurred,
  dropped,
  edited,
  focused,
  rewritten,
  type SuggestionsModel,
  touched,
} from './suggestions-model.ts';

const PHONE = '(max-width: 40rem)';
/** A screen that is touched, and has an on-screen keyboard. */
const TOUCH = '(pointer: coarse)';

/** A search box with a field. */
export interface FieldHost extends ReactiveControllerHost, HTMLElement {
  /** Whether the box only submits: because the theme wants that, or suggestions are unavailable. */
  readonly onlySubmits: boolean;
  /** The state of the box. */
  readonly model: SuggestionsModel;
  /** Shows another model, which `step` makes of the present one. */
  change(step: (model: SuggestionsModel) => SuggestionsModel): void;
}

/** The input of a search box, as a shopper types in it: by keyboard, by an input method, or by pasting. */
export class SearchField {
  readonly #box: FieldHost;
  readonly #composition = new CompositionWatch();
  #editedAt = 0;

  constructor(box: FieldHost) {
    this.#box = box;
    whileConnected(box, signal => {
      this.#listen(signal);
      this.#catchUp();
    });
  }

  /** The theme's input; ours if the theme brings none. */
  get input(): HTMLInputElement | null {
    return this.#box.querySelector<HTMLInputElement>('input[type="search"], input[name="q"]');
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

  /** All fields of the theme's form. */
  get params(): URLSearchParams {
    const form = this.input?.form;
    const params = new URLSearchParams();
    for (const [name, value] of form ? new FormData(form) : []) params.append(name, String(value));
    return params;
  }

  /** The filters that the theme's form adds to a search; `undefined` if only Liquid can answer them. */
  get filters(): Filters | undefined {
    return readSearchFilters(this.params);
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
    if (!this.#composition.isComposing) this.#box.change(model => rewritten(model, this.text));
  };

  /** Listens on the box, because a theme may replace its form at any time. */
  #listen(signal: AbortSignal): void {
    const box = this.#box;
    const on = (type: string, listener: (event: Event) => void) =>
      box.addEventListener(type, event => event.target === this.input && listener(event), {signal});
    for (const type of ['keydown', 'compositionstart', 'compositionupdate', 'input', 'compositionend'])
      on(type, event => this.#composition.handleEvent(event));
    for (const type of ['input', 'compositionend']) on(type, () => this.#edit());
    on('click', () => this.#touch(true));
    on('focusin', () => box.change(focused));
    box.addEventListener('focusout', event => this.#onFocusOut(event), {signal});
    // Not every browser dispatches `focusout` for a removed field.
    signal.addEventListener('abort', () => box.change(model => blurred(dropped(model), false)));
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
    this.#box.change(focused);
    if (input.value !== input.defaultValue) this.#edit();
    // No overlay for Tab: it would cover the page that the shopper moves through. A finger does not always hover.
    if (!input.autofocus) this.#touch(this.#box.matches(':hover') || isByFinger(firstUse));
  }

  #edit(): void {
    this.#editedAt = performance.now();
    this.#box.change(model => edited(model, this.text, this.#composition.isUnfinished));
  }

  #touch(isPointer: boolean): void {
    if (this.#box.onlySubmits) return;
    this.read();
    this.#box.change(model => touched(model, isPointer && matchMedia(PHONE).matches));
  }

  #onFocusOut({relatedTarget}: FocusEvent): void {
    if (this.#box.contains(relatedTarget as Node | null)) return;
    this.#box.change(model => blurred(model, !relatedTarget && matchMedia(TOUCH).matches));
  }
}

const isByFinger = (event: Event | undefined) =>
  event?.type === 'touchstart' || (event as PointerEvent | undefined)?.pointerType === 'touch';
