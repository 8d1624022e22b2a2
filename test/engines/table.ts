import type {FileResult, Report} from '../harness/tally.ts';

/** What became of each test file in each engine. */
export class EngineTable {
  readonly #results = new Map<string, Map<string, FileResult>>();

  /** Takes the results of an engine, and passes them on under its name. */
  record(engine: string, report: Report): Report {
    return result => {
      // The journeys are one table row: each engine has a file of its own for them.
      const file = result.file.replace(`/${engine.toLowerCase()}.`, '/journeys.');
      const row = this.#results.get(file) ?? new Map<string, FileResult>();
      this.#results.set(file, row.set(engine, result));
      report({...result, file: `${result.file} (${engine})`});
    };
  }

  /** A line for each file, a column for each engine: tests passed, and failed if any did. */
  toString(): string {
    const engines = [...new Set([...this.#results.values()].flatMap(row => [...row.keys()]))];
    const lines = [...this.#results].map(([file, row]) =>
      [file, ...engines.map(engine => write(row.get(engine)))].join(' | '),
    );
    return [['file', ...engines].join(' | '), ['---', ...engines.map(() => '---')].join(' | '), ...lines]
      .map(line => `| ${line} |`)
      .join('\n');
  }
}

function write(result: FileResult | undefined): string {
  if (!result) return '–';
  const {passed, failures} = result;
  return failures.length ? `${passed} passed, ${failures.length} failed` : `${passed} passed`;
}
