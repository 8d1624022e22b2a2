import {type CheckOptions, checkStore} from '../../../../src/cli/check/check-store.ts';
import type {Line} from '../../../../src/cli/check/evidence.ts';
import type {Report} from '../../../../src/cli/check/report.ts';
import type {Environment} from '../../../../src/cli/check/service.ts';

/** Checks a store without waiting. */
export function check(
  origin: string,
  options: Partial<CheckOptions> = {},
  environment: Partial<Environment> = {},
): Promise<Report> {
  return checkStore({origin, ...options}, {...QUIET, ...environment});
}

const QUIET: Environment = {pause: async () => {}, now: () => performance.now(), onProgress: () => {}};

export function rulesWith(verdict: Line['verdict'], {contract, pages}: Report): string[] {
  return [...contract, ...pages].filter(line => line.verdict === verdict).map(({rule}) => rule);
}

/** Lists the broken rules, as `rule: what came`. */
export function findingsOf({contract, pages}: Report): string[] {
  return [...contract, ...pages]
    .filter(({verdict}) => verdict === 'broken')
    .flatMap(({rule, details}) => details.map(({text}) => `${rule}: ${text}`));
}
