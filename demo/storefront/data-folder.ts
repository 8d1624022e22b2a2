import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Database} from './database/database.ts';

/** Data that survives a restart of the demo store. */
export interface PersistentData {
  readonly database: Database;
  /** The signing key shared by the service and the pixel. */
  readonly key: string;
}

/** An unusable data folder, which the person who starts the store can fix. */
export class DataFolderError extends Error {}

/** Opens a new or existing folder; without one, data is kept in memory only. */
export function openData(folder?: string): PersistentData {
  if (folder === undefined) return {database: new Database(), key: newKey()};
  try {
    mkdirSync(folder, {recursive: true});
    return {
      database: new Database(join(folder, 'store.sqlite')),
      key: readOrCreateKey(join(folder, 'proof.key')),
    };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hint = reason.includes('locked')
      ? 'another demo store uses it. If none is running, delete store.sqlite.lock in it'
      : reason;
    throw new DataFolderError(`The folder ${folder} of --data can't be used: ${hint}.`);
  }
}

/** Keeps the key, so that signatures issued before a restart stay valid. */
function readOrCreateKey(file: string): string {
  if (!existsSync(file)) writeFileSync(file, newKey(), {mode: 0o600});
  return readFileSync(file, 'utf8');
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
