import type {Collection, Product} from '../../catalogue/catalogue.ts';
import {deriveId} from '../../catalogue/ids.ts';
import type {Language} from '../language.ts';
import {describeImage, type LiquidImage} from './image.ts';
import {joinParts} from './join-parts.ts';
import {ListQuery} from './list-query.ts';
import {pagedList} from './paged-list.ts';
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
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly url: string;
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
  const url = `${language.prefix}/products/${product.handle}`;
  const images = describeImages(product);
  const variants = product.variants.map(variant =>
    describeVariant(product, variant, {
      productUrl: url,
      left: language.stock.leftOf(variant),
      image: images.find(({src}) => src.valueOf() === variant.image) ?? null,
      selected: variant.id === chosen,
    }),
  );
  const facts = {...describeFacts(product), ...describePrices(variants), url};
  const references = describeReferences(product, language, variants, images);
  const toJSON = () => productToJson({facts, images, variants});
  const described: LiquidProduct = joinParts({...facts, toJSON}, references);
  // A variant refers back to its product, which JSON of the variant leaves out.
  for (const variant of variants) Object.defineProperty(variant, 'product', {get: () => described});
  return described;
}

function describeReferences(
  product: Product,
  language: Language,
  variants: readonly LiquidVariant[],
  images: readonly LiquidImage[],
): Omit<LiquidProduct, keyof ProductFacts | keyof ProductPrices | 'url' | 'toJSON'> {
  const selected = variants.find(variant => variant.selected) ?? null;
  const firstAvailable = variants.find(({available}) => available) ?? null;
  const current = selected ?? firstAvailable ?? variants[0] ?? null;
  const featured = images.find(({src}) => src.valueOf() === product.image) ?? null;
  return {
    featured_image: featured,
    featured_media: featured,
    images,
    media: images,
    available: firstAvailable !== null,
    variants,
    variants_count: variants.length,
    selected_variant: selected,
    selected_or_first_available_variant: current,
    first_available_variant: firstAvailable,
    get options_with_values() {
      return describeOptions(product, variants, current);
    },
    get collections() {
      return language.catalogue.collections
        .filter(({products}) => products.includes(product.handle))
        .map(collection => describeCollection(collection, language));
    },
  };
}

/**
 * Describes a collection. Its products are described once a template reads them.
 *
 * @param query the filters and the order that the page's URL asks for.
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
    id: Number(deriveId(collection.handle)),
    title: collection.title,
    handle: collection.handle,
    url: `${language.prefix}/collections/${collection.handle}`,
    description: toHtml(collection.description),
    image,
    featured_image: image ?? describeImage(all.find(other => other.image)?.image, collection.title),
    products_count: shown.length,
    all_products_count: all.length,
    ...describeSorting('collection', query, language),
  } as const;
  return joinParts(facts, {
    get products() {
      return pagedList(shown, product => describeProduct(product, language));
    },
    get all_tags() {
      return listValues(all.flatMap(({tags}) => tags));
    },
    get all_types() {
      return listValues(all.map(({type}) => type));
    },
    get all_vendors() {
      return listValues(all.map(({vendor}) => vendor));
    },
    get filters() {
      return describeFilters(all, query, language);
    },
  });
}

function listValues(values: readonly string[]): readonly string[] {
  return [...new Set(values)].filter(Boolean).toSorted();
}
