import {readFile} from 'node:fs/promises';
import {basename} from 'node:path';
import type {Collection, Product, StoreData} from './catalogue.ts';
import {CatalogueError} from './catalogue-error.ts';
import {readProductsCsv} from './products-csv.ts';
import {readProductsJson} from './products-json.ts';

/** The products a file holds, and what was wrong with the rest of it. */
export interface ImportedProducts {
  readonly products: readonly Product[];
  readonly problems: readonly string[];
}

/** Imports a catalogue file as a store of one language, with a collection for each product type. */
export async function importStore(path: string, locale: string, currency: string) {
  const file = basename(path);
  const text = await readText(path);
  refuseForeign(text, file);
  const read = /^\s*[[{]/.test(text) || /\.json$/i.test(file) ? readProductsJson : readProductsCsv;
  const {products, problems} = read(text, file);
  if (products.length === 0) {
    throw new CatalogueError(
      [`${file} holds no product that can be sold.`, ...problems.slice(0, 5)].join('\n'),
    );
  }
  const catalogue = {locale, products, articles: [], pages: [], collections: collectionsOf(products)};
  const store: StoreData = {
    name: file.replace(/\.[^.]*$/, ''),
    currency: currency.toUpperCase(),
    catalogues: [catalogue],
    admin: {metafields: [], redirects: [], synonyms: []},
  };
  return {store, problems};
}

async function readText(path: string): Promise<string> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new CatalogueError(
      `Cannot read the catalogue ${path}: ${REASONS[error.code ?? ''] ?? error.message}.`,
    );
  });
  // Spreadsheets mark UTF-8 with a byte order mark.
  return text.replace(/^\uFEFF/, '');
}

/** A saved error page and a spreadsheet are what people most often mistake for a catalogue. */
function refuseForeign(text: string, file: string): void {
  if (/^\s*<(!doctype|html|\?xml)/i.test(text)) {
    throw new CatalogueError(
      `${file} holds a web page, not a catalogue: save the store's /products.json itself.`,
    );
  }
  if (text.includes('\0') || text.startsWith('PK')) {
    throw new CatalogueError(
      `${file} is not a text file: export the catalogue as CSV, or save /products.json.`,
    );
  }
  if (text.trim() === '') throw new CatalogueError(`${file} is empty.`);
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'permission denied',
  EISDIR: 'it is a folder, not a file',
};

function collectionsOf(products: readonly Product[]): Collection[] {
  const all = {
    handle: 'all',
    title: 'Products',
    description: '',
    products: products.map(({handle}) => handle),
  };
  const types = [...new Set(products.map(({type}) => type))].filter(Boolean).sort();
  const byType = types.map(type => ({
    handle: handleOf(type),
    title: type,
    description: '',
    products: products.filter(product => product.type === type).map(({handle}) => handle),
  }));
  return [all, ...byType.filter(({handle}) => handle !== '' && handle !== 'all')];
}

/** Letters of any script make a handle, as they do on the platform. */
function handleOf(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
