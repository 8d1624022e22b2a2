import type {Evidence, Line} from './evidence.ts';
import type {Service} from './service.ts';
import type {Obstacle} from './store-client.ts';

/** The result of a check. */
export interface Report {
  readonly store: string;
  readonly path: string | null;
  readonly query: string | null;
  readonly requests: number;
  /** Response times of the service in milliseconds; null without an answer. */
  readonly speed: {readonly median: number; readonly slowest: number} | null;
  readonly counts: Counts;
  /** The reason why the check ended early, or was limited. */
  readonly obstacle: Obstacle | null;
  readonly contract: readonly Line[];
  readonly pages: readonly Line[];
}

export interface Counts {
  readonly kept: number;
  readonly broken: number;
  readonly notSeen: number;
}

export interface ReportParts {
  readonly origin: string;
  /** The path at which the service answered and the searched term, if the service was found. */
  readonly path?: string;
  readonly query?: string;
  readonly service?: Service;
  readonly evidence: Evidence;
  readonly obstacle: Obstacle | undefined;
}

export function reportOf({origin, path, query, service, evidence, obstacle}: ReportParts): Report {
  const {contract, pages} = evidence;
  return {
    store: origin,
    path: path ?? null,
    query: query ?? null,
    requests: service?.requests ?? 0,
    speed: service ? speedOf(service.times) : null,
    counts: count([...contract, ...pages]),
    obstacle: obstacle ? {code: obstacle.code, text: obstacle.text} : null,
    contract,
    pages,
  };
}

/** Returns 0 if all rules are kept, 1 if one is broken, 2 if the check was not possible. */
export function exitCodeOf({counts, obstacle}: Report): 0 | 1 | 2 {
  if (counts.broken > 0) return 1;
  return obstacle ? 2 : 0;
}

function count(lines: readonly Line[]): Counts {
  const number = (verdict: Line['verdict']) => lines.filter(line => line.verdict === verdict).length;
  return {kept: number('kept'), broken: number('broken'), notSeen: number('not seen')};
}

function speedOf(times: readonly number[]): Report['speed'] {
  const sorted = [...times].sort((one, other) => one - other).map(Math.round);
  const [median, slowest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return median === undefined || slowest === undefined ? null : {median, slowest};
}
