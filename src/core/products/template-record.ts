import type {ResultItem} from '../contract/schema.ts';
import {numericId} from './numeric-id.ts';
import {isOnSale, regularPrice} from './sale.ts';

/** An item's fields with its numeric id, and for products what follows from their prices, since a template can't compare two fields. */
export function templateRecord(item: ResultItem): Readonly<Record<string, unknown>> {
  const record = {...item, numeric_id: numericId(item.product_id)};
  if (item.content_type !== 'product') return record;
  return {
    ...record,
    on_sale: isOnSale(item),
    price_varies: item.price_max > item.price_min,
    regular_price: regularPrice(item),
  };
}
