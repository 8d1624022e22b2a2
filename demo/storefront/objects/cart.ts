import {Drop} from 'liquidjs';
import {type CartLine, findOffer} from '../carts.ts';
import type {Language} from '../language.ts';
import {describeProduct, type LiquidProduct} from './product.ts';
import type {LiquidVariant} from './variant.ts';

/** Liquid's `cart`. */
export interface LiquidCart {
  readonly item_count: number;
  readonly total_price: number;
  readonly items: readonly LiquidLineItem[];
  readonly currency: {readonly iso_code: string};
}

/** Liquid's `line_item`. */
export interface LiquidLineItem {
  readonly key: string;
  readonly index: number;
  readonly product: LiquidProduct;
  readonly variant: LiquidVariant;
  readonly title: string;
  readonly quantity: number;
  readonly original_price: number;
  readonly original_line_price: number;
  readonly final_price: number;
  readonly final_line_price: number;
  readonly properties: Readonly<Record<string, string>>;
  readonly url: string;
  readonly url_to_remove: string;
  readonly image: LiquidVariant['featured_image'];
  readonly options_with_values: readonly {readonly name: string; readonly value: string}[];
}

/** Implements `cart == empty` in Liquid. */
export class CartDrop extends Drop {
  readonly #isEmpty: boolean;

  constructor(cart: LiquidCart) {
    super();
    this.#isEmpty = cart.items.length === 0;
    Object.assign(this, cart);
  }

  override valueOf(): unknown {
    return this.#isEmpty ? [] : this;
  }
}

/** Describes a visitor's cart in the language of the page. */
export function describeCart(lines: readonly CartLine[], language: Language): LiquidCart {
  const items = lines.flatMap((line, index) => describeLine(line, index, language) ?? []);
  return {
    item_count: items.reduce((sum, {quantity}) => sum + quantity, 0),
    total_price: items.reduce((sum, {final_line_price}) => sum + final_line_price, 0),
    items,
    currency: {iso_code: language.store.currency},
  };
}

function describeLine(line: CartLine, index: number, language: Language): LiquidLineItem | undefined {
  const offer = findOffer(language, line.variantId);
  if (!offer) return undefined;
  const product = describeProduct(offer.product, language, line.variantId);
  const variant = product.selected_variant;
  if (!variant) return undefined;
  return {
    key: line.variantId,
    index,
    product,
    variant,
    title: product.has_only_default_variant ? product.title : `${product.title} - ${variant.title}`,
    quantity: line.quantity,
    original_price: variant.price,
    original_line_price: variant.price * line.quantity,
    final_price: variant.price,
    final_line_price: variant.price * line.quantity,
    properties: {},
    url: variant.url,
    url_to_remove: `${language.prefix}/cart/change?line=${index + 1}&quantity=0`,
    image: variant.featured_image ?? product.featured_image,
    options_with_values: offer.product.options.map((name, axis) => ({
      name,
      value: offer.variant.options[axis] ?? '',
    })),
  };
}
