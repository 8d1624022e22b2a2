import type {Admin, Catalogue, Product, Variant} from '../catalogue/catalogue.ts';
import {type Entry, isAvailable, isOnSale, metafieldValues} from './entry.ts';

/** The filters of one request (§4.1); an absent field does not filter. */
export interface Filters {
  readonly vendor?: string;
  readonly type?: string;
  readonly tags: readonly string[];
  readonly priceMin?: number;
  readonly priceMax?: number;
  readonly available?: boolean;
  readonly onSale?: boolean;
  readonly contentType?: Entry['contentType'];
  readonly collection?: string;
  readonly option?: {readonly name: string; readonly value: string};
  readonly metafields: readonly {readonly key: string; readonly value: string}[];
}

/** Creates the predicate for the request's filters, or none if every record passes. */
export function createFilter(
  filters: Filters,
  catalogue: Catalogue,
  admin: Admin,
): ((entry: Entry) => boolean) | undefined {
  if (Object.values(filters).every(filter => filter === undefined || isEmpty(filter))) return;
  const isMatch = createProductFilter(filters, catalogue, admin);
  return entry => {
    if (filters.contentType && filters.contentType !== entry.contentType) return false;
    // §4.1: several tags combine with AND.
    if (!filters.tags.every(tag => entry.record.tags.includes(tag))) return false;
    // Only products have a price, a vendor or stock: such a filter excludes articles and pages.
    return entry.contentType === 'product' ? isMatch(entry.record) : !hasProductFilter(filters, admin);
  };
}

function isEmpty(filter: unknown): boolean {
  return Array.isArray(filter) && filter.length === 0;
}

/** At most ten keys are enabled, and a pair with any other key is ignored (§4.1 metafield rules 4 and 5). */
export function enabledMetafields(admin: Admin): Admin['metafields'] {
  return admin.metafields.slice(0, 10);
}

function createProductFilter(
  filters: Filters,
  catalogue: Catalogue,
  admin: Admin,
): (product: Product) => boolean {
  const members =
    filters.collection === undefined ? undefined : collectionMembers(catalogue, filters.collection);
  const metafields = groupMetafields(filters, admin);
  return product =>
    (filters.vendor === undefined || product.vendor === filters.vendor) &&
    (filters.type === undefined || product.type === filters.type) &&
    (members === undefined || members.has(product.handle)) &&
    (filters.available === undefined || isAvailable(product) === filters.available) &&
    (filters.onSale === undefined || product.variants.some(isOnSale) === filters.onSale) &&
    product.variants.some(variant => suits(product, variant, filters)) &&
    metafields.every(([key, values]) => metafieldValues(product, key).some(value => values.includes(value)));
}

/** A single variant must satisfy all of these filters: in stock, in this size and at this price. */
function suits(product: Product, variant: Variant, filters: Filters): boolean {
  const {priceMin = Number.NEGATIVE_INFINITY, priceMax = Number.POSITIVE_INFINITY, option} = filters;
  if (variant.price < priceMin || variant.price > priceMax) return false;
  if (filters.available && !variant.available) return false;
  if (filters.onSale && !isOnSale(variant)) return false;
  return !option || variant.options[product.options.indexOf(option.name)] === option.value;
}

/** Different keys combine with AND; values of one key are alternatives (§4.1 metafield rule 3). */
function groupMetafields(filters: Filters, admin: Admin): [string, string[]][] {
  const pairs = filters.metafields.filter(({key}) =>
    enabledMetafields(admin).some(field => field.key === key),
  );
  const keys = [...new Set(pairs.map(pair => pair.key))];
  return keys.map(key => [key, pairs.filter(pair => pair.key === key).map(pair => pair.value)]);
}

function hasProductFilter(filters: Filters, admin: Admin): boolean {
  const {vendor, type, priceMin, priceMax, available, onSale, collection, option} = filters;
  const productFilters = [vendor, type, priceMin, priceMax, available, onSale, collection, option];
  return productFilters.some(filter => filter !== undefined) || groupMetafields(filters, admin).length > 0;
}

function collectionMembers(catalogue: Catalogue, handle: string): Set<string> {
  return new Set(catalogue.collections.find(collection => collection.handle === handle)?.products);
}
