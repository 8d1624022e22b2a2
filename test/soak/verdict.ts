import type {Reading} from './meter.ts';

/** The first minutes, in which caches fill and code is loaded, are not measured. */
const WARM_MINUTES = 20;

/**
 * The allowed growth in the second half, after about a thousand more searches: half a kB, a node, a tenth of a listener
 * per search.
 */
const LIMITS = {heap: 500, nodes: 1000, listeners: 100} as const;

/** The minimum that a page held in each half. The minimum ignores garbage that the next collection removes. */
export interface Growth {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  /** The allowed growth. */
  readonly limit: number;
}

/** Computes the growth of heap, nodes and listeners. */
export function growthsOf(readings: readonly Reading[]): Growth[] {
  const warm = readings.filter(({minute}) => minute >= WARM_MINUTES);
  const half = Math.ceil(warm.length / 2);
  return (['heap', 'nodes', 'listeners'] as const).map(what => {
    const least = (part: readonly Reading[]) => Math.min(...part.map(each => each[what]));
    return {what, before: least(warm.slice(0, half)), after: least(warm.slice(half)), limit: LIMITS[what]};
  });
}

export const isLeak = ({before, after, limit}: Growth): boolean => after - before > limit;

export const READING_HEAD =
  '| minute | searches | heap, kB | nodes | listeners |\n| --- | --- | --- | --- | --- |';

/** Formats a row of a table. */
export function rowOf(figures: object): string {
  return `| ${Object.values(figures).join(' | ')} |`;
}
