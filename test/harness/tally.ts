/** Counts what became of the test files, and prints a short line for each and every failure in full. */
export class Tally {
  passed = 0;
  failed = 0;

  /** Takes one file's result. */
  readonly report: Report = result => {
    this.passed += result.passed;
    this.failed += result.failures.length;
    // Not by the console, which the runner of the browser tests takes over.
    process.stdout.write(`${describe(result)}\n`);
  };

  /** The line a run ends with. */
  toString(): string {
    return `${this.passed} passed, ${this.failed} failed`;
  }
}

/** What became of one test file. */
export interface FileResult {
  /** Its path in the repository. */
  readonly file: string;
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** How long it took. */
  readonly seconds?: number;
  /** What it wrote that a reader should see. */
  readonly output?: string;
}

export interface Failure {
  /** The test's name, its suites before it. */
  readonly name: string;
  readonly detail: string;
}

/** Hears of each file when it has ended. */
export type Report = (result: FileResult) => void;

function describe({file, passed, failures, seconds, output}: FileResult): string {
  const counts = failures.length > 0 ? `${passed} passed, ${failures.length} failed` : `${passed} passed`;
  const time = seconds === undefined ? '' : `  ${seconds.toFixed(1)} s`;
  const lines = [`${failures.length > 0 ? '✗' : '✓'} ${file}  ${counts}${time}`];
  for (const {name, detail} of failures) lines.push(indent(`✗ ${name}`, 2), indent(detail, 6));
  if (output?.trim()) lines.push(indent(output, 4));
  return lines.join('\n');
}

function indent(text: string, width: number): string {
  return text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(width));
}
