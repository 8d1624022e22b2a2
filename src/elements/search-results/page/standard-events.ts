import {productFilters} from '../../../core/filters/product-filters.ts';
import {createMoney} from '../../../core/money/money.ts';
import type {PageQuery} from '../../../core/query/page-query.ts';
import type {SearchStartEvent} from '../../../store/events.ts';
import type {ResultsHost} from '../results-host.ts';

/**
 * Tells the page of searches that shoppers make, as the platform's standard storefront events do:
 * `shopify:collection:update` for a collection, `shopify:search:update` for any other list.
 * `data-standard-events="off"` is for a theme that tells of them itself.
 */
export function tellPlatform(list: ResultsHost, leaving: AbortSignal): void {
  const untilThen = {signal: leaving};
  const {store} = list;
  let byShopper = false;
  // What a shopper asks for is what the history gets an entry for; the search starts in the same turn.
  const stopListening = store.onBeforeNavigate(() => {
    byShopper = true;
    queueMicrotask(() => {
      byShopper = false;
    });
    return undefined;
  });
  let asked = describe(store.state.query);
  let settle: Settle = () => {};
  const overtake = () => settle(new DOMException('Another search has overtaken this one.', 'AbortError'));
  const onStart = ({query}: SearchStartEvent) => {
    const before = asked;
    asked = describe(query);
    if (asked === before) return;
    overtake();
    if (byShopper && list.dataset.standardEvents !== 'off') settle = announce(list, query);
  };
  list.addEventListener('search-start', onStart, untilThen);
  list.addEventListener('search-results', ({answer}) => settle(answer.total), untilThen);
  list.addEventListener('search-error', ({error}) => settle(error), untilThen);
  // Called off without an event, as by Back: what was on screen before is there again.
  const undo = store.subscribe(({status}) => /loading|refreshing/.test(status) || queueMicrotask(overtake));
  leaving.addEventListener('abort', () => {
    stopListening();
    undo();
    overtake();
  });
}

/** Ends what listeners wait for, by how many were found or by why it failed; the first end counts. */
type Settle = (outcome: number | Error) => void;

/** Dispatches the event of a search. */
function announce(list: ResultsHost, query: PageQuery): Settle {
  let settle: Settle = () => {};
  const promise = new Promise<object>((resolve, reject) => {
    settle = outcome => (typeof outcome === 'number' ? resolve(found(list, outcome)) : reject(outcome));
  });
  // Nobody need listen.
  promise.catch(() => {});
  list.dispatchEvent(updateEvent(list, query, promise));
  return settle;
}

/** What is asked, on whichever page of it. */
const describe = (query: PageQuery) => JSON.stringify({...query, page: 1});

const found = ({collection}: ResultsHost, total: number) =>
  collection ? {productsCount: total} : {totalCount: total};

/** The event, in the platform's terms; `detail` has the filters and the sort that it knows no name of. */
function updateEvent(list: ResultsHost, asked: PageQuery, promise: Promise<object>): Event {
  const {store, collection} = list;
  const {query, filters, sort} = asked;
  const mapped = productFilters(filters, amount => createMoney(store.services.config).fromBase(amount));
  const refined = {
    ...(mapped.length ? {productFilters: mapped} : {}),
    sortKey: (collection ? collectionSorts : searchSorts)[sort],
  };
  const fields = collection
    ? {...refined, collection: describeCollection(list, collection)}
    : {search: {...refined, query: query || store.scope.query}};
  const type = `shopify:${collection ? 'collection' : 'search'}:update`;
  const event = new Event(type, {bubbles: true, composed: true});
  return Object.assign(event, fields, {promise, detail: {filters, sort}});
}

/** The platform's search has no newest first. */
const searchSorts: Readonly<Record<string, string>> = {
  relevance: 'RELEVANCE',
  price_asc: 'PRICE',
  price_desc: 'PRICE',
};
const collectionSorts: Readonly<Record<string, string>> = {
  ...searchSorts,
  relevance: 'COLLECTION_DEFAULT',
  newest: 'CREATED',
};

/** What only the theme knows of it stands in `data-collection-id` and `data-products-count`. */
function describeCollection({store, dataset}: ResultsHost, handle: string): object {
  const {collectionId, productsCount} = dataset;
  const {answer} = store.state;
  const known = store.peek({...answer?.request, filters: {}})?.response.total;
  return {
    id: /^\d+$/.test(collectionId ?? '') ? `gid://shopify/Collection/${collectionId}` : null,
    handle,
    productsCount: Number(productsCount ?? known ?? answer?.total ?? 0),
  };
}
