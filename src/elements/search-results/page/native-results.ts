import {writeHistory} from '../../../service/browser/history.ts';
import type {ResultsHost} from '../results-host.ts';

/** What the theme found is no answer to another query: where the service has none, the theme is asked that. */
export function askTheme(list: ResultsHost, native: string, leaving: AbortSignal): void {
  const {store} = list;
  // The theme's results are asked for once: the next visit has the list again.
  if (location.hash === '#store-search') writeHistory('replace', history.state, location.href.split('#')[0]);
  const undo = store.subscribe(({status, query}) => {
    const {followsAddress, query: own} = store.scope;
    const isLost = /unavailable|degraded/.test(status) && !store.acceptsQueries;
    if (isLost && list.fallback && followsAddress && !own && query.query !== native)
      // Not a reload, which shows nothing again when Back comes before the list does.
      location.replace(location.pathname + location.search);
  });
  leaving.addEventListener('abort', undo);
}
