import type {Money} from './money.ts';

/**
 * Converts an amount that the shopper typed to the base currency of the price filters (§4.1 `filter_price_min`,
 * `filter_price_max`).
 *
 * @param side which end of a range it is. Widens the range by the rounding of converted prices, so that it includes those
 * that look like the amount.
 */
export function toBase({rate, digits}: Money, amount: number, side: 'min' | 'max'): number {
  // Just under half of the smallest unit, so that a price which rounds to the next amount is excluded.
  const slack = rate === 1 ? 0 : 0.49 * 10 ** -digits;
  // More decimals than a price has, so that converting back gives the typed amount.
  return +(Math.max(0, amount + (side === 'min' ? -slack : slack)) / rate).toFixed(8);
}
