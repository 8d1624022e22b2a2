import {MAX_OFFSET} from './limits.ts';

/** Where the page after this one starts, or `undefined` when there is none (§4.1 paging 2 and 3). */
export function nextOffset(offset: number, received: number, total: number): number | undefined {
  const next = offset + received;
  return received > 0 && next < total && next < MAX_OFFSET ? next : undefined;
}

/** Start of the page before the one that starts at `offset`, or `undefined` on the first. */
export function previousOffset(offset: number, limit: number): number | undefined {
  return offset > 0 ? Math.max(0, offset - limit) : undefined;
}

/** Start of page `page` (from 1), kept below the offset ceiling (§8.4). */
export function offsetOfPage(page: number, limit: number): number {
  const lastPage = Math.ceil(MAX_OFFSET / limit);
  return (Math.min(Math.max(1, page), lastPage) - 1) * limit;
}

/** The page (from 1) that holds the result at `offset`. */
export const pageAt = (offset: number, limit: number): number => Math.floor(offset / limit) + 1;
