import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {SearchStore} from './search-store.ts';

/** An element with a store. */
export interface StoreHost extends ReactiveControllerHost, HTMLElement {
  readonly store: SearchStore;
}

/** Follows a store until `signal` is aborted. */
export type FollowStore = (store: SearchStore, signal: AbortSignal) => void;

/** Makes a feature follow its host's current store while the host is connected. */
export class StoreFollower implements ReactiveController {
  readonly #host: StoreHost;
  readonly #follow: FollowStore;
  #store: SearchStore | undefined;
  #following: AbortController | undefined;

  constructor(host: StoreHost, follow: FollowStore) {
    this.#host = host;
    this.#follow = follow;
    host.addController(this);
  }

  hostConnected(): void {
    this.restart();
  }

  hostUpdate(): void {
    if (this.#following && this.#host.store !== this.#store) this.restart();
  }

  hostDisconnected(): void {
    this.#following?.abort();
    this.#following = undefined;
  }

  /** Aborts the feature's signal and starts over. */
  restart(): void {
    this.#following?.abort();
    this.#following = new AbortController();
    this.#store = this.#host.store;
    this.#follow(this.#store, this.#following.signal);
  }
}
