import type {ReactiveController} from 'lit';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {Localization} from '../../store/page.ts';
import {Lazy} from '../shared/lazy.ts';
import type {BoxHost} from './box-host.ts';
import type {Combobox} from './combobox.ts';
import type {ListContent} from './option-list.ts';
import type {SearchField} from './search-field.ts';
import type {SuggestionTemplate} from './suggestion-template.ts';
import type {Suggestions} from './suggestions.ts';

/** The debounce that the service asks for, in milliseconds (§8.7). */
const DEBOUNCE = {min: 250, max: 300};
/** How often an open list compares the text: browsers fire no event when a script or a form's reset changes it. */
const COMPARE_MS = 100;

/**
 * Decides what a search box offers: recent searches while the field is empty, suggestions for a text. Requests suggestions
 * after a debounce; cached ones show at once.
 */
export class SuggestionsController implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #combobox: Combobox;
  readonly #code: Lazy<Suggestions>;
  readonly #template: Lazy<SuggestionTemplate>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The text that the list is for. */
  #text = '';
  #comparing: ReturnType<typeof setInterval> | undefined;
  /** The query whose debounce ended while the code was loading. */
  #pending: string | undefined;

  constructor(host: BoxHost, field: SearchField, combobox: Combobox) {
    this.#host = host;
    this.#field = field;
    this.#combobox = combobox;
    this.#code = new Lazy(host, () => this.#load());
    this.#template = new Lazy(host, () => this.#loadTemplate());
    host.addController(this);
  }

  /** The suggestions and the store that answers them; `undefined` until their code is loaded. */
  get loaded(): Suggestions | undefined {
    return this.#code.value;
  }

  hostConnected(): void {
    // After the first render, so that typing is not delayed.
    void this.#host.updateComplete.then(() => this.#code.load());
  }

  hostUpdated(): void {
    const {isOpen} = this.#combobox;
    if (isOpen === (this.#comparing !== undefined)) return;
    clearInterval(this.#comparing);
    this.#comparing = isOpen ? setInterval(() => this.isOutdated && this.onText(), COMPARE_MS) : undefined;
  }

  hostDisconnected(): void {
    this.forget();
    clearInterval(this.#comparing);
    this.#comparing = undefined;
  }

  /** Whether the field holds another text than the list is for. */
  get isOutdated(): boolean {
    return this.#field.query !== this.#text;
  }

  /** What there is to choose from. */
  content(localization: Localization): ListContent {
    return this.loaded?.content(this.#field.query, localization) ?? {groups: [], isStale: false};
  }

  /** What to tell the shopper about the text, or about missing suggestions. */
  hint(translate: Translate, isOverlay: boolean): string {
    if (!this.#combobox.isOpen) return '';
    return this.#field.hint(translate) || (this.loaded?.hint(translate, isOverlay) ?? '');
  }

  /**
   * Responds to another text in the field.
   *
   * @param isHeld whether an IME is still composing it.
   */
  onText(isHeld = false): void {
    const {query} = this.#field;
    const {onlySubmits, minChars} = this.#host;
    this.#cancel();
    this.#text = query;
    this.#combobox.show(query !== '');
    if (isHeld || onlySubmits || query.length > MAX_QUERY_LENGTH) return;
    if ([...query].length < minChars) {
      this.forget();
      this.offerRecent();
    } else if (!this.loaded?.showCached(query)) {
      this.#timer = setTimeout(() => this.#request(query), this.#debounce);
    }
  }

  /** Opens the list, with the recent searches if the field is empty. */
  open(): void {
    if (this.isOutdated) this.forget();
    this.#text = this.#field.query;
    this.#combobox.show(true);
    this.offerRecent();
  }

  /** Offers the recent searches, if the field is empty. */
  offerRecent(suggestions = this.loaded): void {
    const {recent, onlySubmits} = this.#host;
    if (this.#field.query || recent === 'off' || onlySubmits) return;
    if (suggestions?.recent.load()) this.#combobox.show(true);
  }

  /** Closes the list of a field that the shopper has left. A failed search is not retried for it. */
  leave(): void {
    this.#combobox.show(false);
    this.loaded?.resetFailure();
  }

  /** Closes the list, and drops the suggestions that it shows or waits for. */
  forget(): void {
    this.#cancel();
    this.#combobox.show(false);
    this.loaded?.reset();
  }

  get #debounce(): number {
    const {min, max} = DEBOUNCE;
    const rest = this.loaded?.extraDebounce ?? 0;
    return Math.min(Math.max(min, this.#host.debounce), max) + rest;
  }

  #cancel(): void {
    clearTimeout(this.#timer);
    this.#pending = undefined;
  }

  #request(query: string): void {
    if (query !== this.#field.query) return;
    if (this.loaded) void this.loaded.request(query);
    else this.#pending = query;
  }

  async #load(): Promise<Suggestions> {
    const {Suggestions} = await import('./opened-box.ts');
    const suggestions = new Suggestions(this.#host, this.#field, this.#combobox, this.#template);
    const {query, input} = this.#field;
    if (query && query === this.#pending) void suggestions.request(query);
    if (input?.matches(':focus')) this.offerRecent(suggestions);
    return suggestions;
  }

  async #loadTemplate(): Promise<SuggestionTemplate> {
    const {SuggestionTemplate} = await import('./suggestion-template.ts');
    return new SuggestionTemplate(this.#host);
  }
}
