import type {LiquidCart, LiquidLineItem} from './objects/cart.ts';

/** A cart in the platform's AJAX API. */
export function cartToJson(cart: LiquidCart, visitor: string): object {
  const {items, currency, attributes, 'empty?': _empty, ...rest} = cart;
  return {
    ...rest,
    token: visitor,
    attributes,
    total_weight: 0,
    currency: currency.iso_code,
    discount_codes: [],
    items: items.map(lineToJson),
  };
}

/** A line of the cart in the platform's AJAX API. */
export function lineToJson({product, variant, image, ...item}: LiquidLineItem): object {
  const {item_components: _components, parent_relationship: _parent, instructions: _all, ...rest} = item;
  return {
    ...rest,
    product_title: product.title,
    product_has_only_default_variant: product.has_only_default_variant,
    variant_title: product.has_only_default_variant ? null : variant.title,
    variant_options: variant.options,
    handle: product.handle,
    line_price: item.final_line_price,
    discounted_price: item.final_price,
    total_discount: 0,
    discounts: [],
    image: image?.src ?? null,
    featured_image: image && {alt: image.alt, url: image.src, aspect_ratio: 1, width: 600, height: 600},
  };
}
