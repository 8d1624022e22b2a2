import {readMarked, writeMarked} from '../../support/runners/marked.ts';
import type {Speed} from '../page/speeds.ts';
import {line} from '../page/table.ts';
import type {Contestant} from './contestants.ts';
import {cellsOf, type Journeys, writeRows} from './table.ts';

const FILE = 'README.md';
const MARK = 'bench:journey';
const STORES = ['Demo', 'Dawn', 'Horizon'] as const;

export type Store = (typeof STORES)[number];

/** Writes a store's rows into the README's table, Enter to results at each speed, and keeps the rows of other stores. */
export function writeSummary(
  store: Store,
  journeys: Journeys,
  contestants: readonly Contestant[],
  speeds: readonly Speed[],
): void {
  const fresh = speeds.map(speed => [
    labelOf(store, speed.label),
    ...cellsOf(journeys, contestants, speed, 'enter'),
  ]);
  // In the demo's own theme, it is the theme's Liquid.
  const named = contestants.map(each =>
    each.name === 'theme' ? {...each, label: 'the theme itself'} : each,
  );
  const rows = STORES.flatMap(each => (each === store ? fresh.map(line) : rowsOf(each)));
  writeMarked(FILE, MARK, [writeRows('Enter to results', named, []), ...rows].join('\n'));
}

const labelOf = (store: Store, speed: string) => `${store}, ${speed}`;

/** The rows of a store that the README has. */
const rowsOf = (store: Store) =>
  readMarked(FILE, MARK)
    .split('\n')
    .filter(row => row.startsWith(`| ${store}, `));
