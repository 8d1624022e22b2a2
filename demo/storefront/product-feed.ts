import type {Product, Variant} from '../catalogue/catalogue.ts';
import {moneyFormatOf} from './money.ts';

const defaultLimit = 30;
const maxLimit = 250;

/** A page of `/products.json`, in the platform's format. */
export function listProductFeed(
  products: readonly Product[],
  query: {readonly limit?: string; readonly page?: string},
  currency: string,
): {readonly products: readonly object[]} {
  const limit = Math.min(positive(query.limit) ?? defaultLimit, maxLimit);
  const start = ((positive(query.page) ?? 1) - 1) * limit;
  const {digits} = moneyFormatOf(currency);
  return {products: products.slice(start, start + limit).map(product => toFeedProduct(product, digits))};
}

function toFeedProduct(product: Product, digits: number): object {
  return {
    id: Number(product.id),
    title: product.title,
    handle: product.handle,
    body_html: product.body,
    published_at: product.publishedAt ?? product.createdAt,
    created_at: product.createdAt,
    updated_at: product.createdAt,
    vendor: product.vendor,
    product_type: product.type,
    tags: product.tags,
    variants: product.variants.map((variant, index) => toFeedVariant(product, variant, index + 1, digits)),
    images: product.image === undefined ? [] : [{src: product.image, position: 1, width: 600, height: 600}],
    options: listFeedOptions(product),
  };
}

function toFeedVariant(product: Product, variant: Variant, position: number, digits: number): object {
  return {
    id: Number(variant.id),
    title: variant.title,
    option1: variant.options[0] ?? 'Default Title',
    option2: variant.options[1] ?? null,
    option3: variant.options[2] ?? null,
    sku: variant.sku ?? '',
    featured_image: variant.image === undefined ? null : {src: variant.image},
    available: variant.available,
    price: variant.price.toFixed(digits),
    compare_at_price: variant.compareAtPrice?.toFixed(digits) ?? null,
    position,
    product_id: Number(product.id),
  };
}

function listFeedOptions({options, variants}: Product): readonly object[] {
  if (options.length === 0) return [{name: 'Title', position: 1, values: ['Default Title']}];
  return options.map((name, axis) => ({
    name,
    position: axis + 1,
    values: [...new Set(variants.map(variant => variant.options[axis]))],
  }));
}

function positive(text: string | undefined): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number > 0 ? number : undefined;
}
