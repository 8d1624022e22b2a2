import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {SearchState} from './search-state.ts';
import type {SearchStore} from './search-store.ts';

/** An element with a store. */
export interface StoreHost extends ReactiveControllerHost, HTMLElement {
  readonly store: SearchStore;
}

/** Reflects the status of its host's store as `data-state`, and updates the host after each change. */
export class StoreController implements ReactiveController {
  readonly #host: StoreHost;
  readonly #isRelevant: (state: SearchState) => boolean;
  #store: SearchStore | undefined;
  #unsubscribe: (() => void) | undefined;

  /** @param isRelevant whether the host shows the change; by default it shows all. */
  constructor(host: StoreHost, isRelevant: (state: SearchState) => boolean = () => true) {
    this.#host = host;
    this.#isRelevant = isRelevant;
    host.addController(this);
  }

  hostConnected(): void {
    this.#subscribe();
  }

  hostUpdate(): void {
    if (this.#unsubscribe && this.#host.store !== this.#store) this.#subscribe();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  #subscribe(): void {
    this.#unsubscribe?.();
    this.#store = this.#host.store;
    this.#unsubscribe = this.#store.subscribe(state => {
      this.#host.dataset.state = state.status;
      if (this.#isRelevant(state)) this.#host.requestUpdate();
    });
  }
}
