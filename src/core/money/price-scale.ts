/** The scale of a price slider, in the shopper's currency. */
export interface PriceScale {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** About so many steps are what a thumb can be set to, and what a key is pressed for. */
const STEPS = 100;

/**
 * A scale in round steps that holds all prices from `lowest` to `highest`; `undefined` where there is nothing to choose.
 *
 * @param digits decimals of the currency.
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
