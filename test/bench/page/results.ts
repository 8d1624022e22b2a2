import type {Contestant} from './contestants.ts';
import type {Heap} from './heap.ts';
import type {Measure} from './measures.ts';
import type {Requests} from './requests.ts';
import {medianOf, type Runs, ratioOf, runKey} from './rounds.ts';
import type {Size} from './sizes.ts';
import type {Speed} from './speeds.ts';
import type {Weight} from './weights.ts';

/** All results of a bench. */
export interface Results {
  readonly contestants: readonly Contestant[];
  readonly speeds: readonly Speed[];
  readonly runs: Runs;
  readonly weights: ReadonlyMap<string, Weight>;
  readonly requests: ReadonlyMap<string, Requests>;
  readonly heaps: ReadonlyMap<string, Heap>;
  /** Our sizes, with their limits. */
  readonly sizes: readonly Size[];
}

/** A measure: a row of the table, and a panel of the plot. */
export interface Comparison {
  readonly heading: string;
  readonly unit: string;
  readonly measure?: Measure;
  /** Returns a contestant's figure; `undefined` if it has none. */
  readonly of: (name: string) => number | undefined;
  /** Returns a contestant's figure as a multiple of ours. */
  readonly ratioTo: (name: string) => number | undefined;
}

export const OURS = 'ours';
export const BY_HAND = 'by-hand';
/** A field without a script, on an empty page. */
export const BARE = 'bare';

const TIMED: readonly (readonly [Measure, heading: string, unit: string])[] = [
  ['boot', 'to a usable box', 'ms'],
  ['touched', 'to all code of a box touched at once', 'ms'],
  ['sent', 'to the first search sent', 'ms'],
  ['opened', 'to the first results', 'ms'],
  ['painted', 'response to painted', 'ms'],
  ['work', 'main thread, a search', 'ms'],
  ['keyWork', 'main thread, a key', 'ms'],
  ['keyEvent', 'main thread, the slowest key', 'ms'],
  ['longTasks', 'long tasks, in all', 'ms'],
  ['requests', 'requests for 12 keys', ''],
  ['suggested', 'last key to its suggestions, longest of 3', 'ms'],
  ['shift', 'layout shift, 9 searches', ''],
  ['walkShift', 'layout shift, then Back, a filter, more', ''],
];

export function timedComparisons({runs}: Results, speed: Speed): Comparison[] {
  return TIMED.map(([measure, heading, unit]) => ({
    heading,
    unit,
    measure,
    of: name => medianOf(runs, runKey(name, speed), measure),
    ratioTo: name => ratioOf(runs, runKey(OURS, speed), runKey(name, speed), measure),
  }));
}

/** The measures that do not depend on the speed. */
export function keptComparisons({weights, requests, heaps}: Results): Comparison[] {
  const kinds = [
    ['min', 'minified'],
    ['gzip', 'gzip'],
    ['brotli', 'brotli'],
  ] as const;
  return [
    ...kinds.map(([kind, text]) =>
      compare(`scripts and styles, ${text}`, 'kB', name => thousandth(weights.get(name)?.[kind])),
    ),
    compare('requests at page load', '', name => requests.get(name)?.atLoad),
    compare('requests before an IME commits', '', name => requests.get(name)?.composing),
    compare('heap kept, a search', 'kB', name => thousandth(heaps.get(name)?.growth)),
    compare('heap kept, a search, without compiled code', 'kB', name => thousandth(heaps.get(name)?.objects)),
    compare('heap over an empty page, caches full', 'kB', name => overEmpty(heaps, name, 'size')),
    compare('memory over an empty page, document included', 'kB', name => overEmpty(heaps, name, 'memory')),
  ];
}

function compare(heading: string, unit: string, of: Comparison['of']): Comparison {
  const ratioTo = (name: string) => {
    const [ours, other] = [of(OURS), of(name)];
    return ours === undefined || !other ? undefined : ours / other;
  };
  return {heading, unit, of, ratioTo};
}

function overEmpty(heaps: Results['heaps'], name: string, part: 'size' | 'memory'): number | undefined {
  const [heap, empty] = [heaps.get(name), heaps.get(BARE)];
  return heap && empty && name !== BARE ? (heap[part] - empty[part]) / 1000 : undefined;
}

const thousandth = (value: number | undefined) => (value === undefined ? undefined : value / 1000);
