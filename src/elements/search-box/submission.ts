import type {ReactiveController} from 'lit';
import {recentSearches} from '../../service/browser/recent-searches.ts';
import type {BoxHost} from './box-host.ts';
import type {OverlayController} from './overlay-controller.ts';
import type {SearchField} from './search-field.ts';
import type {SuggestionsController} from './suggestions-controller.ts';

/** Confirmed searches, by Enter with no option or the form's button: in place, if the page has results for them. */
export class Submission implements ReactiveController {
  readonly #host: BoxHost;
  readonly #field: SearchField;
  readonly #suggestions: SuggestionsController;
  readonly #overlay: OverlayController;
  /** Whether a suggestion's redirect is leaving the page, until another search. */
  #isLeaving = false;

  constructor(
    host: BoxHost,
    field: SearchField,
    suggestions: SuggestionsController,
    overlay: OverlayController,
  ) {
    this.#host = host;
    this.#field = field;
    this.#suggestions = suggestions;
    this.#overlay = overlay;
  }

  hostConnected(): void {
    this.#host.addEventListener('submit', this.#onSubmit);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('submit', this.#onSubmit);
  }

  readonly #onSubmit = (event: Event): void => {
    const {query, isSendable} = this.#field;
    const follows = isSendable && Boolean(this.#suggestions.loaded?.followRedirect(query));
    // Without results here, the theme's form leads to the results page, which follows a redirect.
    if (!isSendable || follows || this.#searchInPlace(query)) event.preventDefault();
    if (!isSendable) return;
    this.#isLeaving = follows;
    this.#overlay.cancel();
    if (this.#host.recent !== 'off' && !this.#suggestions.loaded?.hasFoundNothing(query))
      recentSearches.add(query);
    this.#suggestions.forget();
  };

  #searchInPlace(query: string): boolean {
    const {store} = this.#host;
    if (!store?.acceptsQueries) return false;
    // Otherwise the redirect's page would replace the new results.
    if (this.#isLeaving) stop();
    this.#field.searched = query;
    void store.search({query});
    return true;
  }
}
