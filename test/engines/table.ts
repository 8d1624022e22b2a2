import {countsOf, type FileResult, type Report} from '../harness/tally.ts';

/** What became of each test file in each engine. */
export class EngineTable {
  readonly #entries: Entry[] = [];

  /** Takes the results of an engine, and passes them on under its name. */
  record(engine: string, report: Report): Report {
    return result => {
      // The journeys are one table row: each engine has a file of its own for them.
      const file = result.file.replace(`/${engine.toLowerCase()}.`, '/journeys.');
      this.#entries.push({engine, file, result});
      report({...result, file: `${result.file} (${engine})`});
    };
  }

  /** A line for each file, a column for each engine: tests passed, and failed if any did. */
  toString(): string {
    return this.#write('file', file => file);
  }

  /** A line for each folder of `test/`, a column for each engine, and why tests are not applicable. */
  summary(): string {
    const lacking = this.#entries.flatMap(({engine, result: {inapplicable = []}}) =>
      inapplicable.map(({name, detail}) => `- not applicable in ${engine}: “${name}”: ${detail}`),
    );
    return [
      this.#write('tests', file => file.split('/')[1] ?? ''),
      ...(lacking.length > 0 ? [''] : []),
      ...lacking,
    ].join('\n');
  }

  #write(title: string, lineOf: (file: string) => string): string {
    const engines = [...new Set(this.#entries.map(({engine}) => engine))];
    const row = (line: string, isIn: (file: string) => boolean) => {
      const entries = this.#entries.filter(({file}) => isIn(file));
      return [line, ...engines.map(engine => sum(entries.filter(entry => entry.engine === engine)))];
    };
    const lines = [...new Set(this.#entries.map(({file}) => lineOf(file)))];
    const rows = [
      [title, ...engines],
      ['---', ...engines.map(() => '---')],
      ...lines.map(line => row(line, file => lineOf(file) === line)),
      row('all', () => true),
    ];
    return rows.map(cells => `| ${cells.join(' | ')} |`).join('\n');
  }
}

interface Entry {
  readonly engine: string;
  readonly file: string;
  readonly result: FileResult;
}

function sum(entries: readonly Entry[]): string {
  if (entries.length === 0) return '–';
  const results = entries.map(({result}) => result);
  return countsOf({
    file: 'all',
    passed: results.reduce((passed, result) => passed + result.passed, 0),
    failures: results.flatMap(({failures}) => failures),
    inapplicable: results.flatMap(({inapplicable = []}) => inapplicable),
  });
}
