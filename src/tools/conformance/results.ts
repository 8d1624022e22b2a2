import {readdirSync, readFileSync} from 'node:fs';
import {readCases} from '../../../test/harness/junit.ts';

/** How the tests of a title came out: all of them passed, one did not, or none ran. */
export type Result = 'passed' | 'failed' | undefined;

/** Reads the reports of a run of tests, and returns how the tests of a title came out. */
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

/** A title in the source has `${…}` where its tests have a value. */
function patternOf(title: string): RegExp {
  const parts = title.split(/\$\{[^}]*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
