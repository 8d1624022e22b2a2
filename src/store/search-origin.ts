import type {Lane} from '../service/search/request-budget.ts';

/**
 * Why a search started: `load` of a results page, a `submit`, a `refine`ment (filter, sort, page), a `preview` while
 * typing, or `history`, which is Back, Forward and every other search without a history entry, such as that of an
 * embedded list. Only `load` and `submit` follow redirects.
 */
export type SearchOrigin = 'load' | 'submit' | 'refine' | 'history' | 'preview';

/** The priority of its request (§8). */
export function laneOf(origin: SearchOrigin): Lane {
  if (origin === 'preview') return 'typing';
  return origin === 'refine' ? 'refine' : 'submit';
}

/** What a search does to the address. */
export function changeOf(origin: SearchOrigin): 'push' | 'replace' | 'keep' {
  if (origin === 'history') return 'keep';
  return origin === 'load' ? 'replace' : 'push';
}

/** Whether the shopper confirmed the search, so that its redirect is followed. */
export const isConfirmed = (origin: SearchOrigin): boolean => origin === 'load' || origin === 'submit';
