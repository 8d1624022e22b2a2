import type {Product} from '../../catalogue/catalogue.ts';
import type {Language} from '../language.ts';
import {toSubunits} from '../money.ts';
import type {ListQuery} from './list-query.ts';
import {describeSwatch, type LiquidSwatch} from './swatch.ts';

/** Liquid's `filter`. */
export interface LiquidFilter {
  readonly label: string;
  readonly param_name: string;
  readonly type: 'list' | 'price_range';
  readonly operator: 'OR' | null;
  readonly presentation: 'text' | null;
  readonly values: readonly LiquidFilterValue[];
  readonly active_values: readonly LiquidFilterValue[];
  readonly inactive_values: readonly LiquidFilterValue[];
  readonly url_to_remove: string;
  readonly min_value: LiquidBound | null;
  readonly max_value: LiquidBound | null;
  readonly range_max: number | null;
}

/** Liquid's `filter_value`. */
export interface LiquidFilterValue {
  readonly label: string;
  readonly value: string;
  readonly param_name: string;
  readonly count: number;
  readonly active: boolean;
  readonly url_to_add: string;
  readonly url_to_remove: string;
  readonly swatch: LiquidSwatch | null;
  readonly image: null;
}

/** A chosen bound of the price, in subunits. */
interface LiquidBound {
  readonly param_name: string;
  readonly value: number | null;
}

/** The products that match all filters and tags of the page's URL. */
export function filterProducts(products: readonly Product[], query: ListQuery): readonly Product[] {
  const {filterNames: names, tags} = query;
  return names.length + tags.length === 0
    ? products
    : products.filter(
        product =>
          names.every(name => matches(product, name, query)) && tags.every(tag => product.tags.includes(tag)),
      );
}

/** Describes the filters of a list: one per variant option, then price, availability, vendor and type. */
export function describeFilters(
  products: readonly Product[],
  query: ListQuery,
  {locale}: Language,
): readonly LiquidFilter[] {
  const language = locale === 'ja' ? 0 : 1;
  const options = [...new Set(products.flatMap(product => product.options))];
  const named = [
    ...options.map(name => ({label: OPTION_LABELS[name] ?? name, param: optionParam(name)})),
    ...Object.entries(LABELS).map(([param, labels]) => ({label: labels[language], param})),
  ];
  return named
    .map(({label, param}) =>
      param === PRICE
        ? describePrice(label, products, query)
        : describeList(label, param, products, query, language),
    )
    .filter(({type, values}) => type === 'price_range' || values.length > 0);
}

const OPTION = 'filter.v.option.';
const PRICE = 'filter.v.price';
const AVAILABILITY = 'filter.v.availability';

/** The names that a merchant has for the filters, in Japanese and in English. */
const LABELS: Readonly<Record<string, readonly [string, string]>> = {
  [PRICE]: ['価格', 'Price'],
  [AVAILABILITY]: ['在庫', 'Availability'],
  'filter.p.vendor': ['ブランド', 'Brand'],
  'filter.p.product_type': ['商品タイプ', 'Product type'],
};
/** Labels that a merchant gave the filters of options. */
const OPTION_LABELS: Readonly<Record<string, string>> = {
  サイズ: 'サイズを選ぶ',
  Size: 'Choose your fit',
  カラー: '色で選ぶ',
  Color: 'Shop by color',
};
const IN_STOCK: Readonly<Record<string, readonly [string, string]>> = {
  '1': ['在庫あり', 'In stock'],
  '0': ['在庫なし', 'Out of stock'],
};

function optionParam(name: string): string {
  return OPTION + name.toLowerCase();
}

function valuesOf(product: Product, param: string): readonly string[] {
  if (param === 'filter.p.vendor') return [product.vendor].filter(Boolean);
  if (param === 'filter.p.product_type') return [product.type].filter(Boolean);
  if (param === 'filter.p.tag') return product.tags;
  if (param === AVAILABILITY) return [product.variants.some(({available}) => available) ? '1' : '0'];
  const axis = product.options.findIndex(name => optionParam(name) === param);
  return axis < 0 ? [] : [...new Set(product.variants.map(({options}) => options[axis] ?? ''))];
}

function matches(product: Product, param: string, query: ListQuery): boolean {
  const chosen = query.valuesOf(param);
  if (chosen.length === 0) return true;
  if (!param.startsWith(PRICE)) return valuesOf(product, param).some(value => chosen.includes(value));
  const bound = Number(chosen[0]);
  return product.variants.some(({price}) => (param === `${PRICE}.gte` ? price >= bound : price <= bound));
}

function describeList(
  label: string,
  param: string,
  products: readonly Product[],
  query: ListQuery,
  language: 0 | 1,
): LiquidFilter {
  const values = describeValues(param, products, query, language);
  return {
    ...WITHOUT_PRICE,
    label,
    param_name: param,
    values,
    active_values: values.filter(({active}) => active),
    inactive_values: values.filter(({active}) => !active),
    url_to_remove: query.urlWithout([param]),
  };
}

const WITHOUT_PRICE = {
  type: 'list',
  operator: 'OR',
  presentation: 'text',
  min_value: null,
  max_value: null,
  range_max: null,
} as const;

function describeValues(
  param: string,
  products: readonly Product[],
  query: ListQuery,
  language: 0 | 1,
): readonly LiquidFilterValue[] {
  const active = query.valuesOf(param);
  // A value counts what it would add, so the filter itself does not restrict it.
  const others = query.filterNames.filter(name => name !== param);
  const countable = products.filter(product => others.every(name => matches(product, name, query)));
  const names = [...new Set(products.flatMap(product => valuesOf(product, param)))];
  return names.map(value => ({
    label: param === AVAILABILITY ? (IN_STOCK[value]?.[language] ?? value) : value,
    value,
    param_name: param,
    count: countable.filter(product => valuesOf(product, param).includes(value)).length,
    active: active.includes(value),
    url_to_add: query.urlWith(param, value),
    url_to_remove: query.urlWithout([param], value),
    swatch: describeSwatch(param.replace(OPTION, ''), value),
    image: null,
  }));
}

function describePrice(label: string, products: readonly Product[], query: ListQuery): LiquidFilter {
  const prices = products.flatMap(({variants}) => variants.map(({price}) => price));
  const bound = (name: string): LiquidBound => {
    const [value] = query.valuesOf(`${PRICE}.${name}`);
    return {param_name: `${PRICE}.${name}`, value: value === undefined ? null : toSubunits(Number(value))};
  };
  return {
    label,
    param_name: PRICE,
    type: 'price_range',
    operator: null,
    presentation: null,
    values: [],
    active_values: [],
    inactive_values: [],
    url_to_remove: query.urlWithout([`${PRICE}.gte`, `${PRICE}.lte`]),
    min_value: bound('gte'),
    max_value: bound('lte'),
    range_max: toSubunits(Math.max(0, ...prices)),
  };
}
