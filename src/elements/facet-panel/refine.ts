import type {Filters} from '../../core/filters/filters.ts';
import type {SearchStore} from '../../store/search-store.ts';

/** A change to the filters. */
export type FilterChange = (filters: Filters) => Filters;

/** Searches with a change to the current filters, of which the panel may not show all yet. */
export function refine(store: SearchStore, change: FilterChange): void {
  void store.search({filters: change(store.state.query.filters)});
}
