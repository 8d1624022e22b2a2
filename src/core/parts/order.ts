import type {Sort} from '../contract/constants.ts';
import type {ResultItem} from '../contract/schema.ts';
import {numericId} from '../products/shown-variant.ts';

/** A result and its zero-based place among the results of its part. */
interface Ranked {
  readonly item: ResultItem;
  readonly rank: number;
}

/**
 * Compares the next results of two parts by their sort keys, or else by their ranks. Each part is in the service's order. Returns
 * a negative number if `a` comes first, and 0 for a tie.
 */
export function compareRanked(a: Ranked, b: Ranked, sort: Sort): number {
  const [before, after] = [keyOf(a.item, sort), keyOf(b.item, sort)];
  return before === after ? a.rank - b.rank : before - after;
}

/** Returns the sort key of a result; 0 for relevance, which records lack. Results without a price come last. */
function keyOf(item: ResultItem, sort: Sort): number {
  if (sort === 'newest') return -newness(item);
  if (sort === 'relevance') return 0;
  if (item.content_type !== 'product') return Number.POSITIVE_INFINITY;
  return sort === 'price_asc' ? item.price_min : -item.price_min;
}

/**
 * Returns a number that is higher for newer results. Articles and pages have a date (§2.2). Products have an id, which the
 * platform assigns in order of creation.
 */
function newness(item: ResultItem): number {
  return item.content_type === 'product'
    ? Number(numericId(item.product_id) ?? 0)
    : Date.parse(item.published_at ?? '') || 0;
}
