/** How prices are shown: base-currency amounts in, the shopper's currency out (§2.2 prices). */
export interface Money {
  /** Whether shown prices are converted, so that the store's own may differ by rounding. */
  readonly approximate: boolean;
  /** Decimals of the shopper's currency. */
  readonly digits: number;
  format(baseAmount: number): string;
  /** From the lowest to the highest price; one price where they read alike. */
  range(lowest: number, highest: number): string;
  /** An amount in the shopper's currency, for price inputs. */
  fromBase(baseAmount: number): number;
  /**
   * What the shopper typed, in the base currency, as the price filters take it.
   *
   * @param side of a range: it takes in the prices that read as the amount.
   */
  toBase(amount: number, side: 'min' | 'max'): number;
}

export interface MoneyOptions {
  /** BCP 47, such as `ja`. */
  readonly locale: string;
  /** ISO 4217 codes; without one, plain numbers are shown. */
  readonly currency?: string | undefined;
  readonly baseCurrency?: string | undefined;
  /** Units of `currency` for one of `baseCurrency`, over 0; without it prices are shown in the base currency. */
  readonly currencyRate?: number | undefined;
  /** Writes an amount of `currency` the store's way, in place of the locale's. */
  readonly format?: MoneyFormat | undefined;
}

/** Writes an amount with so many decimals. */
export interface MoneyFormat {
  (amount: number, digits: number): string;
  /** What stands between two amounts, where the locale's own formatter writes them; a dash where it is left out. */
  readonly between?: (number: Intl.NumberFormat, lowest: number, highest: number) => string | undefined;
}

/**
 * Writes prices for a shopper's language and currency.
 *
 * @throws {RangeError} for a locale or a currency that `Intl` does not take.
 */
export function createMoney({locale, currency, baseCurrency, currencyRate, format}: MoneyOptions): Money {
  const rate = currency === baseCurrency ? 1 : (currencyRate ?? Number(!baseCurrency));
  // Better the base currency than another's sign before its amounts.
  if (!rate) return createMoney({locale, currency: baseCurrency, baseCurrency});
  const approximate = rate !== 1;
  const number = new Intl.NumberFormat(
    locale,
    currency
      ? {style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger'}
      : {maximumFractionDigits: 2},
  );
  const digits = number.resolvedOptions().maximumFractionDigits ?? 2;
  // Not quite half of the least amount: a converted price may have been rounded by as much.
  const slack = approximate ? 0.49 * 10 ** -digits : 0;
  const mark = approximate ? '≈ ' : '';
  const write = (amount: number) => format?.(amount * rate, digits) ?? number.format(amount * rate);
  const writeRange = (lowest: number, highest: number) => {
    const price = write(lowest);
    if (lowest >= highest || price === write(highest)) return price;
    if (!format) return number.formatRange(lowest * rate, highest * rate);
    return price + (format.between?.(number, lowest * rate, highest * rate) ?? ' – ') + write(highest);
  };
  return {
    approximate,
    digits,
    format: amount => mark + write(amount),
    range: (lowest, highest) => mark + writeRange(lowest, highest),
    fromBase: amount => +(amount * rate).toFixed(digits),
    // Finer than a price, so that it reads as what was typed when it comes back.
    toBase: (amount, side) => +(Math.max(0, amount + (side === 'min' ? -slack : slack)) / rate).toFixed(8),
  };
}
