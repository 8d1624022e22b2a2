/** How prices are shown: base-currency amounts in, the shopper's currency out (§2.2 prices). */
export interface Money {
  /** Units of the shopper's currency for one of the base; where it is not 1, the store's own prices may differ by rounding. */
  readonly rate: number;
  /** Decimals of the shopper's currency. */
  readonly digits: number;
  format(baseAmount: number): string;
  /** From the lowest to the highest price; one price where they read alike. */
  range(lowest: number, highest: number): string;
  /** An amount in the shopper's currency, for price inputs. */
  fromBase(baseAmount: number): number;
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
  const number = new Intl.NumberFormat(
    locale,
    currency
      ? {style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger'}
      : {maximumFractionDigits: 2},
  );
  const digits = number.resolvedOptions().maximumFractionDigits ?? 2;
  const mark = rate === 1 ? '' : '≈ ';
  const write = (amount: number) => format?.(amount * rate, digits) ?? number.format(amount * rate);
  const writeRange = (lowest: number, highest: number) => {
    const price = write(lowest);
    if (lowest >= highest || price === write(highest)) return price;
    if (!format) return number.formatRange(lowest * rate, highest * rate);
    return price + (format.between?.(number, lowest * rate, highest * rate) ?? ' – ') + write(highest);
  };
  return {
    rate,
    digits,
    format: amount => mark + write(amount),
    range: (lowest, highest) => mark + writeRange(lowest, highest),
    fromBase: amount => +(amount * rate).toFixed(digits),
  };
}
