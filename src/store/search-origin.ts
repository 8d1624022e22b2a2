import type {Lane} from '../service/search/request-budget.ts';

/**
 * The origin of a search: the `load` of a results page, a `submit`, a `refine`ment (filter, sort, page), a `preview` while
 * typing, or `history`, for Back, Forward and every other search without a history entry, such as the search of an embedded list.
 * Only `load` and `submit` follow redirects.
 */
export type SearchOrigin = 'load' | 'submit' | 'refine' | 'history' | 'preview';

/** Returns the priority of the search's request (§8). */
export function laneOf(origin: SearchOrigin): Lane {
  if (origin === 'preview') return 'typing';
  return origin === 'refine' ? 'refine' : 'submit';
}

/** Returns the change of the address for a search. */
export function changeOf(origin: SearchOrigin): 'push' | 'replace' | 'keep' {
  if (origin === 'history') return 'keep';
  return origin === 'load' ? 'replace' : 'push';
}

/** Whether the shopper confirmed the search, so that its redirect is followed. */
export const isConfirmed = (origin: SearchOrigin): boolean => origin === 'load' || origin === 'submit';
