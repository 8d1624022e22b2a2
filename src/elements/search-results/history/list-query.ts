import {BROWSE, MAX_LIMIT, type Sort} from '../../../core/contract/constants.ts';
import {readFilters} from '../../../core/filters/filters.ts';
import {
  cleanQuery,
  DEFAULT_PAGE_SIZE,
  type PageQuery,
  type Scope,
  type Start,
} from '../../../core/query/page-query.ts';
import {isSort} from '../../../core/query/page-url.ts';
import {
  fixedCollection,
  type ListOfPage,
  readPlatformAddress,
  type Selection,
  withoutPlatformParameters,
} from '../../../core/query/platform-address.ts';
import {queryText} from '../../../core/query/query-text.ts';
import {entryName, isReload, isReturn, readAddress} from '../../../service/browser/history.ts';
import {report} from '../../../service/console/report.ts';
import {platform} from '../../../service/shopify/platform.ts';
import {getConfig} from '../../../store/globals.ts';

/** The properties of a list that define its search. */
export interface ListProperties {
  readonly firstResults: 'theme' | 'service' | null;
  readonly pageSize: number;
  readonly query: string | null;
  readonly collection: string | null;
  readonly filters: string | null;
  readonly sort: Sort;
  readonly urlSync: 'off' | null;
  readonly exclude: string | null;
  readonly dataset: DOMStringMap;
}

/** The fragment of links to the theme's own results: the list leaves its place to them, once (`themeResults`). */
export const STORE_SEARCH = '#store-search';

/**
 * Returns the query that a list is to show, by the address, or by its properties where the address says nothing. A `query` property
 * replaces the address's `q`, a collection its `filter_collection`.
 *
 * @param start initial filters and sort.
 */
export function requestedQuery(
  {query, collection, urlSync}: ListProperties,
  start: Start | undefined,
): PageQuery {
  if (urlSync === 'off') return {...cleanQuery, ...start};
  const asked = readAddress(start);
  const {filter_collection: _, ...others} = asked.filters;
  return {
    ...asked,
    query: queryText(query ?? '') ? '' : asked.query,
    filters: collection ? others : asked.filters,
  };
}

/** Returns the scope of a list: the constant part of all its searches. */
export function scopeOf(list: ListProperties): Scope {
  const {pageSize, query, collection, urlSync, exclude} = list;
  const {fixed, start} = selectionOf(list) ?? {fixed: fixedCollection(describe(list)), start: startOf(list)};
  return {
    start,
    pageSize: Math.min(Math.max(1, Math.floor(pageSize || DEFAULT_PAGE_SIZE)), MAX_LIMIT),
    query: queryText(query ?? '') || (collection ? BROWSE : ''),
    filters: fixed,
    exclude,
    followsAddress: urlSync !== 'off',
    startsWithTheme: startsWithTheme(list),
  };
}

/** Whether the page opens with a search, and not with the theme's own results or a restored history entry. */
export function opensWithSearch(list: ListProperties): boolean {
  if (location.hash === STORE_SEARCH || isPreviewed(list)) return false;
  return !leadsBack() && !isLeftToLiquid(list);
}

/** Whether a list has children that stand in for results. */
export const hasFallback = (list: Element): boolean =>
  list.querySelector(':scope > :not(template, script, style, [slot])') !== null;

/** Whether the theme editor shows the list with samples. */
export const isPreviewed = ({dataset}: ListProperties): boolean =>
  Boolean(dataset.previewState && platform().designMode);

/**
 * Whether the page restores its history entry: the entry has a name, or Back has led to it and a script has dropped the name. A reload
 * searches again instead.
 */
export const leadsBack = (): boolean => !isReload() && (Boolean(entryName()) || isReturn());

/** Whether the address has a selection that the contract can't express, so that only Liquid's list is right. */
export const isLeftToLiquid = (list: ListProperties): boolean =>
  list.urlSync !== 'off' && selectionOf(list) === undefined;

function selectionOf(list: ListProperties): Selection | undefined {
  if (list.urlSync === 'off') return undefined;
  const url = new URL(location.href);
  return readPlatformAddress(startsWithTheme(list) ? withoutPlatformParameters(url) : url, describe(list));
}

/**
 * Whether the theme's results stay until the shopper searches, filters or sorts, also for an address with the platform's own parameters.
 */
export const startsWithTheme = ({firstResults, urlSync}: ListProperties): boolean =>
  firstResults === 'theme' && urlSync !== 'off';

/** Whether prices of the page are in the currency of the service. */
export function hasBasePrices(): boolean {
  const {currency, baseCurrency = currency, currencyRate = 1} = getConfig();
  return currency === baseCurrency && currencyRate === 1;
}

function describe(list: ListProperties): ListOfPage {
  return {
    collection: list.collection,
    isOwn: Boolean(list.dataset.collectionId),
    start: startOf(list),
    hasBasePrices: hasBasePrices(),
  };
}

function startOf(list: ListProperties): Start {
  const {filters, problems} = readFilters(new URLSearchParams(list.filters ?? ''));
  for (const problem of problems) void report('filters', problem);
  const replacesPlatform = startsWithTheme(list);
  return {filters, sort: isSort(list.sort) ? list.sort : 'relevance', replacesPlatform};
}
