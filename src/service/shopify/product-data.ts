import type {ProductItem} from '../../core/contract/schema.ts';
import {decode} from '../../core/products/link.ts';
import {fieldsOf, requestJson, textOf} from './platform-json.ts';

export interface ProductSource {
  /** The root of the shopper's language; ends with `/`. */
  readonly rootUrl: string;
  /** Units of the shopper's currency, in which the platform answers, per unit of the base currency. */
  readonly rate: number;
}

/**
 * Requests a product from the platform, by `/products/{handle}.js`, as an item without variants. `null` for a product that the shopper
 * can't see any more; `undefined` without an answer.
 */
export async function requestProduct(
  handle: string,
  {rootUrl, rate}: ProductSource,
  signal?: AbortSignal,
): Promise<ProductItem | null | undefined> {
  // Liquid may have encoded the handle already.
  const path = `products/${encodeURIComponent(decode(handle))}`;
  const {value, refusal} = await requestJson(`${rootUrl}${path}.js`, signal);
  if (value !== undefined) return readProduct(value, `${rootUrl}${path}`, rate) ?? null;
  return refusal === 404 ? null : undefined;
}

/** Reads a product's data. `undefined` without a title or a price. Ignores its own address, because the address of its page is known. */
export function readProduct(value: unknown, url: string, rate: number): ProductItem | undefined {
  const fields = fieldsOf(value);
  const title = textOf(fields.title);
  const amount = (key: string) => amountOf(fields[key], rate);
  const lowest = amount('price_min') ?? amount('price');
  if (!title || lowest === undefined) return undefined;
  return {
    content_type: 'product',
    product_id: `gid://shopify/Product/${fields.id}`,
    title,
    handle: textOf(fields.handle) ?? '',
    url,
    image_url: textOf(fields.featured_image),
    tags: [],
    price_min: lowest,
    price_max: Math.max(amount('price_max') ?? lowest, lowest),
    compare_at_price: amount('compare_at_price') ?? null,
    available: fields.available !== false,
    variants: [],
  };
}

/** Converts an amount in hundredths of the shopper's currency to the base currency. */
function amountOf(value: unknown, rate: number): number | undefined {
  return typeof value === 'number' && value >= 0 && Number.isFinite(value) ? value / 100 / rate : undefined;
}
