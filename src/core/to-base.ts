import type {Money} from './money.ts';

/** Of half of the least amount, so that no price counts that reads as the next one. */
const NOT_QUITE = 0.98;

/**
 * An amount in the shopper's currency, such as they typed it, in the base currency, as the price filters take it
 * (§4.1 `filter_price_min`, `filter_price_max`).
 *
 * @param side of a range: it takes in the prices that read as the amount, as a converted price may have been rounded.
 */
export function toBase({rate, digits}: Money, amount: number, side: 'min' | 'max'): number {
  const half = rate === 1 ? 0 : (NOT_QUITE * 10 ** -digits) / 2;
  // Finer than a price, so that it reads as what was typed when it comes back.
  return +(Math.max(0, amount + (side === 'min' ? -half : half)) / rate).toFixed(8);
}
