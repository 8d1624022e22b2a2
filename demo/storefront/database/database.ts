import {readFileSync} from 'node:fs';
import sqlite from 'node-sqlite3-wasm';

export type Value = string | number | null;

/** The store's SQLite database, in a file or in memory. */
export class Database {
  readonly #sqlite: InstanceType<typeof sqlite.Database>;

  constructor(file?: string) {
    this.#sqlite = new sqlite.Database(file);
    this.#sqlite.exec(readFileSync(new URL('./schema.sql', import.meta.url), 'utf8'));
  }

  /** Selects all rows; `Row` names the selected columns. */
  all<Row extends object>(sql: string, values: Readonly<Record<string, Value>> = {}): Row[] {
    return this.#sqlite.all(sql, named(values)) as Row[];
  }

  /** Selects the first row. */
  get<Row extends object>(sql: string, values: Readonly<Record<string, Value>> = {}): Row | undefined {
    return (this.#sqlite.get(sql, named(values)) as Row | null) ?? undefined;
  }

  /** Inserts a row unless its key exists, and returns whether it did. */
  insert(table: string, row: Readonly<Record<string, Value>>): boolean {
    const columns = Object.keys(row);
    const sql = `INSERT INTO ${table} (${columns}) VALUES (${columns.map(name => `:${name}`)}) ON CONFLICT DO NOTHING`;
    return this.run(sql, row) > 0;
  }

  /** Runs a statement and returns the number of changed rows. */
  run(sql: string, values: Readonly<Record<string, Value>> = {}): number {
    return this.#sqlite.run(sql, named(values)).changes;
  }

  /** Runs `change` in a transaction, which is rolled back if it throws. */
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
