import {html, nothing, type ReactiveController} from 'lit';
import type {Localization} from '../shared/localize.ts';
import {shopperFilters} from './active-filters.ts';
import {emptyState, otherTerms} from './empty-state.ts';
import {adoptFeatureStyles} from './features.styles.ts';
import type {ResultsHost} from './results-host.ts';
import {terms} from './terms.ts';

/** The place of no results: why nothing was found, and ways on. */
export class NoResults implements ReactiveController {
  readonly #host: ResultsHost;
  #undo = () => {};

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    adoptFeatureStyles(this.#host);
    this.#undo = this.#host.fill({empty: localization => this.#render(localization)});
  }

  hostDisconnected(): void {
    this.#undo();
  }

  #render(localization: Localization): unknown {
    const {status, answer} = this.#host.store.state;
    if (status !== 'empty' || !answer) return nothing;
    return html`
      ${emptyState(answer, shopperFilters(this.#host), this.#host, localization)}
      ${terms('related', otherTerms(answer), localization)}
    `;
  }
}
