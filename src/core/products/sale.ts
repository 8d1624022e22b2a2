import type {ProductItem} from '../contract/schema.ts';
import type {Money} from '../money/money.ts';

/** Whether the product's lowest price is below its compare-at price (§2.2 `compare_at_price`). */
export const isOnSale = ({
  compare_at_price: regular,
  price_min,
}: Pick<ProductItem, 'compare_at_price' | 'price_min'>): boolean => Number(regular) > price_min;

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

/** The formatters of a price. */
interface PriceWords {
  readonly money: Pick<Money, 'format' | 'range'>;
  readonly translate: (key: 'fromPrice', values: {readonly price: string}) => string;
}

/**
 * Formats the price range of a product. Shows only its start if the price before the sale is within the range, which would
 * contradict it.
 */
export function priceText(item: ProductItem, {translate, money}: PriceWords): string {
  const {price_min, price_max} = item;
  if (Number(regularPrice(item)) <= price_max && price_max > price_min)
    return translate('fromPrice', {price: money.format(price_min)});
  return money.range(price_min, price_max);
}
