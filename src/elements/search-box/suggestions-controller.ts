import type {ReactiveController} from 'lit';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {Lazy} from '../shared/lazy.ts';
import type {BoxHost} from './box-host.ts';
import type {Combobox} from './combobox.ts';
import {debounceOf} from './debounce.ts';
import type {SearchField} from './search-field.ts';
import type {Suggestions} from './suggestions.ts';
import {forgotten, rested, type SuggestionsModel} from './suggestions-model.ts';

/** Requests suggestions after a debounce, with code that loads after the first render. Cached ones show at once. */
export class SuggestionsController implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #code: Lazy<Suggestions>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: BoxHost, field: SearchField, combobox: Combobox) {
    this.#host = host;
    this.#field = field;
    const themeCard = new Lazy(
      host,
      async () => (await import('../shared/templates/theme-card.ts')).themeCard,
    );
    this.#code = new Lazy(host, async () => {
      const {createSuggestions} = await import('./opened-box.ts');
      return createSuggestions(host, field, combobox, themeCard);
    });
    host.addController(this);
    host.onChange(before => this.#onChange(before));
  }

  /** The suggestions and the store that answers them; `undefined` until their code is loaded. */
  get loaded(): Suggestions | undefined {
    return this.#code.value;
  }

  /** Whether their code can't be loaded now. */
  get isMissing(): boolean {
    return this.#code.hasFailed;
  }

  hostConnected(): void {
    // After the first render, so that typing is not delayed.
    void this.#host.updateComplete.then(() => this.#code.load());
  }

  hostDisconnected(): void {
    this.forget();
  }

  /** Closes the list, and drops the suggestions that it shows or waits for. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#host.change(forgotten(this.#host.model));
    this.loaded?.reset();
  }

  #onChange(before: SuggestionsModel): void {
    const {text, edits} = this.#host.model;
    if (edits !== before.edits) this.#onEdit(text);
    else if (text !== before.text) this.forget();
  }

  #onEdit(text: string): void {
    clearTimeout(this.#timer);
    const {model, minChars, onlySubmits} = this.#host;
    if (model.isHeld || onlySubmits || text.length > MAX_QUERY_LENGTH) return;
    if ([...text].length < minChars) this.forget();
    else if (!this.loaded?.showCached(text))
      this.#timer = setTimeout(() => this.#onRest(text), this.#debounce);
  }

  #onRest(text: string): void {
    // A reset may have just changed it.
    if (text !== this.#field.text) return;
    this.#host.change(rested(this.#host.model));
    this.loaded?.requestDue();
  }

  get #debounce(): number {
    const {model, debounce} = this.#host;
    return debounceOf(model, debounce) + (this.loaded?.extraDebounce ?? 0);
  }
}
