import type {Observation} from '../rules/ledger.ts';

/** A violation of the contract by the page (the client) or the service, with its section or rule. */
export interface Finding {
  readonly by: 'client' | 'service';
  readonly section: string;
  readonly text: string;
}

/** A violation by the page, in a request or an event. */
export function clientFinding(section: string, text: string): Finding {
  return {by: 'client', section, text};
}

/** The violations by the service in an answer. */
export function serviceFindings(observations: readonly Observation[]): Finding[] {
  return observations.flatMap(({rule, broken}) =>
    broken === undefined ? [] : [{by: 'service', section: rule, text: broken}],
  );
}
