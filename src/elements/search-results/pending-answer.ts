import type {SearchStore} from '../../store/search-store.ts';
import type {SearchState, SearchStatus} from '../../store/store.ts';
import {StoreFollower} from '../../store/store-controller.ts';
import type {ResultsHost} from './results-host.ts';

/** Dims the list after this time, in milliseconds. */
const SLOW_MS = 400;

/** Dims the list when other results take long, and says so in place of the count. */
export class SlowAnswers extends StoreFollower<ResultsHost> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSlow = false;

  protected follow(store: SearchStore, signal: AbortSignal): void {
    const undo = this.host.fill({isSlow: () => this.#isSlow});
    const unsubscribe = store.subscribe(({status, change}) => {
      if (status === 'refreshing' && change === 'replace')
        this.#timer ??= setTimeout(() => this.#set(true), SLOW_MS);
      else this.#stop();
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      this.#stop();
      undo();
    });
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#set(false);
  }

  #set(isSlow: boolean): void {
    if (isSlow === this.#isSlow) return;
    this.#isSlow = isSlow;
    this.host.requestUpdate();
  }
}

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
