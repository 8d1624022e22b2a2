import type {Wanted} from './client.ts';

/** The figures of a scene. */
export interface Counts {
  visitors: number;
  /** Visitors who have left. */
  left: number;
  /** Visitors who got at least one 429. */
  visitorsRefused: number;
  pages: number;
  /** Collections that were opened, which the theme shows. */
  collections: number;
  requests: number;
  refused: number;
  /** Confirmed queries, filters and next pages. */
  readonly wanted: Record<Wanted['kind'], number>;
  /** Those that were answered in time. */
  readonly prompt: Record<Wanted['kind'], number>;
  byService: number;
  byPlatform: number;
  givenUp: number;
  /** Milliseconds until each answer. */
  readonly waits: number[];
  /** Milliseconds from the last key before a pause to its suggestions; infinite if none came. */
  readonly suggestionWaits: number[];
}

export const noCounts = (visitors = 0): Counts => ({
  visitors,
  left: 0,
  visitorsRefused: 0,
  pages: 0,
  collections: 0,
  requests: 0,
  refused: 0,
  wanted: {submit: 0, refine: 0, more: 0},
  prompt: {submit: 0, refine: 0, more: 0},
  byService: 0,
  byPlatform: 0,
  givenUp: 0,
  waits: [],
  suggestionWaits: [],
});
