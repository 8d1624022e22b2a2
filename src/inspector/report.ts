import type {Budget} from './budget-gauge.ts';
import type {Journal} from './journal.ts';
import {readPageFacts} from './page-facts.ts';
import type {LateStart} from './watch/late-start.ts';

/** What a report is made of. */
export interface ReportSources {
  readonly journal: Journal;
  readonly late: LateStart;
  readonly budget: Budget;
}

/** Copies everything the drawer knows as JSON, the bodies left out. Returns what to say of it. */
export async function copyReport(sources: ReportSources): Promise<string> {
  const report = writeReport(sources);
  try {
    await navigator.clipboard.writeText(report);
    return 'Copied.';
  } catch {
    // No clipboard on a plain http page, or no leave to use it.
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
