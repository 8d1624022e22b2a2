import type {ProductItem, ResultItem, Variant} from '../contract/schema.ts';
import type {Filters} from '../filters/filters.ts';

/** Returns the variant that matches the option filter, preferably one that can be bought. */
export function matchingVariant(item: ProductItem, filters: Filters): Variant | undefined {
  const [name, value] = [filters.filter_option_name?.[0], filters.filter_option_value?.[0]];
  if (!name || !value) return undefined;
  const matching = item.variants.filter(variant =>
    variant.options.some(option => option.name === name && option.value === value),
  );
  return matching.find(variant => variant.available) ?? matching[0];
}

/** Returns the item's `url`, with `variant=<numeric id>` for a variant (§2.2 variant use 1 and 3). */
export function itemAddress(item: ResultItem, variant?: Variant): string {
  if (!variant) return item.url;
  const [, page = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(item.url) ?? [];
  return `${page}${page.includes('?') ? '&' : '?'}variant=${encodeURIComponent(variant.id)}${fragment}`;
}

/** Returns the number in a global id, `gid://<platform>/<Kind>/<number>` (§2.2); `undefined` if it has none. */
export const numericId = (globalId: string): string | undefined => /\/(\d+)$/.exec(globalId)?.[1];
