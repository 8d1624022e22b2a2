import type {PageQuery, Scope} from '../../../core/query/page-query.ts';
import type {CardList} from '../cards/card-list.ts';
import {askedQuery, scopeOf} from '../list-query.ts';
import type {ResultsHost} from '../results-host.ts';
import type {Snapshots} from './snapshots.ts';

/** Where a link to the store's own results leads: there the list leaves its place to them, once; see `native-results.ts`. */
const STORE_SEARCH = '#store-search';

/**
 * What a list asks for when its page is opened, when it is to list something else, and when Back or Forward come to it.
 *
 * @param leaving ends it.
 * @returns what serves the page around the list and keeps what is on screen for Back; fetched after the first paint, and
 *   anew each time it could not be.
 */
export function visit(
  list: ResultsHost,
  cards: CardList,
  leaving: AbortSignal,
): () => Promise<Snapshots | undefined> {
  const {store} = list;
  const {scope} = store;
  store.configure(scopeOf(list));
  const disconnect = store.connect(list);
  leaving.addEventListener('abort', () => {
    disconnect();
    store.configure({followsAddress: false});
  });
  const asked = askedQuery(list);
  let surroundings: Promise<Snapshots | undefined> | undefined;
  const surround = () => {
    // The query as it was then: the shopper may have gone back since.
    surroundings ??= import('./surroundings.ts')
      .then(({surround}) => surround(list, cards, asked.query, leaving))
      .catch(() => {
        surroundings = undefined;
        return surroundings;
      });
    return surroundings;
  };
  // Back and Forward show again what was there, also where they came before the list did: to an entry with a name.
  const enter = async (query: PageQuery, origin: 'load' | 'history') => {
    const {href} = location;
    const isReturn = origin === 'history' || history.state?.storefrontSearch;
    // Something else may have been asked for meanwhile.
    if (isReturn && ((await (await surround())?.restore(origin)) || location.href !== href)) return;
    await store.search(query, origin);
  };
  const onPopState = () => store.scope.followsAddress && void enter(askedQuery(list), 'history');
  addEventListener('popstate', onPopState, {signal: leaving});
  // Moved on the page, or joining a search that goes on: what is there stays. Not what another list asked, or this one
  // before an attribute changed.
  const isOther = scope.start && describe(scope) !== describe(store.scope);
  if (store.state.status !== 'idle' && !isOther) return surround;
  const ask = () => store.search(asked, 'history');
  if (!store.scope.followsAddress)
    // At once, where the code that waits can't be had.
    void import('./nearby.ts').then(({whenNear}) => whenNear(list, leaving, ask), ask);
  else if (isOther) void store.search(asked, 'load');
  else if (location.hash !== STORE_SEARCH) void enter(asked, 'load');
  return surround;
}

/** A list that leaves the page no longer follows the address, which makes it no other list. */
const describe = (scope: Scope): string => JSON.stringify({...scope, followsAddress: undefined});
