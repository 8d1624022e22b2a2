import {readdirSync, readFileSync} from 'node:fs';
import {DomUtils, parseDocument} from 'htmlparser2';

/** How the tests of a title came out: all of them passed, one did not, or none ran. */
export type Result = 'passed' | 'failed' | undefined;

/** Reads the reports of a run of tests, and returns how the tests of a title came out. */
export function readResults(folder = 'test-results'): (title: string) => Result {
  const cases = readdirSync(folder)
    .filter(name => name.endsWith('.xml'))
    .flatMap(name => casesOf(readFileSync(`${folder}/${name}`, 'utf8')));
  return title => {
    const pattern = patternOf(title);
    const found = cases.filter(({name}) => pattern.test(name));
    if (found.length === 0) return undefined;
    return found.every(({passed}) => passed) ? 'passed' : 'failed';
  };
}

interface Case {
  readonly name: string;
  readonly passed: boolean;
}

function casesOf(report: string): Case[] {
  const {children} = parseDocument(report, {xmlMode: true});
  return DomUtils.getElementsByTagName('testcase', children).map(({attribs, children}) => ({
    name: attribs.name ?? '',
    passed: ['failure', 'error', 'skipped'].every(
      tag => DomUtils.getElementsByTagName(tag, children).length === 0,
    ),
  }));
}

/** A title in the source has `${…}` where its tests have a value. */
function patternOf(title: string): RegExp {
  const parts = title.split(/\$\{[^}]*\}/).map(part => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(parts.join('.+'));
}
