import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Database} from './database/database.ts';

/** What outlives a run of the demo store. */
export interface PersistentData {
  readonly database: Database;
  /** The store's key: the service signs with it, and the pixel checks by it. */
  readonly key: string;
}

/** A folder that can't be used; whoever chose it can mend that. */
export class DataFolderError extends Error {}

/** Opens a folder, new or from an earlier run; without one everything is in memory, and ends with the process. */
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
      ? 'another store uses it, or one was killed: then remove store.sqlite.lock in it'
      : reason;
    throw new DataFolderError(`--data ${folder} can not be used: ${hint}.`);
  }
}

/** A shopper who searched before a restart still has proofs of the old run: the key stays. */
function readOrCreateKey(file: string): string {
  if (!existsSync(file)) writeFileSync(file, newKey(), {mode: 0o600});
  return readFileSync(file, 'utf8');
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
