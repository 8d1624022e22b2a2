import type {ResultItem, Variant} from '../contract/schema.ts';
import {type ChosenOptions, hasOptions} from '../filters/chosen-options.ts';
import type {Filters} from '../filters/filters.ts';

/** Whether a result has what was chosen; `unknown` for a product whose variants the service does not tell (§2.2). */
export type Match = 'yes' | 'no' | 'unknown';

/** Returns whether one variant of a result has all chosen options, at a chosen price, and in stock if that is chosen. */
export function matchOptions(item: ResultItem, filters: Filters, options: ChosenOptions): Match {
  if (!options.size) return 'yes';
  if (item.content_type !== 'product') return 'no';
  if (!item.variants.length) return 'unknown';
  return item.variants.some(variant => isWanted(variant, filters) && hasOptions(variant, options))
    ? 'yes'
    : 'no';
}

/** Whether a variant has a chosen price, and is in stock if that is chosen. */
function isWanted({price, available}: Variant, filters: Filters): boolean {
  const [min = 0] = (filters.filter_price_min ?? []).map(Number);
  const [max = Number.POSITIVE_INFINITY] = (filters.filter_price_max ?? []).map(Number);
  const isInStockOnly = filters.filter_available?.[0] === 'true';
  return price >= min && price <= max && (available || !isInStockOnly);
}
