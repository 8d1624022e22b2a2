import {drop, type FilterEntry, filterEntries} from '../../core/filters/filters.ts';
import {withoutIgnored} from '../../core/filters/ignored-filters.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {chips, chipsStyles, reportIgnored} from '../shared/chips.ts';
import {crossStyles} from '../shared/cross.styles.ts';
import type {Feature, ListHost} from './feature.ts';

/** The active filters above the cards, unless a panel on the page shows them. Logs the filters that the service ignores. */
export const activeFilters: Feature = list => {
  for (const styles of [chipsStyles, crossStyles]) adoptStyles(list.renderRoot, styles);
  const remove = (entries: readonly FilterEntry[]) =>
    void list.store.search({filters: drop(list.store.state.query.filters, entries)});
  return {
    places: {
      chips: localization =>
        list.store.state.hasPanel ? undefined : chips(list, shopperFilters(list), localization, remove),
    },
    hostUpdated() {
      const {query, answer} = list.store.state;
      reportIgnored(filterEntries(query.filters), answer);
    },
  };
};

/** Returns the shopper's active filters. An embedded list without a panel has none: its filters are the theme's. */
export function shopperFilters({urlSync, store: {state}}: ListHost): readonly FilterEntry[] {
  if (urlSync === 'off' && !state.hasPanel) return [];
  return withoutIgnored(filterEntries(state.query.filters), state.answer);
}
