import {countsOf, type FileResult, type Report} from '../harness/tally.ts';

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
    const all = ['all', ...engines.map(engine => write(this.#sumOf(engine)))].join(' | ');
    return [['file', ...engines].join(' | '), ['---', ...engines.map(() => '---')].join(' | '), ...lines, all]
      .map(line => `| ${line} |`)
      .join('\n');
  }

  #sumOf(engine: string): FileResult {
    const results = [...this.#results.values()].flatMap(row => row.get(engine) ?? []);
    return {
      file: 'all',
      passed: results.reduce((sum, {passed}) => sum + passed, 0),
      failures: results.flatMap(({failures}) => failures),
      inapplicable: results.flatMap(({inapplicable = []}) => inapplicable),
    };
  }
}

const write = (result: FileResult | undefined) => (result ? countsOf(result) : '–');
