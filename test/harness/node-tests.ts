import {resolve} from 'node:path';
import {run} from 'node:test';
import {inspect} from 'node:util';
import type {Failure, FileResult, Report} from './tally.ts';

export interface NodeTestOptions {
  /** Files at a time. */
  readonly concurrency: number;
  /** How long one file may take. */
  readonly seconds: number;
  readonly signal: AbortSignal;
}

/** Runs test files by `node:test`, a child process each, which inherits this process's TypeScript loader. */
export async function runNodeTests(
  files: readonly string[],
  report: Report,
  options: NodeTestOptions,
): Promise<void> {
  const waiting = [...files];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file; file = waiting.shift()) report(await runFile(file, options));
  };
  await Promise.all(Array.from({length: options.concurrency}, work));
}

/** A run of its own for each file, as events name the place of the call of `test`, which may be another file. */
async function runFile(file: string, {seconds, signal}: NodeTestOptions): Promise<FileResult> {
  const record = new FileRecord(file);
  const start = performance.now();
  const stream = run({files: [resolve(file)], timeout: seconds * 1000, signal});
  for await (const {type, data} of stream as AsyncIterable<TestEvent>) record.take(type, data);
  return {...record.result(), seconds: (performance.now() - start) / 1000};
}

/** What `node:test` tells while it runs, as far as it is read here. */
interface TestEvent {
  readonly type: string;
  readonly data: {
    readonly name: string;
    readonly nesting: number;
    readonly message?: string;
    readonly skip?: string | boolean;
    readonly todo?: string | boolean;
    readonly details?: {
      readonly type?: string;
      readonly error?: Error & {failureType?: string};
    };
  };
}

/** Gathers the events of one file. */
class FileRecord {
  readonly #file: string;
  readonly #failures: Failure[] = [];
  readonly #names: string[] = [];
  #running = '';
  #unfinished = 0;
  #passed = 0;
  #output = '';

  constructor(file: string) {
    this.#file = file;
  }

  take(type: string, data: TestEvent['data']): void {
    if (type === 'test:stdout' || type === 'test:stderr') this.#output += data.message;
    else if (type === 'test:diagnostic' && data.message?.startsWith('Error:'))
      this.#output += `${data.message}\n`;
    else if (type === 'test:fail') this.#fail(data);
    else if (!this.#isFile(data)) this.#takeTest(type, data);
  }

  /** A passing file is not shown what it wrote. */
  result(): FileResult {
    // node:test lets a file pass that holds no test, or that ends its process before its tests are through.
    if (this.#failures.length === 0 && (this.#passed === 0 || this.#unfinished > 0)) {
      this.#failures.push({
        name: this.#file,
        detail: 'the file ended without having run all its tests, or has none',
      });
    }
    const output = this.#failures.length > 0 ? this.#output : '';
    return {file: this.#file, passed: this.#passed, failures: this.#failures, output};
  }

  #takeTest(type: string, data: TestEvent['data']): void {
    if (type === 'test:enqueue') this.#unfinished += 1;
    if (type === 'test:dequeue') this.#running = data.name;
    if (type === 'test:start') this.#names.splice(data.nesting, Number.POSITIVE_INFINITY, data.name);
    if (type === 'test:pass') this.#pass(data);
  }

  #pass(data: TestEvent['data']): void {
    this.#unfinished -= 1;
    if (data.skip || data.todo) this.#refuse(data, 'is skipped: a test runs or is removed');
    else if (data.details?.type !== 'suite') this.#passed += 1;
  }

  #fail(data: TestEvent['data']): void {
    const error = data.details?.error;
    // Whoever holds a failed test fails with it: the test itself has told why.
    if (error?.failureType === 'subtestsFailed') return;
    const late = error?.failureType === 'testTimeoutFailure' && this.#isFile(data);
    this.#refuse(data, late ? `${explain(error)}, in: ${this.#running}` : explain(error));
  }

  #refuse(data: TestEvent['data'], detail: string): void {
    const own = this.#isFile(data) ? this.#file : data.name;
    this.#failures.push({name: [...this.#names.slice(0, data.nesting), own].join(' › '), detail});
  }

  /** A file is a test itself, in whose place its tests are reported; it is only told of when it fails or is empty. */
  #isFile(data: TestEvent['data']): boolean {
    return data.name === resolve(this.#file);
  }
}

function explain(error: Error | undefined): string {
  const cause = error?.cause ?? error;
  if (!(cause instanceof Error)) return String(cause);
  // The message of a failed assertion shows both values already.
  const text = 'code' in cause && cause.code === 'ERR_ASSERTION' ? cause.stack : inspect(cause);
  return (text ?? cause.message).replace(/\n +at .*node:internal.*/g, '');
}
