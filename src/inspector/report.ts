import type {Budget} from './budget-gauge.ts';
import type {Journal} from './journal.ts';
import {readPageFacts} from './page-facts.ts';
import type {LateStart} from './watch/late-start.ts';

export interface ReportSources {
  readonly journal: Journal;
  readonly late: LateStart;
  readonly budget: Budget;
}

/** Copies everything the inspector knows, except bodies, as JSON. Returns a message for the developer. */
export async function copyReport(sources: ReportSources): Promise<string> {
  const report = writeReport(sources);
  try {
    await navigator.clipboard.writeText(report);
    return 'Copied.';
  } catch {
    // The clipboard is missing on plain HTTP pages, and the browser may deny access.
    console.log(report);
    return 'Written to the console: the clipboard is out of reach.';
  }
}

function writeReport({journal, late, budget}: ReportSources): string {
  const entries = journal.entries.map(entry => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
    body: undefined,
  }));
  const violations = entries.flatMap(({id, findings}) => findings.map(finding => ({line: id, ...finding})));
  const {userAgent} = navigator;
  return JSON.stringify({page: readPageFacts(), userAgent, late, budget, violations, entries}, null, 2);
}
