import {readdirSync, readFileSync} from 'node:fs';
import {readCases} from '../../../test/support/runners/junit.ts';

/** The result of the tests of a title: all of them passed, one failed, or none ran (`undefined`). */
export type Result = 'passed' | 'failed' | undefined;

/** Reads the reports of a run of tests. Returns a function that looks up the result of a title. */
export function readResults(folder = 'test-results'): (title: string) => Result {
  const cases = readdirSync(folder)
    .filter(name => name.endsWith('.xml'))
    .flatMap(name => readCases(readFileSync(`${folder}/${name}`, 'utf8')));
  return title => {
    const pattern = patternOf(title);
    const found = cases.filter(({name}) => pattern.test(name));
    if (found.length === 0) return undefined;
    return found.every(({passed}) => passed) ? 'passed' : 'failed';
  };
}

/** Creates the pattern of a title, which has `${…}` in the source in place of the values of its tests. */
function patternOf(title: string): RegExp {
  const parts = title.split(/\$\{[^}]*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
