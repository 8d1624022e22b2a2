import type {ResultItem} from '../../core/contract/schema.ts';

/** One way to buy a product: the product as a whole, or one of its variants. */
export interface Offer {
  readonly lowest: number;
  readonly highest: number;
  readonly available: boolean;
  readonly onSale: boolean;
  /** `undefined` for a product as a whole if the answer lacks its variants. */
  readonly options?: readonly {readonly name: string; readonly value: string}[];
}

/** Lists the offers of a result, the product as a whole first; an article or a page has none. */
export function offersOf(item: ResultItem): Offer[] {
  return item.content_type === 'product' ? [wholeOf(item), ...variantsOf(item)] : [];
}

type Product = Extract<ResultItem, {content_type: 'product'}>;

function wholeOf({price_min, price_max, compare_at_price, available, variants}: Product): Offer {
  const whole = {lowest: price_min, highest: price_max, available, onSale: compare_at_price !== null};
  return variants.length > 0 ? {...whole, options: []} : whole;
}

/** Lists the variants of a result as offers; the product as a whole if the answer lacks them. */
export function variantsOf(item: ResultItem): Offer[] {
  if (item.content_type !== 'product') return [];
  if (item.variants.length === 0) return [wholeOf(item)];
  return item.variants.map(({price, compare_at_price: before, available, options}) => ({
    lowest: price,
    highest: price,
    available,
    onSale: before !== undefined && before > price,
    options,
  }));
}
