import {median} from '../page/rounds.ts';
import type {Speed} from '../page/speeds.ts';
import {line, round, signed} from '../page/table.ts';
import type {Contestant} from './contestants.ts';
import {FIGURES, type Figure, type Figures, formOf} from './figures.ts';

/** The rounds of each contestant at each speed. */
export type Journeys = ReadonlyMap<string, readonly Figures[]>;

export const journeyKey = (contestant: Pick<Contestant, 'name'>, speed: Speed): string =>
  `${contestant.name} ${speed.name}`;

/** Formats a row per figure and speed; in brackets, the figure beside the theme's own. */
export function writeTable(
  journeys: Journeys,
  contestants: readonly Contestant[],
  speeds: readonly Speed[],
): string {
  const cells = (figure: Figure, speed: Speed) => cellsOf(journeys, contestants, speed, figure);
  const rows = (Object.keys(FIGURES) as Figure[]).flatMap(figure => {
    const {label, isConstant} = formOf(figure);
    return isConstant
      ? speeds.slice(-1).map(speed => [label, ...cells(figure, speed)])
      : speeds.map(speed => [`${label} (${speed.label})`, ...cells(figure, speed)]);
  });
  return writeRows('', contestants, rows);
}

/** Formats rows below the names of the contestants. */
export function writeRows(
  corner: string,
  contestants: readonly Contestant[],
  rows: readonly (readonly string[])[],
): string {
  const headings = [corner, ...contestants.map(({label}) => label)];
  return [headings, ['---', ...contestants.map(() => '--:')], ...rows].map(line).join('\n');
}

/** Formats a figure of all contestants. */
export const cellsOf = (
  journeys: Journeys,
  contestants: readonly Contestant[],
  speed: Speed,
  figure: Figure,
): string[] => contestants.map(contestant => cell(journeys, contestant, speed, figure));

function cell(journeys: Journeys, contestant: Contestant, speed: Speed, figure: Figure): string {
  const roundsOf = (each: Pick<Contestant, 'name'>): Rounds =>
    (journeys.get(journeyKey(each, speed)) ?? []).map(figures => figures[figure]);
  const [own, theirs] = [roundsOf(contestant), roundsOf({name: 'theme'})];
  const middle = median(own);
  if (middle === undefined) return '–';
  if (middle === Number.POSITIVE_INFINITY) return 'not kept';
  const {unit, beside} = formOf(figure);
  const text = unit === 'ms' ? `${Math.round(middle)} ms` : `${round(middle)} ${unit}`.trim();
  const other = beside && contestant.name !== 'theme' ? BESIDE[beside](own, theirs) : undefined;
  return other === undefined ? text : `${text} (${other})`;
}

type Rounds = readonly (number | undefined)[];

const BESIDE = {
  ratio: (own: Rounds, theirs: Rounds) => ratioOf(own, theirs)?.toFixed(2),
  difference: (own: Rounds, theirs: Rounds) => {
    const difference = besideOf(own, theirs, (one, other) => one - other);
    return difference === undefined ? undefined : signed(difference);
  },
};

/** The median of the ratios within each round. */
export const ratioOf = (own: Rounds, theirs: Rounds) => besideOf(own, theirs, (one, other) => one / other);

function besideOf(
  own: Rounds,
  theirs: Rounds,
  compare: (one: number, other: number) => number,
): number | undefined {
  return median(
    own.map((one, round) => {
      const other = theirs[round];
      return one === undefined || other === undefined ? undefined : compare(one, other);
    }),
  );
}
