import type {Product, Variant} from '../../catalogue/catalogue.ts';
import {toSubunits} from '../money.ts';
import {describeImage, type LiquidImage} from './image.ts';

/** Liquid's `variant`. The cart and `?variant=` accept its numeric id. */
export interface LiquidVariant {
  readonly id: number;
  readonly title: string;
  readonly sku: string;
  readonly url: string;
  readonly available: boolean;
  readonly inventory_quantity: number;
  readonly price: number;
  readonly compare_at_price: number | null;
  readonly options: readonly string[];
  readonly featured_image: LiquidImage | null;
  readonly featured_media: LiquidImage | null;
  readonly inventory_management: 'shopify';
  readonly inventory_policy: 'deny';
  /** No limits on the quantity. */
  readonly quantity_rule: {readonly min: 1; readonly max: null; readonly increment: 1};
}

/** Describes a variant, `left` pieces of which are in stock. */
export function describeVariant(
  product: Product,
  variant: Variant,
  productUrl: string,
  left: number,
): LiquidVariant {
  const featured_image = describeImage(variant.image, `${product.title} - ${variant.title}`);
  return {
    id: Number(variant.id),
    title: variant.title,
    sku: variant.sku ?? '',
    url: `${productUrl}?variant=${variant.id}`,
    available: left > 0,
    inventory_quantity: left,
    price: toSubunits(variant.price),
    compare_at_price: variant.compareAtPrice === undefined ? null : toSubunits(variant.compareAtPrice),
    options: variant.options,
    featured_image,
    featured_media: featured_image,
    inventory_management: 'shopify',
    inventory_policy: 'deny',
    quantity_rule: {min: 1, max: null, increment: 1},
  };
}
