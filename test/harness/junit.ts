import {readFileSync} from 'node:fs';

/** How many tests passed and failed. */
export interface Counts {
  passed: number;
  failed: number;
}

/**
 * Counts the tests in a JUnit report. A skipped test counts as failed, and so does a file without tests, for which `node
 * --test` reports the file itself.
 */
export function countTests(report: string): Counts {
  const counts = {passed: 0, failed: 0};
  // A test's output may look like a report of a test.
  const xml = report.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '');
  for (const [, attributes = '', body = ''] of xml.matchAll(TEST_CASE)) {
    const isFile = /\sname="[^"]*\.test\.ts"/.test(attributes);
    counts[isFile || /<(failure|error|skipped)/.test(body) ? 'failed' : 'passed']++;
  }
  return counts;
}

/** A suite of a JUnit report: a test file in a browser. */
export interface Suite {
  /** The file and the browser or project, as the runner writes them. */
  readonly name: string;
  readonly counts: Counts;
}

/** Reads the suites of a JUnit report without nested suites. */
export function readSuites(report: string): Suite[] {
  return [...report.matchAll(SUITE)].map(([, attributes = '', body = '']) => {
    const attribute = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
    return {name: `${attribute('name')} ${attribute('hostname')}`, counts: countTests(body)};
  });
}

const SUITE = /<testsuite\b([^>]*)>([\s\S]*?)<\/testsuite>/g;
const TEST_CASE = /<testcase\b((?:[^>"]|"[^"]*")*?)(?:\/>|>([\s\S]*?)<\/testcase>)/g;

/** Adds counts up. */
export function sumCounts(counts: readonly Counts[]): Counts {
  const sum = (outcome: keyof Counts) => counts.reduce((total, each) => total + each[outcome], 0);
  return {passed: sum('passed'), failed: sum('failed')};
}

/** Counts the tests in a report file. A missing file counts as a failure. */
export function countReport(file: string): Counts {
  try {
    return countTests(readFileSync(file, 'utf8'));
  } catch {
    return {passed: 0, failed: 1};
  }
}
