import type {Sort} from '../contract/enums.ts';
import type {Filters} from '../filters/filters.ts';
import {queryText} from './query-text.ts';

/** What a shopper asks of a list; the page's address says the same. */
export interface PageQuery {
  readonly query: string;
  readonly filters: Filters;
  readonly sort: Sort;
  /** From 1. */
  readonly page: number;
}

/** What a list starts with, where the address says nothing of it. */
export type Start = Pick<PageQuery, 'filters' | 'sort'>;

/** A change to what is asked; parts left out stay, except that a new `query` starts clean. */
export type SearchPatch = Partial<PageQuery>;

/** Nothing asked. */
export const cleanQuery: PageQuery = {query: '', filters: {}, sort: 'relevance', page: 1};

/** A query with a change. Any change starts at page 1, a new `query` without filters and by relevance too. */
export function patchQuery(asked: PageQuery, patch: SearchPatch): PageQuery {
  const kept = patch.query === undefined ? {...asked, page: 1} : cleanQuery;
  const query = {...kept, ...patch};
  return {...query, query: queryText(query.query)};
}

/** What holds for every search of a list, whatever the shopper asks. */
export interface Scope {
  /** Results per page, 1 to 50 (§8.3). */
  readonly pageSize: number;
  /** The query while the shopper has none: `*` browses a collection, an empty text shows nothing. */
  readonly query: string;
  /** Filters that the shopper can't remove, such as a collection. */
  readonly filters: Filters;
  /** Handle of an item that is excluded. */
  readonly exclude?: string | null;
  /** The filters and sort that the list starts with. */
  readonly start?: Start;
  /** Whether the page's address follows the search. */
  readonly followsAddress: boolean;
}
