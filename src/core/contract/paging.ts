import {MAX_OFFSET} from './constants.ts';

/** Returns the offset of the next page, or `undefined` on the last page (§4.1 paging 2 and 3). */
export function nextOffset(offset: number, received: number, total: number): number | undefined {
  const next = offset + received;
  return received > 0 && next < total && next < MAX_OFFSET ? next : undefined;
}

/** Returns the offset of the page before the one at `offset`, or `undefined` on the first page. */
export function previousOffset(offset: number, limit: number): number | undefined {
  return offset > 0 ? Math.max(0, offset - limit) : undefined;
}

/** Returns the offset of page `page` (from 1), at most the last page below the offset ceiling (§8.4). */
export function offsetOfPage(page: number, limit: number): number {
  const lastPage = Math.ceil(MAX_OFFSET / limit);
  return (Math.min(Math.max(1, page), lastPage) - 1) * limit;
}

/** Returns the page (from 1) that holds the result at `offset`. */
export const pageAt = (offset: number, limit: number): number => Math.floor(offset / limit) + 1;
