import type {SearchResultsElement} from './search-results.ts';

/** What could not be asked for want of a network is asked as soon as there is one. */
export function askOnceOnline({store}: SearchResultsElement, leaving: AbortSignal): void {
  const onOnline = () => {
    if (store.state.error?.code === 'offline') void store.retry();
  };
  addEventListener('online', onOnline, {signal: leaving});
  // This code may have come with the network.
  onOnline();
}
