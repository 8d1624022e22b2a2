import type {SearchStore} from '../store/search-store.ts';

/** Calls `before` when the history is about to get an entry for a search. What it returns becomes the entry's state. */
export function beforeEntry(store: SearchStore, before: () => object | undefined): void {
  const {scope} = store;
  const writeAddress: typeof scope.writeAddress = (query, how, state) =>
    scope.writeAddress?.(query, how, how === 'push' ? {...state, ...before()} : state);
  store.scope = {...scope, writeAddress};
}
