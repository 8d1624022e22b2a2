import type {ReactiveController} from 'lit';
import {recentSearches} from '../../service/browser/kept-lists.ts';
import type {Lazy} from '../shared/lazy.ts';
import type {BoxHost} from './box-host.ts';
import type {SearchField} from './search-field.ts';
import type {Suggestions} from './suggestions.ts';
import {dropped, isSendable, isStale} from './suggestions-model.ts';

/**
 * Handles confirmed searches, by Enter without an active option or by the form's button: searches in place if the page has a list for
 * them.
 */
export class Submission implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #suggestions: Lazy<Suggestions>;
  /** Whether a suggestion's redirect is leaving the page, until another search. */
  #isLeaving = false;

  constructor(host: BoxHost, field: SearchField, suggestions: Lazy<Suggestions>) {
    this.#host = host;
    this.#field = field;
    this.#suggestions = suggestions;
    host.addController(this);
  }

  hostConnected(): void {
    this.#host.addEventListener('submit', this.#onSubmit);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('submit', this.#onSubmit);
  }

  readonly #onSubmit = (event: Event): void => {
    this.#field.read();
    const {model, recent} = this.#host;
    const {text, search} = model;
    const follows = isSendable(model) && Boolean(this.#suggestions.value?.followRedirect(text));
    // Without results here, the theme's form leads to the results page, which follows a redirect.
    if (!isSendable(model) || follows || this.#searchInPlace(text)) event.preventDefault();
    else this.#suggestions.value?.handOver(text);
    if (!isSendable(model)) return;
    this.#isLeaving = follows;
    const isFruitless = search.status === 'empty' && !isStale(model);
    if (recent !== 'off' && !isFruitless) recentSearches.add(text);
    this.#host.change(dropped(this.#host.model));
  };

  #searchInPlace(text: string): boolean {
    const {store} = this.#host;
    const {filters} = this.#field;
    if (!store?.acceptsQueries || !filters) return false;
    // Otherwise the redirect's page would replace the new results.
    if (this.#isLeaving) store.stopNavigation();
    this.#host.change({...this.#host.model, searched: text});
    void store.search({query: text, filters});
    return true;
  }
}
