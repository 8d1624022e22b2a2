import {idleStore} from '../store/idle-store.ts';
import {getStore as getStoreOfPage} from '../store/registry.ts';
import type {Store} from '../store/store.ts';

export * from './index.ts';

/** Returns the store of an instance; on a server, a store that stays idle. */
export function getStore(instance?: string): Store {
  return 'document' in globalThis ? getStoreOfPage(instance) : idleStore;
}
