import {toJson} from '../../../core/json.ts';
import {isAsked, type PageQuery, type Scope} from '../../../core/query/page-query.ts';
import {listAddress, writePageUrl} from '../../../core/query/page-url.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import {Lazy} from '../../shared/lazy.ts';
import type {Localization} from '../../shared/localize.ts';
import {isPainted} from '../feature-loader.ts';
import {
  isLeftToLiquid,
  isPreviewed,
  type ListProperties,
  leadsBack,
  requestedQuery,
  STORE_SEARCH,
  scopeOf,
} from './list-query.ts';
import type {Snapshots, SnapshotsHost} from './snapshots.ts';

interface ListHost extends SnapshotsHost, Omit<ListProperties, 'dataset'> {
  readonly localization: Localization | undefined;
}

/**
 * Searches for what the attributes and the address of a list ask for: when it is connected, when an attribute changes, and on
 * Back and Forward.
 */
export class AddressSync extends StoreFollower<ListHost> {
  /** Loaded after the first paint, or before it if that shows a snapshot. */
  readonly #snapshots: Lazy<Snapshots>;
  #openedQuery = '';
  /** The properties that are searched for. */
  #followed = '';
  #pageHref = '';

  constructor(host: ListHost) {
    super(host);
    this.#snapshots = new Lazy(host, async () => new (await import('./snapshots.ts')).Snapshots(host));
    host.addController(this);
  }

  /** The query that the page was opened with. */
  get openedQuery(): string {
    return this.#openedQuery;
  }

  /** Returns the address of a page of the search; `undefined` if the list does not follow the address. */
  addressOf(page: number): string | undefined {
    const {scope, state} = this.host.store;
    return scope.followsAddress
      ? writePageUrl(this.#pageHref, {...state.query, page}, scope.start).href
      : undefined;
  }

  hostUpdate(): void {
    this.#pageHref = location.href;
  }

  /** Starts over if another property asks for other results. */
  override hostUpdated(): void {
    const {isConnected, store} = this.host;
    if (isConnected && this.#followed !== describeList(this.host)) this.restart();
    else super.hostUpdated();
    if (isPainted(this.host) && store.scope.followsAddress) this.#snapshots.load();
  }

  protected follow(store: SearchStore, signal: AbortSignal): void {
    this.#followed = describeList(this.host);
    if (isLeftToLiquid(this.host)) return;
    const {scope: before} = store;
    store.configure(scopeOf(this.host));
    const disconnect = store.connect(this.host);
    signal.addEventListener('abort', () => {
      disconnect();
      // Another list may have come before this one went.
      if (!store.hasList) store.configure({followsAddress: false});
    });
    addEventListener('popstate', () => this.#onPopState(store), {signal});
    // A theme may change the address after the markup.
    setTimeout(() => signal.aborted || this.#followChange(store));
    const query = requestedQuery(this.host, store.scope.start);
    this.#openedQuery = query.query;
    // Reconnected, or joining a running search: keep the current results, unless the list now asks for others.
    const isOther = before.start && describe(before) !== describe(store.scope);
    if (store.state.status !== 'idle' && !isOther) this.#followChange(store);
    else if (isPreviewed(this.host)) store.restore(query);
    else if (!store.scope.followsAddress)
      whenNear(this.host, signal, () => void store.search(query, 'history'));
    else if (isOther) void store.search(query, 'load');
    else if (location.hash !== STORE_SEARCH) void this.#enter(store, query, 'load');
  }

  /** Searches for what the address asks for if a script has changed it, as page transitions of themes do by `pushState`. */
  #followChange(store: SearchStore): void {
    const {scope, state, history} = store;
    if (!scope.followsAddress || !history.isChanged) return;
    const query = requestedQuery(this.host, store.scope.start);
    const addressOf = (each: PageQuery) => writePageUrl(location.href, each, scope.start).href;
    if (addressOf(query) === addressOf(state.query)) return;
    this.#openedQuery = query.query;
    void this.#enter(store, query, 'load');
  }

  #onPopState(store: SearchStore): void {
    // The theme is about to replace the list.
    if (store.history.isOtherPage) return;
    if (store.scope.followsAddress)
      void this.#enter(store, requestedQuery(this.host, store.scope.start), 'history');
  }

  /** Restores the history entry if Back and Forward lead to it, also from another page. */
  async #enter(store: SearchStore, query: PageQuery, origin: 'load' | 'history'): Promise<void> {
    const address = listAddress(location);
    if ((origin === 'history' || leadsBack()) && (await this.#restore(query))) return;
    // The shopper may have gone on meanwhile.
    if (listAddress(location) === address) await show(store, query, origin);
  }

  async #restore(query: PageQuery): Promise<boolean> {
    const snapshots = this.#snapshots.value ?? (await this.#snapshots.ready().catch(() => undefined));
    return snapshots?.restore(query) ?? false;
  }
}

/** Searches, or shows the theme's results if nothing is asked. */
async function show(store: SearchStore, query: PageQuery, origin: 'load' | 'history'): Promise<void> {
  if (isAsked(query, store.scope)) await store.search(query, origin);
  else store.restore(query);
}

/** The properties of a list that change what it searches for. */
const describeList = (list: ListHost): string => {
  const {firstResults, pageSize, collection, query, filters, sort, urlSync, exclude} = list;
  return toJson([firstResults, pageSize, collection, query, filters, sort, urlSync, exclude]);
};

/** Compares scopes. A disconnected list no longer follows the address, which makes it no other list. */
const describe = (scope: Scope): string => toJson({...scope, followsAddress: undefined});

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
