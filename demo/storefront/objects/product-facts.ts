import type {Product} from '../../catalogue/catalogue.ts';
import {toSubunits} from '../money.ts';
import {describeImage, type LiquidImage} from './image.ts';
import {toHtml} from './rich-text.ts';

/** The part of Liquid's `product` that refers to no other record. */
export interface ProductFacts {
  readonly object_type: 'product';
  readonly id: number;
  readonly title: string;
  readonly handle: string;
  readonly description: string;
  readonly content: string;
  readonly vendor: string;
  readonly type: string;
  readonly tags: readonly string[];
  readonly created_at: string;
  readonly published_at: string;
  readonly options: readonly string[];
  readonly has_only_default_variant: boolean;
  readonly metafields: Readonly<Record<string, Readonly<Record<string, {readonly value: unknown}>>>>;
  readonly 'gift_card?': false;
  readonly 'quantity_price_breaks_configured?': false;
  readonly requires_selling_plan: false;
  readonly selling_plan_groups: readonly [];
  readonly selected_selling_plan: null;
  readonly template_suffix: null;
}

export function describeFacts(product: Product): ProductFacts {
  const description = toHtml(product.body);
  return {
    ...WITHOUT,
    object_type: 'product',
    id: Number(product.id),
    title: product.title,
    handle: product.handle,
    description,
    content: description,
    vendor: product.vendor,
    type: product.type,
    tags: product.tags,
    created_at: product.createdAt,
    published_at: product.publishedAt ?? product.createdAt,
    options: product.options.length > 0 ? product.options : ['Title'],
    has_only_default_variant: product.options.length === 0,
    metafields: describeMetafields(product.metafields),
  };
}

/** Fields that are the same for every product: no gift cards, subscriptions or quantity prices. */
const WITHOUT = {
  'gift_card?': false,
  'quantity_price_breaks_configured?': false,
  requires_selling_plan: false,
  selling_plan_groups: [],
  selected_selling_plan: null,
  template_suffix: null,
} as const;

/** The prices of a product's variants. */
export interface ProductPrices {
  readonly price: number;
  readonly price_min: number;
  readonly price_max: number;
  readonly price_varies: boolean;
  readonly compare_at_price: number | null;
  readonly compare_at_price_min: number;
  readonly compare_at_price_max: number;
  readonly compare_at_price_varies: boolean;
}

export function describePrices({variants}: Product): ProductPrices {
  const prices = variants.map(variant => toSubunits(variant.price));
  const before = variants.flatMap(({compareAtPrice}) => compareAtPrice ?? []).map(toSubunits);
  const price = Math.min(...prices);
  const cheapest = variants[prices.indexOf(price)]?.compareAtPrice;
  return {
    price,
    price_min: price,
    price_max: Math.max(...prices),
    price_varies: new Set(prices).size > 1,
    // The compare-at price of the cheapest variant, to be shown next to the lowest price.
    compare_at_price: cheapest === undefined ? null : toSubunits(cheapest),
    compare_at_price_min: before.length > 0 ? Math.min(...before) : 0,
    compare_at_price_max: Math.max(0, ...before),
    compare_at_price_varies: new Set(before).size > 1,
  };
}

/** Describes the pictures of a product and its variants, each once, because variants share pictures. */
export function describeImages({image, title, variants}: Product): readonly LiquidImage[] {
  const own = image === undefined ? [] : [[image, title] as const];
  const others = variants.flatMap(variant =>
    variant.image === undefined ? [] : [[variant.image, `${title} - ${variant.title}`] as const],
  );
  const all = [...own, ...others];
  const isFirst = ([src]: readonly [string, string], index: number) =>
    all.findIndex(([other]) => other === src) === index;
  return all.filter(isFirst).flatMap(([src, alt], index) => describeImage(src, alt, index + 1) ?? []);
}

function describeMetafields(metafields: Product['metafields']): ProductFacts['metafields'] {
  const namespaces: Record<string, Record<string, {value: unknown}>> = {};
  for (const [path, value] of Object.entries(metafields)) {
    const [namespace = '', key = ''] = path.split('.');
    namespaces[namespace] = {...namespaces[namespace], [key]: {value}};
  }
  return namespaces;
}
