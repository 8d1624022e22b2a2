import {html, nothing, type ReactiveController} from 'lit';
import {recentSearches} from '../../service/browser/recent-searches.ts';
import type {Localization} from '../shared/localize.ts';
import {shopperFilters} from './active-filters.ts';
import {emptyState, otherTerms} from './empty-state.ts';
import {adoptFeatureStyles} from './features.styles.ts';
import {isStart} from './history/is-start.ts';
import type {ResultsHost} from './results-host.ts';
import {terms} from './terms.ts';

/** The place of no results: why nothing was found, and ways on; recent searches if nothing is searched for (`empty-list`). */
export class NoResults implements ReactiveController {
  readonly #host: ResultsHost;
  #recent: readonly string[] | undefined;
  #undo = () => {};

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    this.#recent = undefined;
    adoptFeatureStyles(this.#host);
    this.#undo = this.#host.fill({empty: localization => this.#render(localization)});
  }

  hostUpdate(): void {
    const offersRecent = this.#host.emptyList && isStart(this.#host);
    this.#recent = offersRecent ? (this.#recent ?? recentSearches.read()) : undefined;
  }

  hostDisconnected(): void {
    this.#undo();
  }

  #render(localization: Localization): unknown {
    const {status, answer} = this.#host.store.state;
    if (this.#recent) return terms('recent', this.#recent, localization);
    if (status !== 'empty' || !answer) return nothing;
    return html`
      ${emptyState(answer, shopperFilters(this.#host), this.#host, localization)}
      ${terms('related', otherTerms(answer), localization)}
    `;
  }
}
