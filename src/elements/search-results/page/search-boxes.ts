import {whenOpen} from '../../../service/browser/prerendering.ts';
import {resultsPageSize} from '../../../service/browser/results-page-size.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * Shows the query in search boxes whose code is not loaded yet, also after Back. Keeps what the browser restored into a box,
 * until the shopper searches for something else.
 */
export class UntouchedBoxes extends StoreFollower<ResultsHost> {
  protected follow(store: SearchStore, signal: AbortSignal): void {
    let shown = '';
    const unsubscribe = store.subscribe(({query: {query}}) => {
      if (!store.acceptsQueries || !query || query === shown) return;
      for (const input of this.#inputs) {
        input.defaultValue = query;
        if (shown) input.value = query;
      }
      shown = query;
    });
    signal.addEventListener('abort', unsubscribe);
  }

  get #inputs(): HTMLInputElement[] {
    const inputs = document.querySelectorAll<HTMLInputElement>('search-box:not(:defined) [name=q]');
    const {instance} = this.host;
    return [...inputs].filter(
      input => (input.closest('search-box')?.getAttribute('instance') ?? 'default') === instance,
    );
  }
}

/** Remembers the size of the results page on the device: search boxes of other pages request as many results. */
export class RememberedPageSize extends StoreFollower<ResultsHost> {
  protected follow(store: SearchStore, signal: AbortSignal): void {
    const unsubscribe = store.subscribe(({status}) => {
      const {pageSize} = store.scope;
      if (status !== 'ready' || !store.acceptsQueries || resultsPageSize.get() === pageSize) return;
      whenOpen(() => resultsPageSize.set(pageSize));
    });
    signal.addEventListener('abort', unsubscribe);
  }
}
