import type {Sort} from '../../core/contract/constants.ts';
import {productFilters} from '../../core/filters/product-filters.ts';
import {toJson} from '../../core/json.ts';
import type {PageQuery} from '../../core/query/page-query.ts';
import type {SearchStartEvent} from '../../store/events.ts';
import {isPending} from '../../store/store.ts';
import type {StoreHost} from '../../store/store-controller.ts';
import type {Localization} from '../shared/localize.ts';
import type {Feature} from './feature.ts';

export interface EventsHost extends StoreHost {
  readonly collection: string | null;
  readonly localization: Localization | undefined;
}

/** Settles the promise of an event, by the number of results or the reason of the failure; the first call counts. */
type Settle = (outcome: number | Error) => void;

/**
 * Dispatches the platform's standard storefront events for searches that shoppers make: `shopify:collection:update` for a
 * collection, `shopify:search:update` for any other list. `data-standard-events="off"` is for themes that dispatch them.
 */
export const standardEvents: Feature<EventsHost> = (list, signal) => {
  const {store} = list;
  let settle: Settle = () => {};
  const abort = () => settle(new DOMException('Another search has overtaken this one.', 'AbortError'));
  let isByShopper = false;
  // The store starts the search in the same task.
  const undo = store.history.onEnter(() => {
    isByShopper = true;
    queueMicrotask(() => {
      isByShopper = false;
    });
  });
  let latest = describe(store.state.query);
  const onStart = ({query}: SearchStartEvent) => {
    const before = latest;
    latest = describe(query);
    if (latest === before) return;
    abort();
    if (isByShopper && list.dataset.standardEvents !== 'off') settle = announce(list, query);
  };
  listen(list, 'search-start', onStart, signal);
  listen(list, 'search-results', ({answer}) => settle(answer.total), signal);
  listen(list, 'search-error', ({error}) => settle(error), signal);
  // Back aborts a search without an event. The promise stays pending if another search has started meanwhile.
  const abortEnded = () => isPending(store.state) || abort();
  const unsubscribe = store.subscribe(state => isPending(state) || queueMicrotask(abortEnded));
  for (const end of [undo, unsubscribe, abort]) signal.addEventListener('abort', end);
};

/** Listens to the list's own events. Ignores the events of a nested list, which bubble too. */
function listen<T extends keyof HTMLElementEventMap>(
  list: HTMLElement,
  type: T,
  listener: (event: HTMLElementEventMap[T]) => void,
  signal: AbortSignal,
): void {
  list.addEventListener(type, event => event.target === list && listener(event), {signal});
}

/** Dispatches the event of a search. Returns the function that settles its promise. */
function announce(list: EventsHost, query: PageQuery): Settle {
  let settle: Settle = () => {};
  const promise = new Promise<object>((resolve, reject) => {
    settle = outcome =>
      typeof outcome === 'number' ? resolve(describeTotal(list, outcome)) : reject(outcome);
  });
  // Avoids an unhandled rejection when nobody awaits the promise.
  promise.catch(() => {});
  list.dispatchEvent(createEvent(list, query, promise));
  return settle;
}

/** Describes a search regardless of its page. */
const describe = (query: PageQuery): string => toJson({...query, page: 1});

const describeTotal = ({collection}: EventsHost, total: number): object =>
  collection ? {productsCount: total} : {totalCount: total};

/** The event in the platform's terms; `detail` holds the filters and the sort that the platform has no name for. */
function createEvent(list: EventsHost, {query, filters, sort}: PageQuery, promise: Promise<object>): Event {
  const {store, collection, localization} = list;
  const mapped = localization ? productFilters(filters, localization.money.fromBase) : [];
  const refined = {
    ...(mapped.length ? {productFilters: mapped} : {}),
    ...describeSort(sort, collection ? collectionSorts : searchSorts),
  };
  const fields = collection
    ? {...refined, collection: describeCollection(list, collection)}
    : {search: {...refined, query: query || store.scope.query}};
  const type = `shopify:${collection ? 'collection' : 'search'}:update`;
  const event = new Event(type, {bubbles: true, composed: true});
  return Object.assign(event, fields, {promise, detail: {filters, sort}});
}

/** The platform's search can't sort by newest. */
const searchSorts: SortKeys = {relevance: 'RELEVANCE', price_asc: 'PRICE', price_desc: 'PRICE'};
/** No key stands for `relevance`: the service does not promise the merchant's order of a collection (§4.1). */
const collectionSorts: SortKeys = {price_asc: 'PRICE', price_desc: 'PRICE', newest: 'CREATED'};

type SortKeys = Readonly<Partial<Record<Sort, string>>>;

const describeSort = (sort: Sort, keys: SortKeys): object => (keys[sort] ? {sortKey: keys[sort]} : {});

/** Describes a collection. Only the theme knows the values of `data-collection-id` and `data-products-count`. */
function describeCollection({store, dataset}: EventsHost, handle: string): object {
  const {collectionId, productsCount} = dataset;
  const {answer} = store.state;
  const unfiltered = store.peek({...answer?.request, filters: {}})?.response.total;
  return {
    id: /^\d+$/.test(collectionId ?? '') ? `gid://shopify/Collection/${collectionId}` : null,
    handle,
    productsCount: Number(productsCount ?? unfiltered ?? answer?.total ?? 0),
  };
}
