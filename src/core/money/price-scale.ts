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
