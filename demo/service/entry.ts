import type {Article, Catalogue, Page, Product, Variant} from '../catalogue/catalogue.ts';

/** A catalogue record that a search can find. */
export type Entry = ProductEntry | ArticleEntry | PageEntry;

export interface ProductEntry {
  readonly contentType: 'product';
  readonly record: Product;
}

export interface ArticleEntry {
  readonly contentType: 'article';
  readonly record: Article;
}

export interface PageEntry {
  readonly contentType: 'page';
  readonly record: Page;
}

/** Lists every record of a catalogue, products first, in the merchant's order. */
export function entriesOf(catalogue: Catalogue): Entry[] {
  return [
    ...catalogue.products.map(record => ({contentType: 'product', record}) as const),
    ...catalogue.articles.map(record => ({contentType: 'article', record}) as const),
    ...catalogue.pages.map(record => ({contentType: 'page', record}) as const),
  ];
}

/** The product's lowest and highest price. */
export function priceRange(product: Product): [number, number] {
  const prices = product.variants.map(variant => variant.price);
  return [Math.min(...prices), Math.max(...prices)];
}

export function isAvailable(product: Product): boolean {
  return product.variants.some(variant => variant.available);
}

export function isOnSale(variant: Variant): boolean {
  return variant.compareAtPrice !== undefined && variant.compareAtPrice > variant.price;
}

/** The values of a metafield, always as a list. */
export function metafieldValues(product: Product, key: string): readonly string[] {
  const value = product.metafields[key] ?? [];
  return typeof value === 'string' ? [value] : value;
}
