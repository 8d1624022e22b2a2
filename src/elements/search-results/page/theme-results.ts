import {platformParameters} from '../../../core/query/page-url.ts';
import {writeHistory} from '../../../service/browser/history.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import {STORE_SEARCH} from '../history/list-query.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * Liquid rendered results for the address that the page was opened with. Reloads the page so that Liquid can answer another one: if the
 * service fails for another query, and if nothing is asked any more of a list that starts with the theme's results.
 */
export class ThemeResults extends StoreFollower<ResultsHost> {
  protected follow(store: SearchStore, signal: AbortSignal): void {
    // The theme's results were asked for once; the next visit shows the list again.
    if (location.hash === STORE_SEARCH && this.host.urlSync !== 'off')
      writeHistory('replace', history.state, location.href.split('#')[0]);
    const unsubscribe = store.subscribe(({status, query}) => {
      const {followsAddress, startsWithTheme, query: own} = store.scope;
      const isUnserved = (status === 'unavailable' || status === 'degraded') && !store.acceptsQueries;
      const isOther = !own && query.query !== this.host.openedQuery;
      const isOtherList =
        startsWithTheme && status === 'idle' && selection(location.href) !== selection(this.host.openedHref);
      if (this.host.hasFallback && ((isUnserved && isOther && followsAddress) || isOtherList)) reloadPage();
    });
    signal.addEventListener('abort', unsubscribe);
  }
}

/** The platform's own filters and sort in an address. */
function selection(href: string): string {
  const {searchParams} = new URL(href);
  return platformParameters(searchParams)
    .map(name => `${name}=${searchParams.getAll(name)}`)
    .join('&');
}

/** Not `location.reload()`, which would show nothing again if Back came before the list did. */
const reloadPage = (): void => location.replace(location.pathname + location.search);
