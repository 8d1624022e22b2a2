import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {SearchStore} from './search-store.ts';
import type {SearchState} from './store.ts';

export interface StoreHost extends ReactiveControllerHost, HTMLElement {
  readonly store: SearchStore;
}

/** Follows the current store of its host while the host is connected. */
export abstract class StoreFollower<H extends StoreHost = StoreHost> implements ReactiveController {
  protected readonly host: H;
  #store: SearchStore | undefined;
  #following: AbortController | undefined;

  constructor(host: H) {
    this.host = host;
  }

  /** Follows a store until `signal` is aborted. */
  protected abstract follow(store: SearchStore, signal: AbortSignal): void;

  hostConnected(): void {
    this.restart();
  }

  hostUpdated(): void {
    if (this.#following && this.host.store !== this.#store) this.restart();
  }

  hostDisconnected(): void {
    this.#following?.abort();
    this.#following = undefined;
  }

  /** Aborts the signal and follows the store again. */
  restart(): void {
    this.#following?.abort();
    this.#following = new AbortController();
    this.#store = this.host.store;
    this.follow(this.#store, this.#following.signal);
  }
}

/** Reflects the status of its host's store as `data-state`, and updates the host after each change. */
export class StoreController extends StoreFollower {
  readonly #isRelevant: (state: SearchState) => boolean;

  /** @param isRelevant whether the host shows a change; by default it shows all. */
  constructor(host: StoreHost, isRelevant: (state: SearchState) => boolean = () => true) {
    super(host);
    this.#isRelevant = isRelevant;
    host.addController(this);
  }

  protected follow(store: SearchStore, signal: AbortSignal): void {
    const {host} = this;
    const unsubscribe = store.subscribe(state => {
      host.dataset.state = state.status;
      if (this.#isRelevant(state)) host.requestUpdate();
    });
    signal.addEventListener('abort', unsubscribe);
  }
}
