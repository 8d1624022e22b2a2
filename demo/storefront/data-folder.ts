import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {Database} from './database/database.ts';

/** What outlives a run of the demo store. */
export interface KeptData {
  readonly database: Database;
  /** The store's key: the service signs with it, and the pixel checks by it. */
  readonly key: string;
}

/** Opens a folder, new or from an earlier run; without one everything is in memory, and ends with the process. */
export function openData(folder?: string): KeptData {
  if (folder === undefined) return {database: new Database(), key: newKey()};
  mkdirSync(folder, {recursive: true});
  return {database: new Database(join(folder, 'store.sqlite')), key: keepKey(join(folder, 'proof.key'))};
}

/** A shopper who searched before a restart still has proofs of the old run: the key stays. */
function keepKey(file: string): string {
  if (!existsSync(file)) writeFileSync(file, newKey(), {mode: 0o600});
  return readFileSync(file, 'utf8');
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}
