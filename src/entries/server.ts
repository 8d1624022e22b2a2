import {getStore as getStoreOfPage} from '../store/registry.ts';
import {idle, type Store} from '../store/store.ts';

export * from './index.ts';

/** Returns the store of an instance; on a server, a store that stays idle. */
export function getStore(instance?: string): Store {
  return 'document' in globalThis ? getStoreOfPage(instance) : idleStore;
}

const doNothing = async (): Promise<void> => {};

/** A store that sends no request and stays idle, because all visitors of a server share it. */
const idleStore: Store = {
  state: idle,
  subscribe(listener) {
    listener(idle);
    return () => {};
  },
  search: doNothing,
  loadMore: doNothing,
  retry: doNothing,
  reset: doNothing,
};
