import {LEDGER, type Observation} from '../../conformance/rules/ledger.ts';
import {defaultReasons} from './visible-rules.ts';

/** The verdict on one rule. */
export interface Line {
  readonly rule: string;
  readonly statement: string;
  readonly verdict: 'kept' | 'broken' | 'not seen';
  /** The violations, the reason why no answer showed the rule, or a note about a rule that is kept. */
  readonly details: readonly Detail[];
}

/** An observation, and its source. */
export interface Detail {
  /** The request to the service, or the page. */
  readonly place?: string;
  readonly text: string;
}

/** Collects the observations of the rules in answers and pages. */
export class Evidence {
  readonly #kept = new Set<string>();
  readonly #broken = new Map<string, Detail[]>();
  readonly #reasons = new Map<string, string>();
  readonly #notes = new Map<string, string>();

  /** The rules that were observed, kept or broken. */
  get seen(): ReadonlySet<string> {
    return new Set([...this.#kept, ...this.#broken.keys()]);
  }

  /** @param place the request or the page that shows it. */
  add(place: string, observations: readonly Observation<string>[]): void {
    for (const {rule, broken} of observations) {
      if (broken === undefined) this.#kept.add(rule);
      else this.#broken.set(rule, [...(this.#broken.get(rule) ?? []), {place, text: broken}]);
    }
  }

  /** Records why rules can't be observed. */
  explain(rules: readonly string[], reason: string): void {
    for (const rule of rules) this.#reasons.set(rule, reason);
  }

  /** Adds a note to a rule that is kept. */
  note(rule: string, text: string): void {
    this.#notes.set(rule, text);
  }

  /** The verdicts on all rules of the contract that are visible from outside, and on the other observed ones. */
  get contract(): Line[] {
    const rules = LEDGER.filter(({id}) => defaultReasons.has(id) || this.seen.has(id));
    return rules.map(({id, statement}) => this.#judge(id, statement, defaultReasons.get(id)));
  }

  /** The verdicts on the store's pages. */
  get pages(): Line[] {
    const rules = Object.entries(pageRules) as [PageRule, string][];
    return rules.map(([rule, statement]) => this.#judge(rule, statement, 'No page was checked.'));
  }

  #judge(rule: string, statement: string, defaultReason = ''): Line {
    const broken = this.#broken.get(rule);
    if (broken) return {rule, statement, verdict: 'broken', details: broken};
    const note = this.#notes.get(rule);
    if (this.#kept.has(rule)) return {rule, statement, verdict: 'kept', details: note ? [{text: note}] : []};
    const text = this.#reasons.get(rule) ?? defaultReason;
    return {rule, statement, verdict: 'not seen', details: [{text}]};
  }
}

/** The rules for the store's pages. */
export const pageRules = {
  script: 'Each page loads the script of the elements once, as a module.',
  configuration: 'The configuration block has no mistakes.',
  templates: 'The templates of cards use only fields and attributes that exist.',
  filters: 'The filters of lists are ones that a search can have.',
  endpoint: 'The configuration names the path at which the service answers.',
  elements: 'The search elements are in the markup.',
  embed: 'The app embed is switched on once, and finds a search form.',
  blocks: 'The app’s blocks are on the search page.',
  files: 'All files of the script can be loaded.',
  version: 'All files have the same version.',
  redirect: 'A keyword redirect leads to a page.',
};

export type PageRule = keyof typeof pageRules;
