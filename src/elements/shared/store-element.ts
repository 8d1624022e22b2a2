import {getStore} from '../../store/registry.ts';
import type {SearchStore} from '../../store/search-store.ts';
import type {Store} from '../../store/store.ts';
import {SearchElement} from './search-element.ts';

/** An element that shows its store's search, and creates the store if it is the first of the `instance`. */
export abstract class StoreElement extends SearchElement {
  /** The store of the `instance`, or the one that was set. */
  override get store(): SearchStore {
    return super.store ?? getStore(this.instance);
  }

  override set store(store: Store | undefined) {
    super.store = store;
  }
}
