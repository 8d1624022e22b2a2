import type {PageQuery} from '../core/page-query.ts';
import {openStorage} from '../service/storage.ts';
import type {SearchStore} from '../store/search-store.ts';
import type {CardList} from './card-list.ts';
import {askedQuery, scopeOf} from './list-query.ts';
import type {SearchResultsElement} from './search-results.ts';
import type {Snapshots} from './snapshots.ts';

/** Where a link to the store's own results leads: there the list leaves its place to them, once. */
const STORE_SEARCH = '#store-search';

/**
 * What a list asks for when its page is opened, when it is to list something else, and when Back or Forward come to it.
 *
 * @param leaving ends it.
 * @returns what serves the page around the list and keeps what is on screen for Back; fetched after the first paint.
 */
export function visit(
  list: SearchResultsElement,
  cards: CardList,
  leaving: AbortSignal,
): () => Promise<Snapshots> {
  const {store} = list;
  const {scope} = store;
  store.scope = scopeOf(list);
  const disconnect = store.connect(list);
  leaving.addEventListener('abort', () => {
    disconnect();
    store.scope = {...store.scope, writeAddress: undefined};
  });
  let surroundings: Promise<Snapshots> | undefined;
  const bring = async (native: string) => {
    const {surround} = await import('./surroundings.ts');
    return surround(list, cards, openStorage('session'), native, leaving);
  };
  const surround = () => {
    // The query as it is now: the shopper may have gone back when the code is here.
    surroundings ??= bring(askedQuery(list).query);
    return surroundings;
  };
  const onPopState = () => {
    if (store.scope.writeAddress) void enter('history', askedQuery(list), store, surround);
  };
  addEventListener('popstate', onPopState, {signal: leaving});
  // Moved on the page, or joining a search that goes on: what is there stays. Not what another list asked, or this one
  // before an attribute changed.
  const isOther = scope.start && JSON.stringify(scope) !== JSON.stringify(store.scope);
  if (store.state.status !== 'idle' && !isOther) return surround;
  if (!store.scope.writeAddress) enterNearby(list, leaving);
  else if (isOther) void store.search(askedQuery(list), 'load');
  else if (location.hash === STORE_SEARCH)
    history.replaceState(history.state, '', location.pathname + location.search);
  else void enter('load', askedQuery(list), store, surround);
  return surround;
}

/** Back and Forward show again what was there; a reload and everything else asks the service. */
async function enter(
  origin: 'load' | 'history',
  query: PageQuery,
  store: SearchStore,
  surround: () => Promise<Snapshots>,
): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReturn = origin === 'history' || navigation?.type === 'back_forward';
  if (isReturn && history.state?.storefrontSearch) {
    const acted = untilActed();
    if (await (await surround()).restore(acted)) return;
    acted.abort();
  }
  await store.search(query, origin);
}

/** Aborted when the shopper does something; nothing listens any more when it is aborted before. */
function untilActed(): AbortController {
  const acted = new AbortController();
  const {signal} = acted;
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, () => acted.abort(), {signal, passive: true});
  return acted;
}

/**
 * A list that leaves the address alone is no results page: it waits until it comes near the viewport, and follows no
 * redirect.
 */
function enterNearby(list: SearchResultsElement, leaving: AbortSignal): void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      void list.store.search(askedQuery(list), 'history');
    },
    {rootMargin: '50%'},
  );
  observer.observe(list);
  leaving.addEventListener('abort', () => observer.disconnect());
}
