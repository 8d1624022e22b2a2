import type {ProductItem, ResultItem, Variant} from '../contract/schema.ts';
import type {Filters} from '../filters/filters.ts';

/** The variant that the chosen option filter picked out: one that can be bought before one that can't. */
export function matchingVariant(item: ProductItem, filters: Filters): Variant | undefined {
  const [name, value] = [filters.filter_option_name?.[0], filters.filter_option_value?.[0]];
  if (!name || !value) return undefined;
  const matching = item.variants.filter(variant =>
    variant.options.some(option => option.name === name && option.value === value),
  );
  return matching.find(variant => variant.available) ?? matching[0];
}

/** The item's `url`, with `variant=<numeric id>` where one was picked out (§2.2 variant use 1 and 3). */
export function itemAddress(item: ResultItem, variant?: Variant): string {
  if (!variant) return item.url;
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(item.url) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}variant=${encodeURIComponent(variant.id)}${fragment}`;
}
