import {getStore as getStoreOfPage} from '../store/registry.ts';
import {SearchStore} from '../store/search-store.ts';
import type {Services} from '../store/services.ts';
import type {SearchState, Store} from '../store/store.ts';

export * from './index.ts';

/** Returns the store of an instance; on a server, a store that stays idle. */
export function getStore(instance?: string): Store {
  return 'document' in globalThis ? getStoreOfPage(instance) : idleStore;
}

/** A store that sends no request and stays idle, because all visitors of a server share it. */
class IdleStore extends SearchStore {
  override subscribe(listener: (state: SearchState) => void): () => void {
    listener(this.state);
    return () => {};
  }

  override async search(): Promise<void> {}
  override async loadMore(): Promise<void> {}
  override async loadPrevious(): Promise<void> {}
  override async retry(): Promise<void> {}
  override async restore(): Promise<void> {}
  override peek(): undefined {}
  override handOver(): undefined {}
}

/** The configuration, the only service that an idle store uses. */
const config: Partial<Services['config']> = {rootUrl: '/'};

const idleStore: SearchStore = new IdleStore({config} as Services);
