import type {ProductItem} from '../contract/schema.ts';

/** Whether something of a product costs less than it did (§2.2 `compare_at_price`). */
export const isOnSale = ({compare_at_price: regular, price_min}: ProductItem): boolean =>
  Number(regular) > price_min;

/** What the lowest price was before the sale. Not what a dearer variant was: that would be a false saving. */
export function regularPrice(item: ProductItem): number | undefined {
  const {compare_at_price: regular, price_min, price_max, variants} = item;
  const isOfLowest =
    price_min === price_max ||
    variants.some(({price, compare_at_price}) => price === price_min && compare_at_price === regular);
  return regular && isOnSale(item) && isOfLowest ? regular : undefined;
}
