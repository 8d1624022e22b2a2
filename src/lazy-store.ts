import type {Page, Settings} from './store/page.ts';
import type {SearchState} from './store/search-state.ts';
import type {SearchStore} from './store/search-store.ts';

/** A store's public face, usable before the store's code is here. */
export type LazyStore = Pick<SearchStore, 'state' | 'subscribe' | 'search' | 'loadMore' | 'retry' | 'reset'>;

// As in `store/page.ts`, whose code is not here yet.
const KEY = Symbol.for('storefront-search.v1');
const shared = globalThis as {[KEY]?: Page};

shared[KEY] ??= {stores: new Map(), settings: {}};
const page: Page = shared[KEY];

/** Sets what only a script can set. To be called before the first search is answered. */
export function configure(settings: Settings): void {
  page.settings = settings;
}

const idle: SearchState = {
  status: 'idle',
  query: {query: '', filters: {}, sort: 'relevance', page: 1},
  answer: undefined,
  error: undefined,
};

/** The store of an instance. Its code is fetched when it is first asked to do something or to tell of changes. */
export function lazyStore(instance = 'default'): LazyStore {
  const load = async () =>
    page.stores.get(instance) ?? (await import('./results-page.ts')).getStore(instance);
  return {
    get state() {
      return page.stores.get(instance)?.state ?? idle;
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
