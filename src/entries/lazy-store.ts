import {globals} from '../store/globals.ts';
import type {getStore} from '../store/registry.ts';
import type {SearchStore} from '../store/search-store.ts';
import {idle, type Store} from '../store/store.ts';

/** Delay before a subscription tries again to load the store, in milliseconds; doubled after each failure. */
const RETRY_MS = 2000;

const lazyStores = new Map<string, Store>();

/** Returns the store of an instance, always the same object. The first call or subscription loads its code. */
export function lazyStore(instance = 'default'): Store {
  const store = lazyStores.get(instance) ?? createLazyStore(instance);
  lazyStores.set(instance, store);
  return store;
}

function createLazyStore(instance: string): Store {
  const load = async () => {
    await import('./store.ts');
    return (globals.getStore as typeof getStore)(instance);
  };
  return {
    get state() {
      return globals.stores.get(instance)?.state ?? idle;
    },
    subscribe(listener) {
      let undo: (() => void) | undefined;
      let isOver = false;
      const use = (store: SearchStore) => {
        if (!isOver) undo = store.subscribe(listener);
        // The listener may unsubscribe during its first, synchronous call.
        if (isOver) undo?.();
      };
      const attach = (delay: number) => {
        if (!isOver) void load().then(use, () => setTimeout(attach, delay, delay * 2));
      };
      attach(RETRY_MS);
      return () => {
        isOver = true;
        undo?.();
      };
    },
    search: async patch => {
      await globals.loadList?.();
      return (await load()).search(patch);
    },
    loadMore: async () => (await load()).loadMore(),
    retry: async () => (await load()).retry(),
    reset: async () => (await load()).reset(),
  };
}
