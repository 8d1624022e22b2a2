import type {Product, Variant} from '../../catalogue/catalogue.ts';
import {toSubunits} from '../money.ts';
import type {LiquidImage} from './image.ts';

/** Liquid's `variant`. The cart and `?variant=` accept its numeric id. */
export interface LiquidVariant {
  readonly id: number;
  readonly title: string;
  readonly sku: string;
  readonly barcode: null;
  readonly url: string;
  readonly available: boolean;
  readonly selected: boolean;
  readonly inventory_quantity: number;
  readonly price: number;
  readonly compare_at_price: number | null;
  readonly unit_price: null;
  readonly unit_price_measurement: null;
  readonly options: readonly string[];
  readonly option1: string;
  readonly option2: string | null;
  readonly option3: string | null;
  readonly image: LiquidImage | null;
  readonly featured_image: LiquidImage | null;
  readonly featured_media: LiquidImage | null;
  readonly inventory_management: 'shopify';
  readonly inventory_policy: 'deny';
  readonly incoming: false;
  readonly weight: 0;
  readonly taxable: true;
  readonly requires_shipping: true;
  readonly requires_selling_plan: false;
  /** No limits on the quantity. */
  readonly quantity_rule: {readonly min: 1; readonly max: null; readonly increment: 1};
  readonly quantity_price_breaks: readonly [];
  readonly selling_plan_allocations: readonly [];
  /** The store has no shops to pick goods up at. */
  readonly store_availabilities: readonly [];
  readonly metafields: object;
}

/** Facts about a variant that depend on its product, the stock and the page. */
export interface VariantContext {
  readonly productUrl: string;
  /** Pieces in stock. */
  readonly left: number;
  readonly image: LiquidImage | null;
  readonly selected: boolean;
}

export function describeVariant(
  product: Product,
  variant: Variant,
  {productUrl, left, image, selected}: VariantContext,
): LiquidVariant {
  const [option1 = 'Default Title', option2 = null, option3 = null] = variant.options;
  return {
    ...WITHOUT,
    id: Number(variant.id),
    title: variant.title,
    sku: variant.sku ?? '',
    url: `${productUrl}?variant=${variant.id}`,
    available: left > 0,
    selected,
    inventory_quantity: left,
    price: toSubunits(variant.price),
    compare_at_price: variant.compareAtPrice === undefined ? null : toSubunits(variant.compareAtPrice),
    options: product.options.length > 0 ? variant.options : [option1],
    option1,
    option2,
    option3,
    image,
    featured_image: image,
    featured_media: image,
  };
}

/** Fields that are the same for every variant. */
const WITHOUT = {
  barcode: null,
  unit_price: null,
  unit_price_measurement: null,
  inventory_management: 'shopify',
  inventory_policy: 'deny',
  incoming: false,
  weight: 0,
  taxable: true,
  requires_shipping: true,
  requires_selling_plan: false,
  quantity_rule: {min: 1, max: null, increment: 1},
  quantity_price_breaks: [],
  selling_plan_allocations: [],
  store_availabilities: [],
  metafields: {},
} as const;
