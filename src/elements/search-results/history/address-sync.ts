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

interface SyncedHost extends SnapshotsHost, Omit<ListProperties, 'dataset'> {
  readonly localization: Localization | undefined;
}

/** Searches by the attributes and the address of a list: when it is connected, when an attribute changes, and on Back and Forward. */
export class AddressSync extends StoreFollower<SyncedHost> {
  /** Loaded after the first paint, or before it if that shows a snapshot. */
  readonly #snapshots: Lazy<Snapshots>;
  /** The query that the page was opened with, which the theme's own results answer. */
  openedQuery = '';
  /** The properties of the list at the latest search, as JSON. */
  #followed = '';
  #pageHref = '';

  constructor(host: SyncedHost) {
    super(host);
    this.#snapshots = new Lazy(host, async () => new (await import('./snapshots.ts')).Snapshots(host));
    host.addController(this);
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

  /** Starts over if a changed property affects the results. */
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
      // Another list may have connected before this one disconnected.
      if (!store.hasList) store.configure({followsAddress: false});
    });
    addEventListener('popstate', () => this.#onPopState(store), {signal});
    // A theme may change the address right after the markup.
    setTimeout(() => signal.aborted || this.#followChange(store));
    const query = requestedQuery(this.host, store.scope.start);
    this.openedQuery = query.query;
    // Reconnected, or joining a running search: keep the current results, unless the list now asks for others.
    const isOther = before.start && describe(before) !== describe(store.scope);
    if (store.state.status !== 'idle' && !isOther) this.#followChange(store);
    else if (isPreviewed(this.host)) store.restore(query);
    else if (!store.scope.followsAddress)
      whenNear(this.host, signal, () => void store.search(query, 'history'));
    else if (isOther) void store.search(query, 'load');
    else if (location.hash !== STORE_SEARCH) void this.#enter(store, query, 'load');
  }

  /** Searches by the address if a script has changed it, as page transitions of themes do with `pushState`. */
  #followChange(store: SearchStore): void {
    const {scope, state, history} = store;
    if (!scope.followsAddress || !history.isChanged) return;
    const query = requestedQuery(this.host, store.scope.start);
    const addressOf = (each: PageQuery) => writePageUrl(location.href, each, scope.start).href;
    if (addressOf(query) === addressOf(state.query)) return;
    this.openedQuery = query.query;
    void this.#enter(store, query, 'load');
  }

  #onPopState(store: SearchStore): void {
    // The theme is about to replace the list.
    if (store.history.isOtherPage) return;
    if (store.scope.followsAddress)
      void this.#enter(store, requestedQuery(this.host, store.scope.start), 'history');
  }

  /** Restores the history entry if Back or Forward has led to it, also from another page; otherwise searches. */
  async #enter(store: SearchStore, query: PageQuery, origin: 'load' | 'history'): Promise<void> {
    const address = listAddress(location);
    if ((origin === 'history' || leadsBack()) && (await this.#restore(query))) return;
    // The shopper may have navigated meanwhile.
    if (listAddress(location) === address) await show(store, query, origin);
  }

  async #restore(query: PageQuery): Promise<boolean> {
    const snapshots = this.#snapshots.value ?? (await this.#snapshots.ready().catch(() => undefined));
    return snapshots?.restore(query) ?? false;
  }
}

/** Searches, or shows the theme's results if there is nothing to search for. */
async function show(store: SearchStore, query: PageQuery, origin: 'load' | 'history'): Promise<void> {
  if (isAsked(query, store.scope)) await store.search(query, origin);
  else store.restore(query);
}

/** Describes the properties of a list that affect its search. */
const describeList = (list: SyncedHost): string => {
  const {firstResults, pageSize, collection, query, filters, sort, urlSync, exclude} = list;
  return toJson([firstResults, pageSize, collection, query, filters, sort, urlSync, exclude]);
};

/** Describes a scope, to compare it with another. Leaves out `followsAddress`, which is off while the list is disconnected. */
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
