import type {Admin} from '../catalogue/catalogue.ts';
import {Column, type FacetValue, topValues} from './column.ts';
import {type Entry, isOnSale, metafieldValues, priceRange} from './entry.ts';
import {enabledMetafields} from './filters.ts';

/** Counts the facet values of a set of results (§2.3). */
export class FacetCounter {
  readonly #vendors: Column;
  readonly #types: Column;
  readonly #tags: Column;
  readonly #contentTypes: Column;
  readonly #axes: Column;
  /** Option name and value joined by `\0`, which no catalogue contains. */
  readonly #options: Column;
  readonly #metafields: readonly {readonly name: string; readonly label?: string; readonly column: Column}[];
  /** The lowest and highest price of each record in turn; `[Infinity, 0]` for a record without a price. */
  readonly #prices: Float64Array;
  readonly #onSale: Uint8Array;

  constructor(entries: readonly Entry[], admin: Admin, locale: string) {
    const products = entries.map(entry => (entry.contentType === 'product' ? entry.record : undefined));
    const column = (
      valuesOf: (product: NonNullable<(typeof products)[number]>) => readonly string[],
    ): Column => new Column(products.map(product => (product ? valuesOf(product) : [])));
    this.#vendors = column(({vendor}) => [vendor]);
    this.#types = column(({type}) => [type]);
    this.#tags = new Column(entries.map(({record}) => record.tags));
    this.#contentTypes = new Column(entries.map(({contentType}) => [contentType]));
    this.#axes = column(({options}) => options);
    this.#options = column(({options, variants}) =>
      variants.flatMap(variant =>
        variant.options.map((value, axis) => value && `${options[axis]}\0${value}`),
      ),
    );
    this.#metafields = enabledMetafields(admin).map(({key, label}) => ({
      name: key,
      label: label?.[locale],
      column: column(product => metafieldValues(product, key)),
    }));
    this.#prices = Float64Array.from(
      products.flatMap(product => (product ? priceRange(product) : [Number.POSITIVE_INFINITY, 0])),
    );
    this.#onSale = Uint8Array.from(products, product => (product?.variants.some(isOnSale) ? 1 : 0));
  }

  count(places: Uint32Array): object {
    return {
      vendors: topValues(this.#vendors.count(places)),
      product_types: topValues(this.#types.count(places)),
      tags: topValues(this.#tags.count(places)),
      content_types: topValues(this.#contentTypes.count(places)),
      variant_options: this.#countOptions(places),
      metafields: this.#countMetafields(places),
      price_range: this.#findPriceRange(places),
      on_sale_count: places.reduce((sum, place) => sum + (this.#onSale[place] ?? 0), 0),
    };
  }

  #countOptions(places: Uint32Array): object[] {
    const byAxis = new Map<string, FacetValue[]>();
    for (const {value: pair, count} of this.#options.count(places)) {
      const [name = '', value = ''] = pair.split('\0');
      const values = byAxis.get(name);
      if (values) values.push({value, count});
      else byAxis.set(name, [{value, count}]);
    }
    const axes = topValues(this.#axes.count(places));
    return axes.map(({value: name}) => ({name, values: topValues(byAxis.get(name) ?? [])}));
  }

  #countMetafields(places: Uint32Array): object[] {
    return this.#metafields
      .map(({name, label, column}) => ({name, label, values: topValues(column.count(places))}))
      .filter(({values}) => values.length > 0);
  }

  /** Returns null when nothing matched, and never `[0, 0]` (§2.3). */
  #findPriceRange(places: Uint32Array): [number, number] | null {
    let [lowest, highest] = [Number.POSITIVE_INFINITY, 0];
    for (const place of places) {
      lowest = Math.min(lowest, this.#prices[2 * place] ?? lowest);
      highest = Math.max(highest, this.#prices[2 * place + 1] ?? highest);
    }
    return highest > 0 ? [lowest, highest] : null;
  }
}

/** The facet groups that stay empty while browsing; their keys are still sent (§4.1 browse). */
export const BROWSE_FACETS = {tags: [], content_types: [], variant_options: []};
