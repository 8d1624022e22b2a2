import type {RuleId} from './ledger.ts';

/** An observation of a rule in an answer. */
export interface Observation<Rule extends string = RuleId> {
  readonly rule: Rule;
  /** How the answer breaks the rule; `undefined` if it keeps it. */
  readonly broken?: string;
}

/** A rule is kept if there are no problems. */
export function observe<Rule extends string>(
  rule: Rule,
  problems: readonly string[] = [],
): Observation<Rule>[] {
  return problems.length > 0 ? problems.map(broken => ({rule, broken})) : [{rule}];
}

/** Observes a rule that holds or not. */
export function expect<Rule extends string>(
  rule: Rule,
  holds: boolean,
  problem: string,
): Observation<Rule>[] {
  return observe(rule, holds ? [] : [problem]);
}
