import type {Collection, Product} from '../../catalogue/catalogue.ts';
import {deriveId} from '../../catalogue/ids.ts';
import type {Language} from '../language.ts';
import {describeImage, type LiquidImage} from './image.ts';
import {ListQuery} from './list-query.ts';
import {pagedList} from './paged-list.ts';
import {defineGetters, joinParts, once} from './parts.ts';
import {
  describeFacts,
  describeImages,
  describePrices,
  type ProductFacts,
  type ProductPrices,
} from './product-facts.ts';
import {productToJson} from './product-json.ts';
import {describeOptions, type LiquidOption} from './product-option.ts';
import {toHtml} from './rich-text.ts';
import {describeSorting, type LiquidSorting} from './sorting.ts';
import {describeFilters, filterProducts, type LiquidFilter} from './storefront-filters.ts';
import {describeVariant, type LiquidVariant} from './variant.ts';

/** Liquid's `product`. It shares a file with `collection`, because they refer to each other. */
export interface LiquidProduct extends ProductFacts, ProductPrices {
  readonly url: string;
  readonly featured_image: LiquidImage | null;
  readonly featured_media: LiquidImage | null;
  readonly images: readonly LiquidImage[];
  readonly media: readonly LiquidImage[];
  readonly available: boolean;
  readonly variants: readonly LiquidVariant[];
  readonly variants_count: number;
  readonly selected_variant: LiquidVariant | null;
  readonly selected_or_first_available_variant: LiquidVariant | null;
  readonly first_available_variant: LiquidVariant | null;
  readonly options_with_values: readonly LiquidOption[];
  readonly collections: readonly LiquidCollection[];
  readonly toJSON: () => object;
}

/** Liquid's `collection`. */
export interface LiquidCollection extends LiquidSorting {
  readonly object_type: 'collection';
  /** `null` for a collection that the platform makes. */
  readonly id: number | null;
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly current_vendor: string | null;
  readonly current_type: string | null;
  readonly description: string;
  /** The merchant's image, while `featured_image` falls back to a product's. */
  readonly image: LiquidImage | null;
  readonly featured_image: LiquidImage | null;
  readonly products: readonly LiquidProduct[];
  /** Products that match the filters. */
  readonly products_count: number;
  readonly all_products_count: number;
  readonly all_tags: readonly string[];
  readonly all_types: readonly string[];
  readonly all_vendors: readonly string[];
  readonly filters: readonly LiquidFilter[];
}

/** Describes a product, with the variant of `?variant=` selected if the product has it. */
export function describeProduct(product: Product, language: Language, chosen?: string): LiquidProduct {
  const facts = {
    ...describeFacts(product),
    ...describePrices(product),
    url: `${language.prefix}/products/${product.handle}`,
    available: product.variants.some(variant => language.stock.leftOf(variant) > 0),
    variants_count: product.variants.length,
  };
  const images = once(() => describeImages(product));
  const variants = once(() => describeVariants(product, language, described, images(), chosen));
  const toJSON = () => productToJson({facts, images: images(), variants: variants()});
  const described: LiquidProduct = joinParts(
    {...facts, toJSON},
    describeReferences(product, language, images, variants),
  );
  return described;
}

function describeVariants(
  product: Product,
  {stock}: Language,
  described: LiquidProduct,
  images: readonly LiquidImage[],
  chosen?: string,
): readonly LiquidVariant[] {
  return product.variants.map(variant => {
    const context = {
      productUrl: described.url,
      left: stock.leftOf(variant),
      image: images.find(({src}) => src.valueOf() === variant.image) ?? null,
      selected: variant.id === chosen,
    };
    // A variant refers back to its product, which JSON of the variant leaves out.
    return Object.defineProperty(describeVariant(product, variant, context), 'product', {value: described});
  });
}

/** The part of a product that is described once a template reads it. */
function describeReferences(
  product: Product,
  language: Language,
  images: () => readonly LiquidImage[],
  variants: () => readonly LiquidVariant[],
) {
  const featured = once(() => images().find(({src}) => src.valueOf() === product.image) ?? null);
  const selected = once(() => variants().find(variant => variant.selected) ?? null);
  const firstAvailable = once(() => variants().find(({available}) => available) ?? null);
  const current = once(() => selected() ?? firstAvailable() ?? variants()[0] ?? null);
  return defineGetters({
    featured_image: featured,
    featured_media: featured,
    images,
    media: images,
    variants,
    selected_variant: selected,
    first_available_variant: firstAvailable,
    selected_or_first_available_variant: current,
    options_with_values: once(() => describeOptions(product, variants(), current())),
    collections: once(() =>
      language.catalogue.collections
        .filter(({products}) => products.includes(product.handle))
        .map(collection => describeCollection(collection, language)),
    ),
  });
}

/**
 * Describes a collection. Its products are described once a template reads them.
 *
 * @param query the filters and the order in the page's URL.
 */
export function describeCollection(
  collection: Collection,
  language: Language,
  query = ListQuery.none,
): LiquidCollection {
  const all = collection.products.flatMap(handle => language.products.get(handle) ?? []);
  const shown = query.sort(filterProducts(all, query));
  const image = describeImage(collection.image, collection.title);
  const facts = {
    object_type: 'collection',
    id: collection.automatic ? null : Number(deriveId(collection.handle)),
    title: collection.title,
    handle: collection.handle,
    url: `${language.prefix}/collections/${collection.handle}`,
    current_vendor: collection.automatic === 'vendor' ? collection.title : null,
    current_type: collection.automatic === 'type' ? collection.title : null,
    description: toHtml(collection.description),
    image,
    featured_image: image ?? describeImage(all.find(other => other.image)?.image, collection.title),
    products_count: shown.length,
    all_products_count: all.length,
    ...describeSorting('collection', query, language),
  } as const;
  const products = once(() => pagedList(shown, product => describeProduct(product, language)));
  const filters = once(() => describeFilters(all, query, language));
  return joinParts(facts, defineGetters({products, filters, ...listValues(all)}));
}

/** Lists the tags, types and vendors of a collection's products. */
function listValues(products: readonly Product[]) {
  const list = (read: (product: Product) => readonly string[]) =>
    once(() => [...new Set(products.flatMap(read))].filter(Boolean).toSorted());
  return {
    all_tags: list(({tags}) => tags),
    all_types: list(({type}) => [type]),
    all_vendors: list(({vendor}) => [vendor]),
  };
}
