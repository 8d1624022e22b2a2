/** Counts what became of the test files, and prints a short line for each and every failure in full. */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #failures: string[] = [];

  /** Takes one file's result. */
  readonly report: Report = result => {
    this.passed += result.passed;
    this.failed += result.failures.length;
    for (const {name, detail} of result.failures)
      this.#failures.push(`✗ ${result.file}  ${name}`, indent(detail.split('\n', 5).join('\n'), 6));
    // Not by the console, which the runner of the browser tests takes over.
    process.stdout.write(`${describe(result)}\n`);
  };

  /** What a run ends with: what failed, in short, and a line that counts. */
  toString(): string {
    return [...this.#failures, `${this.passed} passed, ${this.failed} failed`].join('\n');
  }
}

/** What became of one test file. */
export interface FileResult {
  /** Its path in the repository. */
  readonly file: string;
  readonly passed: number;
  readonly failures: readonly Failure[];
  /** Tests that need what the engine has not got, each with the reason. */
  readonly inapplicable?: readonly Failure[];
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

/** How many of each outcome there are, if any. */
export function countsOf({passed, failures, inapplicable = []}: FileResult): string {
  const failed = failures.length > 0 ? [`${failures.length} failed`] : [];
  const lacking = inapplicable.length > 0 ? [`${inapplicable.length} not applicable`] : [];
  return [`${passed} passed`, ...failed, ...lacking].join(', ');
}

function describe(result: FileResult): string {
  const {file, failures, inapplicable = [], seconds, output} = result;
  const time = seconds === undefined ? '' : `  ${seconds.toFixed(1)} s`;
  const lines = [`${failures.length > 0 ? '✗' : '✓'} ${file}  ${countsOf(result)}${time}`];
  for (const {name, detail} of failures) lines.push(indent(`✗ ${name}`, 2), indent(detail, 6));
  for (const {name, detail} of inapplicable) lines.push(indent(`– ${name}: ${detail}`, 2));
  if (output?.trim()) lines.push(indent(output, 4));
  return lines.join('\n');
}

function indent(text: string, width: number): string {
  return text.trimEnd().replace(/^(?=.)/gm, ' '.repeat(width));
}
