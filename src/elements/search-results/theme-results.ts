import {writeHistory} from '../../service/browser/history.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import type {Feature} from './feature.ts';
import {STORE_SEARCH} from './history/list-query.ts';

interface FallbackHost extends StoreHost {
  readonly urlSync: 'off' | null;
  readonly hasFallback: boolean;
  readonly openedQuery: string;
}

/**
 * Liquid rendered results for the query that the page was opened with. If the service fails for another one, reloads the page
 * so that Liquid can answer it.
 */
export const themeResults: Feature<FallbackHost> = {
  name: 'theme results',
  start(list, signal) {
    const {store} = list;
    // The theme's results were asked for once; the next visit shows the list again.
    if (location.hash === STORE_SEARCH && list.urlSync !== 'off')
      writeHistory('replace', history.state, location.href.split('#')[0]);
    const unsubscribe = store.subscribe(({status, query}) => {
      const {followsAddress, query: own} = store.scope;
      const isUnserved = (status === 'unavailable' || status === 'degraded') && !store.acceptsQueries;
      const isOther = !own && query.query !== list.openedQuery;
      // Not `reload()`, which would show nothing again if Back came before the list did.
      if (isUnserved && isOther && followsAddress && list.hasFallback)
        location.replace(location.pathname + location.search);
    });
    signal.addEventListener('abort', unsubscribe);
  },
};
