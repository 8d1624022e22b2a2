import {BROWSE, MAX_LIMIT} from '../../core/contract/limits.ts';
import {readFilters} from '../../core/filters/filter-rules.ts';
import {cleanQuery, type PageQuery, type Scope, type Start} from '../../core/query/page-query.ts';
import {isSort, writePageUrl} from '../../core/query/page-url.ts';
import {queryText} from '../../core/query/query-text.ts';
import {readAddress} from '../../service/browser/address.ts';
import {report} from '../../service/console/report.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {StoreFollower} from '../../store/store-follower.ts';
import type {ResultsHost} from './results-host.ts';

const DEFAULT_PAGE_SIZE = 24;

/** The fragment of links to the theme's own results: the list leaves its place to them, once (`theme-results.ts`). */
const STORE_SEARCH = '#store-search';

/**
 * Searches for what the attributes and the address of a list ask for: when it is connected, when an attribute changes, and on
 * Back and Forward.
 */
export class ListSearch {
  readonly #host: ResultsHost;
  readonly #follower: StoreFollower;
  #openedQuery = '';

  constructor(host: ResultsHost) {
    this.#host = host;
    this.#follower = new StoreFollower(host, (store, signal) => this.#follow(store, signal));
  }

  /** The query that the page was opened with. */
  get openedQuery(): string {
    return this.#openedQuery;
  }

  /** Starts over with the attributes as they are now. */
  restart(): void {
    this.#follower.restart();
  }

  #follow(store: SearchStore, signal: AbortSignal): void {
    const {scope: before} = store;
    store.configure(scopeOf(this.#host));
    const disconnect = store.connect(this.#host);
    signal.addEventListener('abort', () => {
      disconnect();
      // Another list may have come before this one went.
      if (!store.hasList) store.configure({followsAddress: false});
    });
    addEventListener('popstate', () => this.#onPopState(store), {signal});
    // A theme may change the address after the markup.
    setTimeout(() => signal.aborted || this.#followChange(store));
    const query = requestedQuery(this.#host);
    this.#openedQuery = query.query;
    // Reconnected, or joining a running search: keep the current results, unless the list now asks for others.
    const isOther = before.start && describe(before) !== describe(store.scope);
    if (store.state.status !== 'idle' && !isOther) this.#followChange(store);
    else if (!store.scope.followsAddress)
      whenNear(this.#host, signal, () => void store.search(query, 'history'));
    else if (isOther) void store.search(query, 'load');
    else if (location.hash !== STORE_SEARCH) void this.#enter(store, query, 'load');
  }

  /** Searches for what the address asks for if a script has changed it, as page transitions of themes do by `pushState`. */
  #followChange(store: SearchStore): void {
    const {scope, state, address} = store;
    if (!scope.followsAddress || !address.isChanged) return;
    const query = requestedQuery(this.#host);
    const addressOf = (each: PageQuery) => writePageUrl(location.href, each, scope.start).href;
    if (addressOf(query) === addressOf(state.query)) return;
    this.#openedQuery = query.query;
    void this.#enter(store, query, 'load');
  }

  #onPopState(store: SearchStore): void {
    // The theme is about to replace the list.
    if (store.address.isOtherPage) return;
    if (store.scope.followsAddress) void this.#enter(store, requestedQuery(this.#host), 'history');
  }

  /** Restores the history entry if it has a name, which Back and Forward lead to, also from another page. */
  async #enter(store: SearchStore, query: PageQuery, origin: 'load' | 'history'): Promise<void> {
    const {href} = location;
    const isReturn = origin === 'history' || history.state?.storefrontSearch;
    if (isReturn && (await this.#host.restoreEntry(origin))) return;
    // The shopper may have gone on while the entry was looked up.
    if (location.href === href) await store.search(query, origin);
  }
}

/** What holds for every search of a list, by its attributes. */
function scopeOf(list: ResultsHost): Scope {
  const {pageSize, query, collection, urlSync, exclude} = list;
  return {
    start: startOf(list),
    pageSize: Math.min(Math.max(1, Math.floor(pageSize || DEFAULT_PAGE_SIZE)), MAX_LIMIT),
    query: queryText(query ?? '') || (collection ? BROWSE : ''),
    filters: collection ? {filter_collection: [collection]} : {},
    exclude,
    followsAddress: urlSync !== 'off',
  };
}

function startOf({filters: text, sort}: ResultsHost): Start {
  const {filters, problems} = readFilters(new URLSearchParams(text ?? ''));
  for (const problem of problems) void report('filters', problem);
  return {filters, sort: isSort(sort) ? sort : 'relevance'};
}

/**
 * What a list is to show, by the address, or by its attributes where the address says nothing. A `query` attribute stands for
 * the address's `q`, a collection for its `filter_collection`.
 */
function requestedQuery({store, query, collection, urlSync}: ResultsHost): PageQuery {
  const {start} = store.scope;
  if (urlSync === 'off') return {...cleanQuery, ...start};
  const asked = readAddress(start);
  const {filter_collection: _, ...others} = asked.filters;
  return {
    ...asked,
    query: queryText(query ?? '') ? '' : asked.query,
    filters: collection ? others : asked.filters,
  };
}

/** Compares scopes. A disconnected list no longer follows the address, which makes it no other list. */
const describe = (scope: Scope): string => JSON.stringify({...scope, followsAddress: undefined});

/** Calls `search` once the list comes within half a viewport. */
function whenNear(list: Element, signal: AbortSignal, search: () => void): void {
  const observer = new IntersectionObserver(
    entries => {
      if (!entries.at(-1)?.isIntersecting) return;
      observer.disconnect();
      search();
    },
    {rootMargin: '50%'},
  );
  observer.observe(list);
  signal.addEventListener('abort', () => observer.disconnect());
}
