import {writeHistory} from '../../../service/browser/history.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import {STORE_SEARCH} from '../history/list-query.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * Liquid rendered results for the query that the page was opened with. If the service fails for another one, reloads the page
 * so that Liquid can answer it.
 */
export class ThemeResults extends StoreFollower<ResultsHost> {
  protected follow(store: SearchStore, signal: AbortSignal): void {
    // The theme's results were asked for once; the next visit shows the list again.
    if (location.hash === STORE_SEARCH && this.host.urlSync !== 'off')
      writeHistory('replace', history.state, location.href.split('#')[0]);
    const unsubscribe = store.subscribe(({status, query}) => {
      const {followsAddress, query: own} = store.scope;
      const isUnserved = (status === 'unavailable' || status === 'degraded') && !store.acceptsQueries;
      const isOther = !own && query.query !== this.host.openedQuery;
      // Not `reload()`, which would show nothing again if Back came before the list did.
      if (isUnserved && isOther && followsAddress && this.host.hasFallback)
        location.replace(location.pathname + location.search);
    });
    signal.addEventListener('abort', unsubscribe);
  }
}
