import type {Browser} from 'playwright';
import type {Contestant} from './contestants.ts';
import {type Figures, type Measure, measure} from './measures.ts';
import type {BenchServer} from './server.ts';
import type {Speed} from './speeds.ts';

/** The figures of a contestant at a speed, one per round. */
export type Runs = ReadonlyMap<string, readonly Figures[]>;

/** Runs all contestants in each round, each time in another order, so that a disturbance affects all of them. */
export async function playRounds(
  browser: Browser,
  server: BenchServer,
  contestants: readonly Contestant[],
  {rounds, speeds}: {rounds: number; speeds: readonly Speed[]},
): Promise<Runs> {
  const runs = new Map<string, Figures[]>();
  for (let round = 1; round <= rounds; round++) {
    for (const speed of speeds) {
      for (const contestant of shuffle(contestants)) {
        const key = runKey(contestant.name, speed);
        runs.set(key, [...(runs.get(key) ?? []), await measure(browser, server, contestant, speed)]);
      }
      console.log(`Round ${round} of ${rounds}, ${speed.label}`);
    }
  }
  return runs;
}

export const runKey = (name: string, speed: Speed): string => `${name} ${speed.name}`;

/** Returns a contestant's median of a measure. */
export function medianOf(runs: Runs, key: string, measure: Measure): number | undefined {
  return median((runs.get(key) ?? []).map(figures => figures[measure]));
}

/** Returns one figure as a multiple of another: the median of the ratios within each round. */
export function ratioOf(runs: Runs, one: string, other: string, measure: Measure): number | undefined {
  const others = runs.get(other) ?? [];
  const ratios = (runs.get(one) ?? []).map((figures, round) => {
    const [above, below] = [figures[measure], others[round]?.[measure]];
    return above === undefined || !below ? undefined : above / below;
  });
  return median(ratios);
}

/** Returns the middle value, or the one above the middle. */
export function median(values: readonly (number | undefined)[]): number | undefined {
  const sorted = values.filter(value => value !== undefined).sort((a, b) => a - b);
  return sorted[sorted.length >> 1];
}

/** Returns the list in a random order. */
export function shuffle<T>(list: readonly T[]): T[] {
  return list
    .map(item => ({item, place: Math.random()}))
    .sort((a, b) => a.place - b.place)
    .map(({item}) => item);
}
