import type {Reading} from './meter.ts';

/** Until then caches fill and code is fetched. */
const WARM_MINUTES = 20;

/** How much more the second half may hold, about a thousand searches later: half a kB a search, a node, a tenth of a listener. */
const LIMITS = {heap: 500, nodes: 1000, listeners: 100} as const;

/** The least a page held in the first half and in the second: what a garbage collection leaves to the next does not count. */
export interface Growth {
  readonly what: string;
  readonly before: number;
  readonly after: number;
  /** How much more it may be. */
  readonly limit: number;
}

/** How heap, nodes and listeners have grown. */
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

/** A line of a table. */
export function rowOf(figures: object): string {
  return `| ${Object.values(figures).join(' | ')} |`;
}
