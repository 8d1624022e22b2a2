import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-follower.ts';
import type {ResultsHost} from '../results-host.ts';

/** From here on a shopper wonders whether anything happens. */
const SLOW_MS = 400;

/** Tells when other results take long: the list is dimmed then, and the count says so. */
export class SlowAnswers {
  readonly #host: ResultsHost;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSlow = false;

  constructor(host: ResultsHost) {
    this.#host = host;
    new StoreFollower(host, (store, signal) => this.#follow(store, signal));
  }

  /** Whether the shopper has been waiting for other results for a while. */
  get isSlow(): boolean {
    return this.#isSlow;
  }

  #follow(store: SearchStore, signal: AbortSignal): void {
    const unsubscribe = store.subscribe(({status}) => {
      if (status === 'refreshing' && !store.adds) this.#timer ??= setTimeout(() => this.#set(true), SLOW_MS);
      else this.#stop();
    });
    signal.addEventListener('abort', () => {
      unsubscribe();
      this.#stop();
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
    this.#host.requestUpdate();
  }
}
