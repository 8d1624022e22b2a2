import {readSuites, summaryOf, sumOutcomes} from '../support/runners/junit.ts';
import type {EngineName} from './launcher.ts';

/** Formats the reports as a Markdown table with a row per folder of `test/` and a column per engine. */
export function tableOf(reports: readonly string[], engines: readonly EngineName[]): string {
  const suites = reports.flatMap(readSuites);
  const folders = [...new Set(suites.map(({name}) => folderOf(name)))];
  const cell = (engine: EngineName, names: readonly string[]) => {
    const counted = suites.filter(({name}) => name.includes(engine) && names.includes(folderOf(name)));
    const outcome = sumOutcomes(counted.map(each => each.outcome));
    return outcome.failures.length > 0 ? summaryOf(outcome) : `${outcome.passed} passed`;
  };
  const row = (title: string, names: readonly string[]) => [title, ...engines.map(each => cell(each, names))];
  const rows = [
    ['tests', ...engines],
    ['---', ...engines.map(() => '---')],
    ...folders.map(folder => row(folder, [folder])),
    row('all', folders),
  ];
  return rows.map(cells => `| ${cells.join(' | ')} |`).join('\n');
}

/** Returns `elements` for `Firefox_engine_/test/elements/search-results/paging.test.ts`. */
function folderOf(suite: string): string {
  return /test\/(\w+)\//.exec(suite)?.[1] ?? 'journeys';
}
