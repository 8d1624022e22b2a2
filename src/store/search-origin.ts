import type {AddressChange} from '../service/browser/search-history.ts';
import type {Lane} from '../service/search/request-budget.ts';

/**
 * The origin of a search: the `load` of a results page, a `submit`, a `refine`ment (filter, sort, page), a `preview` while
 * typing, or `history`, for Back, Forward and every other search without a history entry, such as the search of an embedded list.
 */
export type SearchOrigin = 'load' | 'submit' | 'refine' | 'history' | 'preview';

interface OriginRules {
  /** The priority of the request (§8). */
  readonly lane: Lane;
  /** The change of the address. */
  readonly address: AddressChange;
  /** Whether the shopper confirmed the search, so that its redirect is followed. */
  readonly isConfirmed: boolean;
}

export const rulesOf: Readonly<Record<SearchOrigin, OriginRules>> = {
  load: {lane: 'submit', address: 'replace', isConfirmed: true},
  submit: {lane: 'submit', address: 'push', isConfirmed: true},
  refine: {lane: 'refine', address: 'push', isConfirmed: false},
  history: {lane: 'submit', address: 'keep', isConfirmed: false},
  preview: {lane: 'typing', address: 'keep', isConfirmed: false},
};
