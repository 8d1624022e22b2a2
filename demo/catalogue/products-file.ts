import {createReadStream} from 'node:fs';
import {basename} from 'node:path';
import {Readable} from 'node:stream';
import {CatalogueError} from './catalogue-error.ts';
import {readRecords} from './csv-records.ts';
import {decodeText, peek} from './decoded-text.ts';
import {isProductsJson, rejectOtherFormats} from './formats.ts';
import type {ImportedProducts} from './imported-products.ts';
import {readProductsCsv} from './products-csv.ts';
import {ProductsJson} from './products-json.ts';
import type {Progress} from './progress.ts';

/** Reads a file: a store's `/products.json` at once, or a product CSV export as a stream. */
export async function readProductsFile(path: string, progress: Progress): Promise<ImportedProducts> {
  const file = basename(path);
  const {head, all} = await peek(decodeText(readChunks(path), file));
  rejectOtherFormats(head, file);
  if (!isProductsJson(head, file)) return readProductsCsv(readRecords(all, file), file, progress);
  const products = new ProductsJson(progress);
  products.read((await Readable.from(all).toArray()).join(''), file);
  return products;
}

async function* readChunks(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path) as AsyncIterable<Uint8Array>;
  } catch (error) {
    const {code = '', message} = error as NodeJS.ErrnoException;
    throw new CatalogueError(`The catalogue ${path} can't be read: ${REASONS[code] ?? message}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'you have no permission',
  EISDIR: 'it is a folder, not a file',
};
