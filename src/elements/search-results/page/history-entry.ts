import type {PageQuery} from '../../../core/query/page-query.ts';
import type {SearchStore} from '../../../store/search-store.ts';

/**
 * Calls `before` when the history is about to get an entry for a search; who came last goes first. What it returns becomes
 * part of the entry's state.
 */
export function beforeEntry(store: SearchStore, before: (query: PageQuery) => object | undefined): void {
  const {scope} = store;
  const writeAddress: typeof scope.writeAddress = (query, how, state) =>
    scope.writeAddress?.(query, how, how === 'push' ? {...state, ...before(query)} : state);
  store.scope = {...scope, writeAddress};
}
