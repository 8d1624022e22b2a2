import type {ProductItem} from '../contract/schema.ts';

/** Whether the product's lowest price is below its compare-at price (§2.2 `compare_at_price`). */
export const isOnSale = ({compare_at_price: regular, price_min}: ProductItem): boolean =>
  Number(regular) > price_min;

/**
 * Returns the lowest price before the sale. `undefined` if the compare-at price belongs to a dearer variant: that saving
 * would be false.
 */
export function regularPrice(item: ProductItem): number | undefined {
  const {compare_at_price: regular, price_min, price_max, variants} = item;
  const isOfLowest =
    price_min === price_max ||
    variants.some(({price, compare_at_price}) => price === price_min && compare_at_price === regular);
  return regular && isOnSale(item) && isOfLowest ? regular : undefined;
}
