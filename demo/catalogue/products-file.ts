import {createReadStream} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import {CatalogueError} from './catalogue-error.ts';
import type {ImportedProducts} from './imported-products.ts';
import {readProductsCsv} from './products-csv.ts';
import {ProductsJson} from './products-json.ts';
import type {Progress} from './progress.ts';

/** Reads a file: a store's `/products.json` at once, or a product CSV export as a stream. */
export async function readProductsFile(path: string, progress: Progress): Promise<ImportedProducts> {
  const file = basename(path);
  const head = await readHead(path);
  rejectOtherFormats(head, file);
  if (!/^\s*[[{]/.test(head) && !/\.json$/i.test(file)) {
    return readProductsCsv(createReadStream(path), file, progress);
  }
  const products = new ProductsJson(progress);
  products.read(stripByteOrderMark(await readFile(path, 'utf8')), file);
  return products;
}

/** Rejects the usual mistakes: a saved web page, and a spreadsheet. */
export function rejectOtherFormats(head: string, file: string): void {
  if (/^\s*<(!doctype|html|\?xml)/i.test(head)) {
    throw new CatalogueError(
      `${file} holds a web page, not a catalogue: save the store's /products.json itself.`,
    );
  }
  if (head.includes('\0') || head.startsWith('PK')) {
    throw new CatalogueError(
      `${file} is not a text file: export the catalogue as CSV, or save /products.json.`,
    );
  }
  if (head.trim() === '') throw new CatalogueError(`${file} is empty.`);
}

const HEAD_BYTES = 4096;

async function readHead(path: string): Promise<string> {
  try {
    const [head = ''] = await createReadStream(path, {encoding: 'utf8', end: HEAD_BYTES - 1}).toArray();
    return stripByteOrderMark(head);
  } catch (error) {
    const {code = '', message} = error as NodeJS.ErrnoException;
    throw new CatalogueError(`Cannot read the catalogue ${path}: ${REASONS[code] ?? message}.`);
  }
}

function stripByteOrderMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder, not a file',
};
