import {html, nothing} from 'lit';
import type {Localization} from '../shared/localize.ts';
import {emptyState, otherTerms, type Removal, removalsOf} from './empty-state.ts';
import {PlacedFeature} from './placed-feature.ts';
import {terms} from './terms.ts';

/** The place of no results: why nothing was found, and ways on. */
export class NoResults extends PlacedFeature {
  protected readonly places = {empty: (localization: Localization) => this.#render(localization)};
  /** Without one of the chosen filters each, what there would be instead, as far as the page knows. */
  #removals: readonly Removal[] = [];

  hostUpdate(): void {
    const {localization, store} = this.host;
    const isEmpty = localization && store.state.status === 'empty';
    this.#removals = isEmpty ? removalsOf(this.host, localization) : [];
  }

  #render(localization: Localization): unknown {
    const {status, answer} = this.host.store.state;
    if (status !== 'empty' || !answer) return nothing;
    return html`
      ${emptyState(answer, this.#removals, this.host, localization)}
      ${terms('related', otherTerms(answer), localization)}
    `;
  }
}
