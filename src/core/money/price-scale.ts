import {asciiDigits} from '../query/digits.ts';
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
 * @param side the end of the range. The range is widened by the rounding of converted prices, so that it includes all prices that
 *   look like the amount.
 */
export function toBase({rate, digits}: Money, amount: number, side: 'min' | 'max'): number {
  // Just under half of the smallest unit, so that a price which rounds to the next amount is excluded.
  const slack = rate === 1 ? 0 : 0.49 * 10 ** -digits;
  // More decimals than a price has, so that converting back gives the typed amount.
  return +(Math.max(0, amount + (side === 'min' ? -slack : slack)) / rate).toFixed(8);
}

/**
 * Converts an amount to the format of a number field: `2000` for ٢٬٠٠٠, ２，０００円 and 2 000 zł, `12.5` for ١٢٫٥ and 12,5 €. A text
 * without digits keeps its letters.
 *
 * @param digits decimal places of the currency: three digits after a separator are thousands, unless a price can have three.
 */
export function plainAmount(text: string, digits: number): string {
  const ascii = asciiDigits(text.normalize('NFKC')).replaceAll('٫', '.').replaceAll('٬', '');
  if (!/\d/.test(ascii)) return ascii;
  const bare = ascii
    .replaceAll('−', '-')
    .replace(/[^\d.,-]/g, '')
    .replace(/[.,-]+(?!\d)/g, '');
  const decimal = decimalSeparator(bare, digits);
  return bare.replace(/[.,]/g, (separator, index) => (index === decimal ? '.' : separator && ''));
}

/** Returns the place of the decimal separator; -1 if there is none. */
function decimalSeparator(amount: string, digits: number): number {
  const last = Math.max(amount.lastIndexOf('.'), amount.lastIndexOf(','));
  const others = amount.slice(0, Math.max(last, 0));
  // A separator that occurs twice groups digits, as in 1,00,000. If both kinds occur, the last one is the decimal point.
  if (others.includes(amount.charAt(last))) return -1;
  if (/[.,]/.test(others)) return last;
  const isGroup = amount.length - last === 4 && (digits < 3 || amount[last] === ',');
  return isGroup ? -1 : last;
}
