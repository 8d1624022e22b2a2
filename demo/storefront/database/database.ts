import {readFileSync} from 'node:fs';
import sqlite from 'node-sqlite3-wasm';

/** What a column holds. */
export type Value = string | number | null;

/** The store's SQLite database: a file, or memory alone. */
export class Database {
  readonly #sqlite: InstanceType<typeof sqlite.Database>;

  constructor(file?: string) {
    this.#sqlite = new sqlite.Database(file);
    this.#sqlite.exec(readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'));
  }

  /** Every row; `Row` names the columns that the statement selects. */
  all<Row extends object>(sql: string, values: Readonly<Record<string, Value>> = {}): Row[] {
    return this.#sqlite.all(sql, named(values)) as Row[];
  }

  /** The first row. */
  get<Row extends object>(sql: string, values: Readonly<Record<string, Value>> = {}): Row | undefined {
    return (this.#sqlite.get(sql, named(values)) as Row | null) ?? undefined;
  }

  /** Adds a row, unless the table has one of that key. */
  insert(table: string, row: Readonly<Record<string, Value>>): boolean {
    const columns = Object.keys(row);
    const sql = `INSERT INTO ${table} (${columns}) VALUES (${columns.map(name => `:${name}`)}) ON CONFLICT DO NOTHING`;
    return this.run(sql, row) > 0;
  }

  /** Changes rows, and tells how many. */
  run(sql: string, values: Readonly<Record<string, Value>> = {}): number {
    return this.#sqlite.run(sql, named(values)).changes;
  }

  /** All of what `change` does, or, where it throws, nothing of it. */
  transact<Result>(change: () => Result): Result {
    this.#sqlite.exec('BEGIN');
    try {
      const result = change();
      this.#sqlite.exec('COMMIT');
      return result;
    } catch (error) {
      this.#sqlite.exec('ROLLBACK');
      throw error;
    }
  }

  close(): void {
    this.#sqlite.close();
  }
}

function named(values: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value]));
}
