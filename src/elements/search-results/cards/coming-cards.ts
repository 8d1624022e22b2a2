import type {SearchStore} from '../../../store/search-store.ts';
import type {SearchState, SearchStatus} from '../../../store/store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * Counts the cards of the next page from its request on, so that their skeletons move what is below then, and not when they
 * arrive. A request that is sent again after a refusal counts none.
 */
export class ComingCards extends StoreFollower<ResultsHost> {
  #count = 0;

  protected follow(store: SearchStore, signal: AbortSignal): void {
    const undo = this.host.fill({coming: () => this.#count});
    let before: SearchStatus = store.state.status;
    const unsubscribe = store.subscribe(state => {
      const {status} = state;
      if (status !== 'refreshing') this.#count = 0;
      else if (before !== 'refreshing') this.#count = before === 'limited' ? 0 : countNext(state);
      before = status;
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      undo();
    });
  }
}

function countNext({change, answer}: SearchState): number {
  if (change !== 'append' || answer?.next === undefined) return 0;
  return Math.max(0, Math.min(answer.request.limit, answer.total - answer.next));
}
