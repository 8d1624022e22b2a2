import type {ReactiveController, ReactiveControllerHost} from 'lit';
import {getStore} from './registry.ts';
import type {SearchState} from './search-state.ts';
import type {SearchStore} from './search-store.ts';

/** An element that shows a store: its `instance` names it, a `store` property overrules. */
export interface SearchHost extends ReactiveControllerHost, HTMLElement {
  readonly instance: string;
  readonly store: SearchStore | undefined;
}

/** Ties an element to its store while it is on the page, and has it rendered anew with each snapshot. */
export class SearchController implements ReactiveController {
  readonly #host: SearchHost;
  readonly #changed: (state: SearchState) => void;
  #store: SearchStore | undefined;
  #undo: (() => void)[] = [];

  /** @param changed called with each snapshot, before the element renders it. */
  constructor(host: SearchHost, changed: (state: SearchState) => void = () => {}) {
    this.#host = host;
    this.#changed = changed;
    host.addController(this);
  }

  get store(): SearchStore {
    return this.#store ?? this.#host.store ?? getStore(this.#host.instance);
  }

  get state(): SearchState {
    return this.store.state;
  }

  hostConnected(): void {
    this.#store = this.#host.store ?? getStore(this.#host.instance);
    this.#undo = [this.#store.connect(this.#host), this.#store.subscribe(state => this.#show(state))];
  }

  hostDisconnected(): void {
    for (const undo of this.#undo.splice(0)) undo();
    this.#store = undefined;
  }

  /** The `instance` or `store` of an element on the page was changed. */
  hostUpdate(): void {
    const store = this.#host.store ?? getStore(this.#host.instance);
    if (!this.#store || store === this.#store) return;
    this.hostDisconnected();
    this.hostConnected();
  }

  #show(state: SearchState): void {
    this.#host.dataset.state = state.status;
    this.#changed(state);
    this.#host.requestUpdate();
  }
}
