import {parse} from 'csv-parse/browser/esm/sync';
import type {StoreData} from '../../catalogue/catalogue.ts';
import {type CsvRecord, csvOptions, notCsv} from '../../catalogue/csv-rows.ts';
import {decodeBytes} from '../../catalogue/decoded-bytes.ts';
import {isProductsJson, rejectOtherFormats} from '../../catalogue/formats.ts';
import {createImportedStore} from '../../catalogue/imported-store.ts';
import {readProductsCsv} from '../../catalogue/products-csv.ts';
import {ProductsJson} from '../../catalogue/products-json.ts';
import type {Progress} from '../../catalogue/progress.ts';

/** A file that the visitor drops: a product CSV export, or a store's `/products.json`. */
export interface DroppedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly locale: string;
  /** ISO 4217 code of the prices. */
  readonly currency: string;
}

/**
 * Reads a dropped file as a store, as `npm start -- --catalog` reads it from a disk.
 *
 * @throws {CatalogueError} if the file is unusable as a whole.
 */
export async function readDroppedFile(
  {name: file, bytes, locale, currency}: DroppedFile,
  progress: Progress,
): Promise<{readonly store: StoreData; readonly problems: readonly string[]}> {
  const text = decodeBytes(bytes, file);
  rejectOtherFormats(text.slice(0, HEAD_LENGTH), file);
  const {products, problems} = await readProducts(text, file, progress);
  const name = file.replace(/\.[^.]*$/, '');
  return {store: createImportedStore({name, source: file, products, problems, locale, currency}), problems};
}

const HEAD_LENGTH = 4096;

async function readProducts(text: string, file: string, progress: Progress) {
  if (!isProductsJson(text.slice(0, HEAD_LENGTH), file)) {
    return readProductsCsv(parseCsv(text, file), file, progress);
  }
  const products = new ProductsJson(progress);
  products.read(text, file);
  return products;
}

function parseCsv(text: string, file: string): CsvRecord[] {
  try {
    return parse(text, csvOptions(text.slice(0, HEAD_LENGTH))) as unknown as CsvRecord[];
  } catch (error) {
    throw notCsv(file, error);
  }
}
