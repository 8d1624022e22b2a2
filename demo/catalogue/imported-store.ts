import type {Collection, Product, StoreData} from './catalogue.ts';
import {CatalogueError} from './catalogue-error.ts';
import type {ImportedProducts} from './imported-products.ts';

export interface ImportedStore extends ImportedProducts {
  readonly name: string;
  /** What was imported, for a message. */
  readonly source: string;
  readonly locale: string;
  /** ISO 4217 code of the prices. */
  readonly currency: string;
}

/**
 * Creates a store in one language from imported products, with a collection per product type.
 *
 * @throws {CatalogueError} if there is no product.
 */
export function createImportedStore({
  name,
  source,
  products,
  problems,
  locale,
  currency,
}: ImportedStore): StoreData {
  if (products.length === 0) {
    throw new CatalogueError(
      [`${source} contains no product that can be sold.`, ...problems.slice(0, 5)].join('\n'),
    );
  }
  return {
    name,
    currency: currency.toUpperCase(),
    catalogues: [{locale, products, articles: [], pages: [], collections: collectionsOf(products)}],
    admin: {metafields: [], redirects: [], synonyms: []},
  };
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
