import type {ProductItem, ResultItem, Variant} from '../contract/schema.ts';
import {type ChosenOptions, hasOptions} from '../filters/chosen-options.ts';
import type {Filters} from '../filters/filters.ts';
import {isOnSale} from '../products/sale.ts';

/** Whether a result matches the filters; `unknown` for a product without variants in the response (§2.2). */
export type Match = 'yes' | 'no' | 'unknown';

/**
 * Returns whether a result has all selected tags, and whether one of its variants has all selected options and a price in the
 * selected range, and is in stock and on sale if these filters are set.
 */
export function matchRecord(item: ResultItem, filters: Filters, options: ChosenOptions): Match {
  const {filter_tags: tags = []} = filters;
  if (!tags.every(tag => item.tags.some(each => each === tag))) return 'no';
  if (!options.size) return 'yes';
  if (item.content_type !== 'product') return 'no';
  if (!item.variants.length) return isWanted(item, filters) ? 'unknown' : 'no';
  const isMatch = (variant: Variant) => isWanted(offerOf(variant), filters) && hasOptions(variant, options);
  return item.variants.some(isMatch) ? 'yes' : 'no';
}

/** The price and the availability of a product or of one of its variants. */
type Offer = Pick<ProductItem, 'price_min' | 'price_max' | 'compare_at_price' | 'available'>;

const offerOf = ({price, compare_at_price, available}: Variant): Offer => ({
  price_min: price,
  price_max: price,
  compare_at_price: compare_at_price ?? null,
  available,
});

/** Whether an offer has a price in the selected range, and is in stock and on sale if these filters are set. */
function isWanted(offer: Offer, filters: Filters): boolean {
  const {price_min, price_max, available} = offer;
  const [min = 0] = (filters.filter_price_min ?? []).map(Number);
  const [max = Number.POSITIVE_INFINITY] = (filters.filter_price_max ?? []).map(Number);
  const isInStockOnly = filters.filter_available?.[0] === 'true';
  const isOnSaleOnly = filters.filter_on_sale?.[0] === 'true';
  return (
    price_max >= min &&
    price_min <= max &&
    (available || !isInStockOnly) &&
    (isOnSale(offer) || !isOnSaleOnly)
  );
}
