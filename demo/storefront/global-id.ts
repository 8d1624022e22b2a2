import type {StoreData} from '../catalogue/catalogue.ts';

/** The platform's global id of a record (§2.2). */
export function globalId(kind: Kind, id: string | number): string {
  return `gid://shopify/${kind}/${id}`;
}

type Kind = 'Product' | 'ProductVariant' | 'Collection' | 'Article' | 'Page' | 'Order' | 'Cart' | 'CartLine';

/** The global ids of all records that the store's search can find. */
export function listGlobalIds({catalogues}: StoreData): ReadonlySet<string> {
  const ids = catalogues.flatMap(({products, articles, pages}) => [
    ...products.map(({id}) => globalId('Product', id)),
    ...articles.map(({id}) => globalId('Article', id)),
    ...pages.map(({id}) => globalId('Page', id)),
  ]);
  return new Set(ids);
}
