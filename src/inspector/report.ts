import {readBudget} from './budget-gauge.ts';
import type {Journal} from './journal.ts';
import {readPageFacts} from './page-facts.ts';
import type {LateStart} from './watch/late-start.ts';

/** Everything the drawer knows as JSON, the bodies left out: to be sent to whoever has to look into it. */
function writeReport(journal: Journal, late: LateStart): string {
  const entries = journal.entries.map(entry => ({
    ...entry,
    at: new Date(entry.at).toISOString(),
    body: undefined,
  }));
  const violations = entries.flatMap(({id, findings}) => findings.map(finding => ({line: id, ...finding})));
  const {userAgent} = navigator;
  return JSON.stringify(
    {page: readPageFacts(), userAgent, late, budget: readBudget(), violations, entries},
    null,
    2,
  );
}

/** Copies the report. Returns what to say of it. */
export async function copyReport(journal: Journal, late: LateStart): Promise<string> {
  const report = writeReport(journal, late);
  try {
    await navigator.clipboard.writeText(report);
    return 'Copied.';
  } catch {
    // No clipboard on a plain http page, or no leave to use it.
    console.log(report);
    return 'Written to the console: the clipboard is out of reach.';
  }
}
