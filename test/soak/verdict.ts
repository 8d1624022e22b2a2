import type {Reading} from './meter.ts';

/** Until then caches fill and code is fetched. */
const WARM_MINUTES = 20;

/** How much more the second half may hold than the first, warm: what a garbage collection leaves to the next. */
const MORE = {heap: 300, nodes: 400, listeners: 40} as const;

/** What has grown, one line each. */
export function judge(readings: readonly Reading[]): string[] {
  const warm = readings.filter(({minute}) => minute >= WARM_MINUTES);
  const half = Math.ceil(warm.length / 2);
  return (Object.keys(MORE) as (keyof typeof MORE)[]).flatMap(what => {
    const [before, after] = [warm.slice(0, half), warm.slice(half)].map(part =>
      medianOf(part.map(each => each[what])),
    );
    const grown = (after ?? 0) - (before ?? 0);
    return grown > MORE[what] ? [`${what} grew from ${before} to ${after}`] : [];
  });
}

export const TABLE_HEAD =
  '| minute | searches | heap, kB | nodes | listeners |\n| --- | --- | --- | --- | --- |';

/** A reading's line in the table. */
export function rowOf({minute, searches, heap, nodes, listeners}: Reading): string {
  return `| ${[minute, searches, heap, nodes, listeners].join(' | ')} |`;
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
