import type {Filters} from '../../core/filters/filters.ts';
import {toJson} from '../../core/json.ts';
import {SearchFilterEvent} from '../../store/events.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {StoreFollower} from '../../store/store-controller.ts';

/** A change to the filters. */
export type FilterChange = (filters: Filters) => Filters;

/** Searches with a change to the current filters, of which the panel may not show all yet. */
export function refine(store: SearchStore, change: FilterChange): void {
  void store.search({filters: change(store.state.query.filters)});
  // Loads the code that the next choice may need. If that fails, the next search reports it.
  import('../../service/search/search-parts.ts').catch(() => {});
}

/** Dispatches `search-filter` when the filters change, and registers the panel in the store. */
export class FilterEvents extends StoreFollower {
  protected follow(store: SearchStore, signal: AbortSignal): void {
    let before = toJson(store.state.query.filters);
    const removePanel = store.addPanel();
    const unsubscribe = store.subscribe(({query: {filters}, status}) => {
      const now = toJson(filters);
      const isFirst = status === 'idle' || store.state.answer === undefined;
      if (now !== before && !isFirst) this.host.dispatchEvent(new SearchFilterEvent(filters));
      before = now;
    });
    signal.addEventListener('abort', () => {
      removePanel();
      unsubscribe();
    });
  }
}
