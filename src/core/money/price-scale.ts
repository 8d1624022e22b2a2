import type {Money} from './money.ts';

/** The scale of a price slider, in the shopper's currency. */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** The approximate number of steps: few enough to hit with a thumb and to walk with arrow keys. */
const STEPS = 100;

/**
 * Returns a scale with round steps from at most `lowest` to at least `highest`; `undefined` if both are equal.
 *
 * @param digits decimal places of the currency.
 */
export function priceScale(lowest: number, highest: number, digits: number): PriceScale | undefined {
  if (lowest >= highest) return undefined;
  const power = 10 ** Math.floor(Math.log10((highest - lowest) / STEPS));
  const round = (amount: number) => Number(amount.toFixed(digits));
  const steps = [1, 2, 5, 10].map(each => round(each * power)).filter(each => each > 0);
  const step = Math.max(steps.find(each => each * STEPS >= highest - lowest) ?? 0, 10 ** -digits);
  return {
    min: round(Math.floor(lowest / step) * step),
    max: round(Math.ceil(highest / step) * step),
    step,
  };
}

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
