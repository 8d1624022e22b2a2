import {whenOpen} from '../../../service/browser/prerendering.ts';
import {resultsPageSize} from '../../../service/browser/results-page-size.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import type {ResultsHost} from '../results-host.ts';

/** Remembers the size of the results page on the device: search boxes of other pages request as many results. */
export class RememberedPageSize extends StoreFollower<ResultsHost> {
  protected follow(store: SearchStore, signal: AbortSignal): void {
    const unsubscribe = store.subscribe(({status}) => {
      if (status === 'ready' && store.acceptsQueries)
        whenOpen(() => resultsPageSize.remember(store.scope.pageSize));
    });
    signal.addEventListener('abort', unsubscribe);
  }
}
