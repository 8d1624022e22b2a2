/** What a crowd does. docs/scale.md names the sources of the published figures; the others are assumptions. */
export interface Habits {
  /** The share of visitors who leave after one page. */
  readonly leaveAtOnce: number;
  /** The share of visitors who search. The others open collections and products. */
  readonly search: number;
  /** The median time on the page that a visit starts with, and on a later page, in milliseconds. */
  readonly firstPageMs: number;
  readonly pageMs: number;
  /** What a shopper does next with results: these shares, or else leaves. */
  readonly refine: number;
  readonly more: number;
  readonly openProduct: number;
  readonly searchAgain: number;
}

/** A visit starts on a collection with this share. */
export const LANDS_ON_COLLECTION = 1 / 3;
/** The share of collections that a shopper filters. */
export const FILTERS_COLLECTION = 0.2;
/** The share of those who browse who leave after a collection and its products: 8.8 pages a visit that has more than one. */
export const LEAVES_COLLECTIONS = 0.32;

/** Visits as published figures describe them. The mean time on a page is a fifth above the median. */
export const published: Habits = {
  leaveAtOnce: 0.49,
  search: 0.24,
  firstPageMs: 46_000,
  pageMs: 46_000,
  refine: 0.22,
  more: 0.12,
  openProduct: 0.3,
  // 2.6 queries a visit with a search.
  searchAgain: 0.22,
};

/** A crowd in which everybody searches, quickly, all the time: some six times the load. */
export const searching: Habits = {
  leaveAtOnce: 0,
  search: 1,
  firstPageMs: 3000,
  pageMs: 12_000,
  refine: 0.27,
  more: 0.13,
  openProduct: 0.26,
  searchAgain: 0.26,
};
