import {Drop} from 'liquidjs';
import {type CartLine, findOffer} from '../carts.ts';
import type {Language} from '../language.ts';
import {symbolOf} from '../money.ts';
import {describeProduct, type LiquidProduct} from './product.ts';
import type {LiquidVariant} from './variant.ts';

/** Liquid's `cart`. The store has no discounts. */
export interface LiquidCart {
  readonly item_count: number;
  readonly total_price: number;
  readonly original_total_price: number;
  readonly items_subtotal_price: number;
  readonly total_discount: 0;
  readonly items: readonly LiquidLineItem[];
  readonly currency: LiquidCurrency;
  readonly note: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly 'empty?': boolean;
  readonly requires_shipping: true;
  readonly taxes_included: true;
  readonly duties_included: false;
  readonly discount_applications: readonly [];
  readonly cart_level_discount_applications: readonly [];
}

/** Liquid's `currency`. */
export interface LiquidCurrency {
  readonly iso_code: string;
  readonly symbol: string;
  readonly name: string;
}

/** Liquid's `line_item`. */
export interface LiquidLineItem {
  readonly key: string;
  readonly id: number;
  readonly index: number;
  readonly product: LiquidProduct;
  readonly product_id: number;
  readonly variant: LiquidVariant;
  readonly variant_id: number;
  readonly title: string;
  readonly vendor: string;
  readonly sku: string;
  readonly quantity: number;
  readonly price: number;
  readonly original_price: number;
  readonly original_line_price: number;
  readonly final_price: number;
  readonly final_line_price: number;
  readonly unit_price: null;
  readonly unit_price_measurement: null;
  readonly properties: Readonly<Record<string, string>>;
  readonly url: string;
  readonly url_to_remove: string;
  readonly image: LiquidVariant['featured_image'];
  readonly options_with_values: readonly {readonly name: string; readonly value: string}[];
  readonly instructions: {readonly can_remove: true; readonly can_update_quantity: true};
  readonly line_level_discount_allocations: readonly [];
  readonly item_components: readonly [];
  readonly parent_relationship: null;
  readonly selling_plan_allocation: null;
  readonly gift_card: false;
}

/** Implements `cart == empty` in Liquid. */
export class CartDrop extends Drop {
  readonly #isEmpty: boolean;

  constructor(cart: LiquidCart) {
    super();
    this.#isEmpty = cart['empty?'];
    Object.assign(this, cart);
  }

  override valueOf(): unknown {
    return this.#isEmpty ? [] : this;
  }
}

/** Describes a visitor's cart in the language of the page. */
export function describeCart(lines: readonly CartLine[], language: Language, note = ''): LiquidCart {
  const items = lines.flatMap((line, index) => describeLine(line, index, language) ?? []);
  const total = items.reduce((sum, {final_line_price}) => sum + final_line_price, 0);
  return {
    item_count: items.reduce((sum, {quantity}) => sum + quantity, 0),
    total_price: total,
    original_total_price: total,
    items_subtotal_price: total,
    total_discount: 0,
    items,
    currency: describeCurrency(language.store.currency, language),
    note,
    attributes: {},
    'empty?': items.length === 0,
    requires_shipping: true,
    taxes_included: true,
    duties_included: false,
    discount_applications: [],
    cart_level_discount_applications: [],
  };
}

export function describeCurrency(iso_code: string, {locale}: Language): LiquidCurrency {
  const name = new Intl.DisplayNames([locale], {type: 'currency'}).of(iso_code) ?? iso_code;
  return {iso_code, symbol: symbolOf(iso_code), name};
}

function describeLine(line: CartLine, index: number, language: Language): LiquidLineItem | undefined {
  const offer = findOffer(language, line.variantId);
  if (!offer) return undefined;
  const product = describeProduct(offer.product, language, line.variantId);
  const variant = product.selected_variant;
  if (!variant) return undefined;
  return {
    ...WITHOUT,
    ...describePrices(variant, line.quantity),
    key: line.variantId,
    id: variant.id,
    index,
    product,
    product_id: product.id,
    variant,
    variant_id: variant.id,
    title: product.has_only_default_variant ? product.title : `${product.title} - ${variant.title}`,
    vendor: product.vendor,
    sku: variant.sku,
    quantity: line.quantity,
    url: variant.url,
    url_to_remove: `${language.prefix}/cart/change?line=${index + 1}&quantity=0`,
    image: variant.featured_image ?? product.featured_image,
    options_with_values: offer.product.options.map((name, axis) => ({
      name,
      value: offer.variant.options[axis] ?? '',
    })),
  };
}

function describePrices({price}: LiquidVariant, quantity: number) {
  return {
    price,
    original_price: price,
    original_line_price: price * quantity,
    final_price: price,
    final_line_price: price * quantity,
  };
}

/** Fields that are the same for every line: no discounts, bundles or subscriptions. */
const WITHOUT = {
  unit_price: null,
  unit_price_measurement: null,
  properties: {},
  instructions: {can_remove: true, can_update_quantity: true},
  line_level_discount_allocations: [],
  item_components: [],
  parent_relationship: null,
  selling_plan_allocation: null,
  gift_card: false,
} as const;
