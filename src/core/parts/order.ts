import type {Sort} from '../contract/constants.ts';
import type {ResultItem} from '../contract/schema.ts';
import {numericId} from '../products/shown-variant.ts';

/** A result and its zero-based place among the results of its part. */
interface Ranked {
  readonly item: ResultItem;
  readonly rank: number;
}

/**
 * Compares the next results of two parts, each of which is in the service's order: by what they are sorted by, or else by their ranks.
 * Returns a negative number if `a` comes first, and 0 if neither does.
 */
export function compareRanked(a: Ranked, b: Ranked, sort: Sort): number {
  const [before, after] = [keyOf(a.item, sort), keyOf(b.item, sort)];
  return before === after ? a.rank - b.rank : before - after;
}

/** What a sort compares; 0 for relevance, which no record tells. Whatever has no price comes last. */
function keyOf(item: ResultItem, sort: Sort): number {
  if (sort === 'newest') return -newness(item);
  if (sort === 'relevance') return 0;
  if (item.content_type !== 'product') return Number.POSITIVE_INFINITY;
  return sort === 'price_asc' ? item.price_min : -item.price_min;
}

/** Articles and pages have a date (§2.2). The platform numbers products in the order in which they are created. */
function newness(item: ResultItem): number {
  return item.content_type === 'product'
    ? Number(numericId(item.product_id) ?? 0)
    : Date.parse(item.published_at ?? '') || 0;
}
