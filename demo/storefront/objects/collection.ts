import {Drop} from 'liquidjs';
import type {Collection, Product} from '../../catalogue/catalogue.ts';
import {inventId} from '../../catalogue/ids.ts';
import type {Language} from '../language.ts';
import {describeImage, type LiquidImage} from './image.ts';
import {describeProduct, type LiquidProduct} from './product.ts';
import {toHtml} from './rich-text.ts';

/** Liquid's `collection`. */
export interface LiquidCollection {
  readonly object_type: 'collection';
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly url: string;
  readonly description: string;
  /** The merchant's own, where `featured_image` is a product's in default of one. */
  readonly image: LiquidImage | null;
  readonly featured_image: LiquidImage | null;
  readonly products: readonly LiquidProduct[];
  readonly products_count: number;
  readonly all_products_count: number;
  readonly all_tags: readonly string[];
  readonly filters: readonly LiquidFilter[];
}

/** Liquid's `filter`, as far as list filters go. */
export interface LiquidFilter {
  readonly label: string;
  readonly param_name: string;
  readonly type: 'list';
  readonly values: readonly {readonly label: string; readonly value: string; readonly count: number}[];
}

/** A collection as Liquid sees it. Its products are described when a template asks for them. */
export function describeCollection(collection: Collection, language: Language): LiquidCollection {
  const products = productsOf(collection, language);
  const image = describeImage(collection.image, collection.title);
  return {
    object_type: 'collection',
    id: Number(inventId(collection.handle)),
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

/** Liquid's `collections`: a list to walk through, and each one by its handle, `collections['summer']`. */
export class LiquidCollections extends Drop {
  readonly #language: Language;

  constructor(language: Language) {
    super();
    this.#language = language;
  }

  *[Symbol.iterator](): Generator<LiquidCollection> {
    for (const collection of this.#language.collections.values()) {
      yield describeCollection(collection, this.#language);
    }
  }

  override liquidMethodMissing(handle: string | number): LiquidCollection | undefined {
    const collection = this.#language.collections.get(String(handle));
    return collection && describeCollection(collection, this.#language);
  }
}

function productsOf(collection: Collection, language: Language): readonly Product[] {
  return collection.products.flatMap(handle => language.products.get(handle) ?? []);
}

/** One filter for each variant option; a product counts once for each value it comes in. */
function describeOptionFilters(products: readonly Product[]): readonly LiquidFilter[] {
  const counts = new Map<string, Map<string, number>>();
  for (const {options, variants} of products) {
    for (const [axis, name] of options.entries()) {
      const values = counts.get(name) ?? new Map<string, number>();
      for (const value of new Set(variants.map(variant => variant.options[axis] ?? ''))) {
        values.set(value, (values.get(value) ?? 0) + 1);
      }
      counts.set(name, values);
    }
  }
  return [...counts].map(([name, values]) => ({
    label: name,
    param_name: `filter.v.option.${name.toLowerCase()}`,
    type: 'list',
    values: [...values].map(([value, count]) => ({label: value, value, count})),
  }));
}
