import {readFileSync} from 'node:fs';

/** A criterion of WCAG, as `docs/accessibility.md` has it. */
export interface Criterion {
  /** Such as `1.4.3`. */
  readonly number: string;
  readonly level: 'A' | 'AA';
  /** How it is met, or why it does not apply. */
  readonly remark: string;
  /** The title of the test that shows it; none if it does not apply. */
  readonly test?: string;
}

/** Reads all criteria, in their order. */
export function readCriteria(file = 'docs/accessibility.md'): Criterion[] {
  const criteria = readFileSync(file, 'utf8').split('\n').flatMap(readLine);
  return criteria.sort((a, b) => a.number.localeCompare(b.number, 'en', {numeric: true}));
}

/** A row of the table, or an item of the list of criteria that do not apply. */
function readLine(line: string): Criterion[] {
  const [, names = '', remark = '', test] =
    /^\| (\d.*?) \| (.*?) \| `test\/.*?`: (.*) \|$/.exec(line) ?? /^- (\d\..*?): (.*)\.$/.exec(line) ?? [];
  return [...names.matchAll(/(\d\.\d\.\d+)[^()]*\((AA?)\)/g)].map(([, number = '', level]) => ({
    number,
    level: level as Criterion['level'],
    remark,
    ...(test === undefined ? {} : {test}),
  }));
}
