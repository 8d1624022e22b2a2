import type {ReactiveController, ReactiveControllerHost} from 'lit';
import type {SearchState} from './search-state.ts';
import type {SearchStore} from './search-store.ts';

/** Ties an element to a store while it is on the page, and has it rendered anew with each snapshot. */
export class SearchController implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #find: () => SearchStore;
  readonly #follow: (state: SearchState) => void;
  #store: SearchStore | undefined;
  #undo: (() => void) | undefined;

  /**
   * @param find names the store; asked again at each update, so that an element can change stores.
   * @param follow is called with each snapshot, before the element renders it.
   */
  constructor(
    host: ReactiveControllerHost & Element,
    find: () => SearchStore,
    follow: (state: SearchState) => void,
  ) {
    this.#host = host;
    this.#find = find;
    this.#follow = follow;
    host.addController(this);
  }

  get store(): SearchStore {
    return this.#store ?? this.#find();
  }

  get state(): SearchState {
    return this.store.state;
  }

  hostConnected(): void {
    this.#store = this.#find();
    this.#undo = this.#store.subscribe(state => {
      this.#follow(state);
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    this.#undo?.();
    this.#store = undefined;
  }

  hostUpdate(): void {
    if (!this.#store || this.#store === this.#find()) return;
    this.hostDisconnected();
    this.hostConnected();
  }
}
