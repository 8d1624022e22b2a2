import {MAX_QUERY_LENGTH} from '../../core/contract/limits.ts';
import {Composition} from '../../core/query/composition.ts';
import {queryText} from '../../core/query/query-text.ts';
import type {Translate} from '../../i18n/translator.ts';

/** From this many characters before the limit on, the shopper is told how many are left. */
const NEAR_LIMIT = 20;

/** Whom a search field tells. */
export interface FieldListener {
  /** There is another text in it; `isHeld` while an IME is composing it, so that it should not be searched yet. */
  readonly onText: (isHeld: boolean) => void;
  /** A key that is no IME's; Escape wherever it is pressed in the box. Returns whether it is used up. */
  readonly onKey: (event: KeyboardEvent) => boolean;
  /** It was clicked or tapped. */
  readonly onTouch: () => void;
}

/** The input of a search box, as a shopper types in it: by keyboard, by an IME, or by pasting. */
export class SearchField {
  readonly #box: HTMLElement;
  readonly #listener: FieldListener;
  readonly #composition = new Composition();
  /** Whether the key that is down was used up. */
  #usedUp = false;

  constructor(box: HTMLElement, listener: FieldListener) {
    this.#box = box;
    this.#listener = listener;
    // On the box, not on the input: a theme may replace its form at any time.
    this.#on('input', ({isComposing}: InputEvent) => this.#onInput(isComposing));
    this.#on('compositionupdate', ({data}: CompositionEvent) => this.#composition.update(data));
    this.#on('compositionend', () => this.#onInput(false));
    box.addEventListener('keydown', event => {
      if (event.target === this.input || event.key === 'Escape') this.#onKeydown(event);
    });
    // A key that closed the list closes nothing around the box, such as a theme's drawer.
    this.#on('keyup', (event: KeyboardEvent) => this.#usedUp && event.stopPropagation());
    this.#on('click', () => listener.onTouch());
  }

  /** The theme's input; ours where the theme brings none. */
  get input(): HTMLInputElement | null {
    return this.#box.querySelector<HTMLInputElement>('input[type="search"], input[name="q"]');
  }

  /** The text as it is searched for: without invisible marks and the spaces around it, full-width ones too. */
  get query(): string {
    return queryText(this.input?.value ?? '');
  }

  /** Whether there is something to search for, and no more of it than the service takes (§8.2). */
  get isSendable(): boolean {
    return this.query !== '' && this.query.length <= MAX_QUERY_LENGTH;
  }

  /** What is said of the length of the text: before the limit, and past it. */
  hint(translate: Translate): string {
    const left = MAX_QUERY_LENGTH - this.query.length;
    if (left < 0) return translate('tooLong', {count: MAX_QUERY_LENGTH});
    return left < NEAR_LIMIT ? translate('charactersLeft', {count: left}) : '';
  }

  #on<E extends Event>(type: string, listen: (event: E) => void): void {
    this.#box.addEventListener(type, event => event.target === this.input && listen(event as E));
  }

  #onInput(isComposing: boolean): void {
    // Safari before 16.4 says nothing of it: there `compositionend` alone tells.
    if (isComposing === false) this.#composition.end();
    this.#listener.onText(this.#composition.held);
  }

  #onKeydown(event: KeyboardEvent): void {
    // Keys that an IME handles are none of ours; Safari tells of the last one after `compositionend`, by keyCode.
    if (event.isComposing || event.keyCode === 229) return;
    // A key that types is told by what it types. What a browser fills in is told as a key without a name.
    this.#usedUp = event.key?.length > 1 && this.#listener.onKey(event);
    if (!this.#usedUp) return;
    event.preventDefault();
    event.stopPropagation();
  }
}
