import {median} from '../page/rounds.ts';
import type {Speed} from '../page/speeds.ts';
import {line} from '../page/table.ts';
import type {Contestant} from './contestants.ts';
import {STEPS, type Step, type Steps} from './journey.ts';

/** The rounds of each contestant at each speed. */
export type Journeys = ReadonlyMap<string, readonly Steps[]>;

export const journeyKey = (contestant: Pick<Contestant, 'name'>, speed: Speed): string =>
  `${contestant.name} ${speed.name}`;

/** Formats a row per step and speed; in brackets, the time as a multiple of the theme's own. */
export function writeTable(
  journeys: Journeys,
  contestants: readonly Contestant[],
  speeds: readonly Speed[],
): string {
  const rows = (Object.keys(STEPS) as Step[]).flatMap(step =>
    speeds.map(speed => [
      `${STEPS[step]} (${speed.label})`,
      ...contestants.map(contestant => cell(journeys, contestant, speed, step)),
    ]),
  );
  const headings = ['', ...contestants.map(({label}) => label)];
  return [headings, ['---', ...contestants.map(() => '--:')], ...rows].map(line).join('\n');
}

/** Formats one row: Enter to results, at the slowest speed. */
export function writeSummary(journeys: Journeys, contestants: readonly Contestant[], speed: Speed): string {
  const headings = ['', ...contestants.map(({label}) => label)];
  const row = [
    `${STEPS.enter} (${speed.label})`,
    ...contestants.map(each => cell(journeys, each, speed, 'enter')),
  ];
  return [headings, ['---', ...contestants.map(() => '--:')], row].map(line).join('\n');
}

function cell(journeys: Journeys, contestant: Contestant, speed: Speed, step: Step): string {
  const [own, theirs] = [contestant, {name: 'theme'} as const].map(each =>
    (journeys.get(journeyKey(each, speed)) ?? []).map(steps => steps[step]),
  );
  const figure = median(own ?? []);
  const ratio = ratioOf(own ?? [], theirs ?? []);
  if (figure === undefined) return '–';
  const text = `${Math.round(figure)} ms`;
  return contestant.name === 'theme' || ratio === undefined ? text : `${text} (${ratio.toFixed(2)})`;
}

type Rounds = readonly (number | undefined)[];

/** The median of the ratios within each round. */
export const ratioOf = (own: Rounds, theirs: Rounds) =>
  median(own.map((ms, round) => (ms === undefined ? undefined : quotient(ms, theirs[round]))));

const quotient = (ms: number, other: number | undefined) => (other === undefined ? undefined : ms / other);
