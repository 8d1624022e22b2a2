import type {ProductItem, Variant} from './contract.ts';

/** The price before the sale, where there is a sale (§2.2 `compare_at_price`). */
export function regularPrice(item: ProductItem, variant: Variant | undefined): number | undefined {
  const {compare_at_price: regular} = variant ?? item;
  return regular && regular > currentPrice(item, variant) ? regular : undefined;
}

/** How much less than that is asked, in whole percent from 1; 0 where there is no sale. */
export function percentOff(item: ProductItem, variant: Variant | undefined): number {
  const regular = regularPrice(item, variant);
  // Rounded down: a sale must not promise more than it gives.
  return regular ? Math.max(1, Math.floor(100 - (100 * currentPrice(item, variant)) / regular)) : 0;
}

const currentPrice = (item: ProductItem, variant: Variant | undefined) => variant?.price ?? item.price_min;
