import type {Collection, Product, StoreData} from './catalogue.ts';
import {CatalogueError} from './catalogue-error.ts';
import {fetchProducts} from './products-address.ts';
import {readProductsFile} from './products-file.ts';
import {count, type Progress} from './progress.ts';

export interface ImportOptions {
  readonly locale: string;
  /** ISO 4217 code of its prices. */
  readonly currency: string;
  readonly progress: Progress;
  /** Waits between two requests. */
  readonly pause?: (milliseconds: number) => Promise<void>;
}

/** Imports a file or a URL as a store in one language, with a collection per product type. */
export async function importStore(source: string, {locale, currency, progress, pause}: ImportOptions) {
  const address = /^https?:/i.test(source) && URL.canParse(source) ? new URL(source) : undefined;
  const {products, problems} = address
    ? await fetchProducts(address, progress, pause)
    : await readProductsFile(source, progress);
  const name = address?.host ?? source.replace(/^.*[/\\]/, '').replace(/\.[^.]*$/, '');
  if (products.length === 0) {
    throw new CatalogueError(
      [`${source} contains no product that can be sold.`, ...problems.slice(0, 5)].join('\n'),
    );
  }
  progress.finish(`${name}: ${count(products.length, 'product')}`);
  const catalogue = {locale, products, articles: [], pages: [], collections: collectionsOf(products)};
  const store: StoreData = {
    name,
    currency: currency.toUpperCase(),
    catalogues: [catalogue],
    admin: {metafields: [], redirects: [], synonyms: []},
  };
  return {store, problems};
}

function collectionsOf(products: readonly Product[]): Collection[] {
  const byType = new Map<string, string[]>();
  for (const {type, handle} of products) {
    const handles = byType.get(type);
    if (handles) handles.push(handle);
    else byType.set(type, [handle]);
  }
  const all = {
    handle: 'all',
    title: 'Products',
    description: '',
    products: products.map(({handle}) => handle),
    automatic: 'all',
  } as const;
  const sorted = [...byType].sort(([a], [b]) => (a < b ? -1 : 1));
  const collections = sorted.map(([title, handles]) => ({
    handle: handleOf(title),
    title,
    description: '',
    products: handles,
  }));
  return [all, ...collections.filter(({handle}) => handle !== '' && handle !== 'all')];
}

/** Keeps letters of any script, like the platform. */
function handleOf(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}
