import type {Collection, Product} from '../../catalogue/catalogue.ts';
import {deriveId} from '../../catalogue/ids.ts';
import type {Language} from '../language.ts';
import {describeImage, type LiquidImage} from './image.ts';
import {describeOptionFilters, type LiquidFilter} from './option-filters.ts';
import {describeOptions, type LiquidOption} from './product-option.ts';
import {toHtml} from './rich-text.ts';
import {describeVariant, type LiquidVariant} from './variant.ts';

/** Liquid's `product`. It shares a file with `collection`, because they refer to each other. */
export interface LiquidProduct {
  readonly object_type: 'product';
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly description: string;
  readonly vendor: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly created_at: string;
  readonly featured_image: LiquidImage | null;
  readonly featured_media: LiquidImage | null;
  readonly images: readonly LiquidImage[];
  readonly media: readonly LiquidImage[];
  readonly available: boolean;
  readonly price: number;
  readonly price_min: number;
  readonly price_max: number;
  readonly price_varies: boolean;
  readonly compare_at_price: number | null;
  readonly variants: readonly LiquidVariant[];
  readonly variants_count: number;
  readonly selected_variant: LiquidVariant | null;
  readonly selected_or_first_available_variant: LiquidVariant | null;
  readonly has_only_default_variant: boolean;
  readonly options_with_values: readonly LiquidOption[];
  readonly collections: readonly LiquidCollection[];
  readonly metafields: Readonly<Record<string, Readonly<Record<string, {readonly value: unknown}>>>>;
}

/** Liquid's `collection`. */
export interface LiquidCollection {
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
  readonly products_count: number;
  readonly all_products_count: number;
  readonly all_tags: readonly string[];
  readonly filters: readonly LiquidFilter[];
}

/** Describes a product, with the variant of `?variant=` selected if the product has it. */
export function describeProduct(product: Product, language: Language, chosen?: string): LiquidProduct {
  const url = `${language.prefix}/products/${product.handle}`;
  const variants = product.variants.map(variant =>
    describeVariant(product, variant, url, language.stock.leftOf(variant)),
  );
  const selected = variants.find(({id}) => String(id) === chosen) ?? null;
  const current = selected ?? variants.find(({available}) => available) ?? variants[0] ?? null;
  const prices = variants.map(({price}) => price);
  const price = Math.min(...prices);
  const featured_image = describeImage(product.image, product.title);
  const images = listImages([featured_image, ...variants.map(variant => variant.featured_image)]);
  return {
    object_type: 'product',
    id: Number(product.id),
    title: product.title,
    handle: product.handle,
    url,
    description: toHtml(product.body),
    vendor: product.vendor,
    type: product.type,
    tags: product.tags,
    created_at: product.createdAt,
    featured_image,
    featured_media: featured_image,
    images,
    media: images,
    available: variants.some(({available}) => available),
    price,
    price_min: price,
    price_max: Math.max(...prices),
    price_varies: prices.some(other => other !== price),
    compare_at_price: compareAtPriceOf(variants, price),
    variants,
    variants_count: variants.length,
    selected_variant: selected,
    selected_or_first_available_variant: current,
    has_only_default_variant: product.options.length === 0,
    get options_with_values() {
      return describeOptions(product, variants, current);
    },
    get collections() {
      return language.catalogue.collections
        .filter(({products}) => products.includes(product.handle))
        .map(collection => describeCollection(collection, language));
    },
    get metafields() {
      return describeMetafields(product.metafields);
    },
  };
}

/** Describes a collection. Its products are described once a template reads them. */
export function describeCollection(collection: Collection, language: Language): LiquidCollection {
  const products = productsOf(collection, language);
  const image = describeImage(collection.image, collection.title);
  return {
    object_type: 'collection',
    id: Number(deriveId(collection.handle)),
    title: collection.title,
    handle: collection.handle,
    url: `${language.prefix}/collections/${collection.handle}`,
    description: toHtml(collection.description),
    image,
    featured_image: image ?? describeImage(products.find(other => other.image)?.image, collection.title),
    get products() {
      return products.map(product => describeProduct(product, language));
    },
    products_count: products.length,
    all_products_count: products.length,
    get all_tags() {
      return [...new Set(products.flatMap(({tags}) => tags))].toSorted();
    },
    get filters() {
      return describeOptionFilters(products);
    },
  };
}

function productsOf(collection: Collection, language: Language): readonly Product[] {
  return collection.products.flatMap(handle => language.products.get(handle) ?? []);
}

/** Removes duplicates, because variants share pictures. */
function listImages(images: readonly (LiquidImage | null)[]): readonly LiquidImage[] {
  return [...new Map(images.flatMap(image => (image ? [[image.src, image]] : []))).values()];
}

/** The compare-at price of the cheapest variant, to be shown next to the lowest price. */
function compareAtPriceOf(variants: readonly LiquidVariant[], price: number): number | null {
  return variants.find(variant => variant.price === price)?.compare_at_price ?? null;
}

function describeMetafields(metafields: Product['metafields']): LiquidProduct['metafields'] {
  const namespaces: Record<string, Record<string, {value: unknown}>> = {};
  for (const [path, value] of Object.entries(metafields)) {
    const [namespace = '', key = ''] = path.split('.');
    namespaces[namespace] = {...namespaces[namespace], [key]: {value}};
  }
  return namespaces;
}
