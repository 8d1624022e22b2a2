import {existsSync, readFileSync} from 'node:fs';
import {DomUtils, ElementType, parseDocument} from 'htmlparser2';

/** The outcome of a test run. */
export interface Outcome {
  readonly passed: number;
  /** An entry for each failed test: its file, its name and its error. */
  readonly failures: readonly string[];
}

/**
 * Reads the tests in a JUnit report. A skipped test counts as failed, and so does a file without tests, for which Node's runner reports
 * the file itself, and an error after the end of a test, which it reports in a comment.
 */
export function readOutcome(report: string): Outcome {
  const {children} = parseDocument(report, {xmlMode: true});
  const {passed, failures} = outcomeOf(elements('testcase', children));
  return {passed, failures: [...failures, ...lateErrors(children)]};
}

/** A single test in a JUnit report. */
export interface Case {
  readonly name: string;
  readonly passed: boolean;
}

/** Reads the single tests in a JUnit report. */
export function readCases(report: string): Case[] {
  const cases = elements('testcase', parseDocument(report, {xmlMode: true}).children);
  return cases.map(element => ({
    name: element.attribs.name ?? '',
    passed: failureOf(element).length === 0,
  }));
}

/** A suite of a JUnit report: a test file in a browser. */
export interface Suite {
  /** The file and the browser or project, as the runner writes them. */
  readonly name: string;
  readonly outcome: Outcome;
}

/** Reads the suites of a JUnit report without nested suites. */
export function readSuites(report: string): Suite[] {
  const suites = elements('testsuite', parseDocument(report, {xmlMode: true}).children);
  return suites.map(({attribs: {name = '', hostname = ''}, children}) => ({
    name: `${name} ${hostname}`,
    outcome: outcomeOf(elements('testcase', children)),
  }));
}

/** Adds outcomes up. */
export function sumOutcomes(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, {passed}) => total + passed, 0),
    failures: outcomes.flatMap(({failures}) => failures),
  };
}

/** Reads the outcome from a report file. A missing file counts as a failure. */
export function readReport(file: string): Outcome {
  if (existsSync(file)) return readOutcome(readFileSync(file, 'utf8'));
  return {passed: 0, failures: [`${file}: the runner wrote no report`]};
}

/** Whether tests ran, and all of them passed. */
export function isGreen({passed, failures}: Outcome): boolean {
  return passed > 0 && failures.length === 0;
}

/** Returns the last line of a run: `12 passed, 0 failed`. */
export function summaryOf({passed, failures}: Outcome): string {
  return `${passed} passed, ${failures.length} failed`;
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

function elements(name: string, nodes: Element['children']): Element[] {
  return DomUtils.getElementsByTagName(name, nodes);
}

function outcomeOf(cases: readonly Element[]): Outcome {
  const failures = cases.flatMap(failureOf);
  return {passed: cases.length - failures.length, failures};
}

function lateErrors(nodes: Element['children']): string[] {
  const comments = DomUtils.filter(({type}) => type === ElementType.Comment, nodes) as {data: string}[];
  return comments.flatMap(({data}) => (/^ Error: /.test(data) ? [data.trim()] : []));
}

function failureOf(element: Element): string[] {
  const {name = '', file, classname = ''} = element.attribs;
  const [error] = ['failure', 'error', 'skipped'].flatMap(tag => elements(tag, element.children));
  const title = `${file ?? fileOf(element) ?? classname}: ${name}`;
  if (error)
    return [`${title}\n${DomUtils.textContent(error).trim() || error.attribs.message || error.name}`];
  return name.endsWith('.test.ts') ? [`${title}\nThe file has no tests.`] : [];
}

/** Returns the suite that is named after a file, as Node's runner reports them. */
function fileOf({parent}: Element): string | undefined {
  if (!parent || !('attribs' in parent)) return undefined;
  const {name = ''} = parent.attribs;
  return name.endsWith('.test.ts') ? name : fileOf(parent);
}
