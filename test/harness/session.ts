import {relative} from 'node:path';
import {inspect, stripVTControlCharacters} from 'node:util';
import {formatError, type TestSession, type TestSuiteResult} from '@web/test-runner';
import type {Failure, FileResult} from './tally.ts';

/** What a browser session tells of its test file. */
export function readSession(session: TestSession): FileResult {
  const {testFile, testResults, errors, request404s, logs} = session;
  const tests = testResults ? listTests(testResults) : [];
  const failures: Failure[] = errors.map(error => ({name: 'the file', detail: explain(error)}));
  if (tests.length === 0 && failures.length === 0)
    failures.push({name: 'the file', detail: 'it ran no test'});
  const inapplicable: Failure[] = [];
  for (const {path, test} of tests) {
    if (test.passed) continue;
    const outcome = {name: path, detail: explain(test.error ?? {message: 'is skipped'})};
    if (test.error?.name === 'Lacking') inapplicable.push({...outcome, detail: test.error.message});
    else failures.push(outcome);
  }
  const missing = failures.length > 0 ? list404s(request404s) : [];
  return {
    file: relative('.', testFile),
    passed: tests.filter(({test}) => test.passed).length,
    failures,
    inapplicable,
    output: [...missing, ...logs.map(writeLog)].join('\n'),
  };
}

/** A test of wrong addresses asks for hundreds. */
function list404s(urls: readonly string[]): string[] {
  const some = urls.slice(0, 10).map(url => `404 ${url}`);
  return urls.length > some.length ? [...some, `and ${urls.length - some.length} more`] : some;
}

type TestResult = TestSuiteResult['tests'][number];

function listTests(
  suite: TestSuiteResult,
  parents: readonly string[] = [],
): {path: string; test: TestResult}[] {
  return [
    ...suite.tests.map(test => ({path: [...parents, test.name].join(' › '), test})),
    ...suite.suites.flatMap(inner => listTests(inner, [...parents, inner.name])),
  ];
}

function explain(error: Parameters<typeof formatError>[0]): string {
  // Of an error that is a message alone formatError makes two.
  return error.stack ? stripVTControlCharacters(formatError(error)) : error.message;
}

function writeLog(values: readonly unknown[]): string {
  return values.map(value => (typeof value === 'string' ? value : inspect(value))).join(' ');
}
