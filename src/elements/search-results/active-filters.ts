import {drop, type FilterEntry, filterEntries} from '../../core/filters/filters.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {chips, chipsStyles, reportIgnored, withoutIgnored} from '../shared/chips.ts';
import {crossStyles} from '../shared/cross.styles.ts';
import type {Localization} from '../shared/localize.ts';
import {PlacedFeature} from './placed-feature.ts';
import type {ResultsHost} from './results-host.ts';

/** The active filters above the cards, unless a panel on the page shows them. Logs the filters that the service ignores. */
export class ActiveFilters extends PlacedFeature {
  protected readonly places = {chips: (localization: Localization) => this.#render(localization)};

  override hostConnected(): void {
    super.hostConnected();
    const {shadowRoot} = this.host;
    if (!shadowRoot) return;
    adoptStyles(shadowRoot, chipsStyles);
    adoptStyles(shadowRoot, crossStyles);
  }

  hostUpdated(): void {
    const {query, answer} = this.host.store.state;
    reportIgnored(filterEntries(query.filters), answer);
  }

  #render(localization: Localization): unknown {
    const {store} = this.host;
    if (store.state.hasPanel) return undefined;
    const remove = (entries: readonly FilterEntry[]) =>
      void store.search({filters: drop(store.state.query.filters, entries)});
    return chips(this.host, shopperFilters(this.host), localization, remove);
  }
}

/** The active filters. Excludes the theme's, which are those of a list that neither shows nor offers filters. */
export function shopperFilters({urlSync, store: {state}}: ResultsHost): readonly FilterEntry[] {
  if (urlSync === 'off' && !state.hasPanel) return [];
  return withoutIgnored(filterEntries(state.query.filters), state.answer);
}
