import {toJson} from '../../core/json.ts';
import {SearchFilterEvent} from '../../store/events.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {StoreFollower} from '../../store/store-controller.ts';
import type {PanelHost} from './panel-host.ts';

/** Dispatches `search-filter` when the filters change, and tells the store that a panel shows them. */
export class FilterEvents extends StoreFollower<PanelHost> {
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
