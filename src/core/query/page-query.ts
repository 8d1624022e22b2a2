import type {Sort} from '../contract/constants.ts';
import {type Filters, filterEntries} from '../filters/filters.ts';
import {toJson} from '../json.ts';
import {queryText} from './query-text.ts';

/** The shopper's search in a list, as the page's URL holds it. */
export interface PageQuery {
  readonly query: string;
  readonly filters: Filters;
  readonly sort: Sort;
  /** The page number, from 1. */
  readonly page: number;
}

/** A list's initial filters and sort, for a URL that has none. */
export interface Start extends Pick<PageQuery, 'filters' | 'sort'> {
  /** Whether the URL's `q` belongs to the platform, as in `/collections/vendors?q=…`, and is neither read nor written. */
  readonly namesNoQuery?: boolean;
  /** Whether a search of ours removes the platform's own filters and sort from the URL, because they belong to the theme's list. */
  readonly replacesPlatform?: boolean;
}

/** A change to a query. Omitted fields stay, except that a new `query` resets the others. */
export type SearchPatch = Partial<PageQuery>;

/** The query of a list before the first search. */
export const cleanQuery: PageQuery = {query: '', filters: {}, sort: 'relevance', page: 1};

/** Applies a change. Any change goes to page 1; a new `query` also clears the filters and sorts by relevance. */
export function patchQuery(asked: PageQuery, patch: SearchPatch): PageQuery {
  const kept = patch.query === undefined ? {...asked, page: 1} : cleanQuery;
  const query = {...kept, ...patch};
  return {...query, query: queryText(query.query)};
}

export const DEFAULT_PAGE_SIZE = 24;

/** The part of every search of a list that the shopper can't change. */
export interface Scope {
  /** Results per page, 1 to 50 (§8.3). */
  readonly pageSize: number;
  /** The query if the shopper entered none: `*` browses a collection, an empty string shows nothing. */
  readonly query: string;
  /** Filters that the shopper can't remove, such as a collection. */
  readonly filters: Filters;
  /** The handle of an excluded item, such as the product of the page. */
  readonly exclude?: string | null;
  /** The initial filters and sort. */
  readonly start?: Start;
  /** Whether the page's URL follows the search. */
  readonly followsAddress: boolean;
  /** Whether the theme answers as long as the shopper has neither filtered nor sorted nor searched. */
  readonly startsWithTheme?: boolean;
}

/** Whether a query needs the service. The theme answers the pages of its own list. */
export function isAsked(
  {query, filters, sort}: PageQuery,
  {query: own, start, startsWithTheme}: Scope,
): boolean {
  if (!startsWithTheme) return Boolean(query || own);
  const {filters: first, sort: firstSort} = start ?? cleanQuery;
  return (
    Boolean(query) || sort !== firstSort || toJson(filterEntries(filters)) !== toJson(filterEntries(first))
  );
}
