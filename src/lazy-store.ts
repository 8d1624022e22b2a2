import type {SearchState} from './store/search-state.ts';
import type {SearchStore} from './store/search-store.ts';

/** A store's public face, usable before the store's code is here. */
export type LazyStore = Pick<SearchStore, 'state' | 'subscribe' | 'search' | 'loadMore' | 'retry' | 'reset'>;

const idle: SearchState = {
  status: 'idle',
  query: {query: '', filters: {}, sort: 'relevance', page: 1},
  answer: undefined,
  error: undefined,
};

/** The store of an instance. Its code is fetched when it is first asked to do something or to tell of changes. */
export function lazyStore(instance = 'default'): LazyStore {
  let store: SearchStore | undefined;
  const load = async () => (store ??= (await import('./results-page.ts')).getStore(instance));
  return {
    get state() {
      return store?.state ?? idle;
    },
    subscribe(listener) {
      let undo: (() => void) | undefined = () => {};
      void load().then(loaded => {
        undo &&= loaded.subscribe(listener);
      });
      return () => {
        undo?.();
        undo = undefined;
      };
    },
    search: async (...args) => (await load()).search(...args),
    loadMore: async () => (await load()).loadMore(),
    retry: async () => (await load()).retry(),
    reset: async () => (await load()).reset(),
  };
}
