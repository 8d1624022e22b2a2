// Sends the first request of a page's list before the list is defined. The list's own search then joins the request, or finds its answer.
import {offsetOfPage, requestOf} from '../core/contract/request.ts';
import {isAsked} from '../core/query/page-query.ts';
import {
  hasFallback,
  type ListProperties,
  opensWithSearch,
  requestedQuery,
  scopeOf,
} from '../elements/search-results/history/list-query.ts';
import {PATIENCE_MS} from '../service/search/request-budget.ts';
import {getConfig, globals} from '../store/globals.ts';
import {getServices, publishLeftovers} from '../store/page-services.ts';

/** Settles when the answer that the previous page has handed over to the list is read; `undefined` if there is none. */
export const handedOver = begin(
  document.querySelector<HTMLElement>('search-results:not(:defined, [url-sync="off"])'),
);

// For the loader, which can't import by name from a shared file.
globals.publishLeftovers = publishLeftovers;

/** Begins the search of the page's list. Keeps no reference to the list, which the theme may replace. */
function begin(list: HTMLElement | null): Promise<unknown> | undefined {
  if (!list) return undefined;
  // The page's first number format takes 10 ms on a desktop and 40 ms on a phone, and makes all others fast. In a separate task, it
  // runs after the request was sent, while the page waits anyway.
  setTimeout(() => new Intl.NumberFormat(getConfig().locale).format(0));
  return sendFirst(list);
}

function sendFirst(list: HTMLElement): Promise<unknown> | undefined {
  const properties = propertiesOf(list);
  if (!opensWithSearch(properties)) return undefined;
  const {config, search} = getServices();
  const scope = scopeOf(properties);
  const query = requestedQuery(properties, scope.start);
  const offset = offsetOfPage(query.page, scope.pageSize);
  if (!isAsked(query, scope)) return undefined;
  // The list's own search gets the same failure, and reports it.
  const patience = hasFallback(list) ? PATIENCE_MS : undefined;
  search.send(requestOf(query, scope, offset, config.requestLocale), patience).catch(() => {});
  return search.handedOver;
}

/** Returns the properties that a list will have: the values of its attributes, or the values that a script has set already. */
function propertiesOf(element: HTMLElement): ListProperties {
  const properties = {
    firstResults: element.getAttribute('first-results') as ListProperties['firstResults'],
    pageSize: Number(element.getAttribute('page-size')),
    query: element.getAttribute('query'),
    collection: element.getAttribute('collection'),
    filters: element.getAttribute('filters'),
    sort: element.getAttribute('sort') as ListProperties['sort'],
    urlSync: null,
    exclude: element.getAttribute('exclude'),
    dataset: element.dataset,
  };
  return {...properties, ...(element as Partial<ListProperties>)};
}
