import type {Collection, Product} from '../../catalogue/catalogue.ts';
import type {Language} from '../language.ts';
import {toHandle} from '../liquid/text-filters.ts';

/** What the address of a collection page selects. */
export interface CollectionAddress {
  readonly collection: Collection;
  /** The tags of the path, as products have them: Liquid's `current_tags`. */
  readonly tags: readonly string[] | null;
}

/**
 * Finds what the platform shows at `/collections/<handle>` and `/collections/<handle>/<tag>+<tag>`. It makes collections itself of
 * the products of a vendor, `/collections/vendors?q=…`, and of a type.
 *
 * @param path the tags, joined by `+`.
 */
export function findCollection(
  handle: string,
  path: string | undefined,
  q: string,
  language: Language,
): CollectionAddress | undefined {
  const collection = language.collections.get(handle) ?? makeCollection(handle, q, language);
  if (!collection) return undefined;
  const names = path ?? '';
  const tags = names ? names.split('+').map(each => nameOf(each, collection, language)) : null;
  return {collection, tags};
}

const KINDS = {vendors: 'vendor', types: 'type'} as const;

/** Makes the collection of a vendor or a type, whose name may be in any case. */
function makeCollection(handle: string, q: string, {catalogue}: Language): Collection | undefined {
  if (handle !== 'vendors' && handle !== 'types') return undefined;
  const read = (product: Product) => product[KINDS[handle]];
  const products = catalogue.products.filter(product => q && read(product).toLowerCase() === q.toLowerCase());
  const [first] = products;
  const title = first ? read(first) : q;
  return {
    handle,
    title,
    description: '',
    products: products.map(each => each.handle),
    automatic: KINDS[handle],
  };
}

/** The tag with a handle; the handle itself if no product of the collection has such a tag. */
function nameOf(handle: string, {products}: Collection, language: Language): string {
  const tags = products.flatMap(each => language.products.get(each)?.tags ?? []);
  return tags.find(tag => toHandle(tag) === toHandle(handle)) ?? handle;
}
