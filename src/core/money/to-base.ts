import type {Money} from './money.ts';

/**
 * An amount in the shopper's currency, such as they typed it, in the base currency, as the price filters take it
 * (§4.1 `filter_price_min`, `filter_price_max`).
 *
 * @param side of a range: it takes in the prices that read as the amount, as a converted price may have been rounded.
 */
export function toBase({rate, digits}: Money, amount: number, side: 'min' | 'max'): number {
  // Not quite half of the least amount: no price counts that reads as the next one.
  const slack = rate === 1 ? 0 : 0.49 * 10 ** -digits;
  // Finer than a price, so that it reads as what was typed when it comes back.
  return +(Math.max(0, amount + (side === 'min' ? -slack : slack)) / rate).toFixed(8);
}
