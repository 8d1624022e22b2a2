import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import type {ResultsHost} from '../results-host.ts';

/** The delay from which on a shopper wonders whether anything happens, in milliseconds. */
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
