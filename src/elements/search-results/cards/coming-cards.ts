import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-follower.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * Counts the cards of the next page from its request on, so that their skeletons move what is below then, and not when they
 * arrive. A refused request that is sent again counts none.
 */
export class ComingCards {
  readonly #host: ResultsHost;
  #count = 0;

  constructor(host: ResultsHost) {
    this.#host = host;
    new StoreFollower(host, (store, signal) => this.#follow(store, signal));
  }

  get count(): number {
    return this.#count;
  }

  #follow(store: SearchStore, signal: AbortSignal): void {
    const onStart = () => {
      this.#count = countNext(store);
    };
    this.#host.addEventListener('search-start', onStart, {signal});
    const unsubscribe = store.subscribe(({status}) => {
      if (status !== 'refreshing') this.#count = 0;
    });
    signal.addEventListener('abort', unsubscribe);
  }
}

function countNext({adds, state: {answer}}: SearchStore): number {
  if (adds !== 'next' || answer?.next === undefined) return 0;
  return Math.max(0, Math.min(answer.request.limit, answer.total - answer.next));
}
