/** Formats prices: takes amounts in the base currency, returns them in the shopper's currency (§2.2 prices). */
export interface Money {
  /**
   * Units of the shopper's currency per unit of the base currency. If it is not 1, prices are approximate: the store
   * rounds its own way.
   */
  readonly rate: number;
  /** Decimal places of the shopper's currency. */
  readonly digits: number;
  /** The sign of the shopper's currency, as the locale writes it; `undefined` for plain numbers. */
  readonly sign: CurrencySign | undefined;
  format(baseAmount: number): string;
  /** Formats a price range; a single price if both look the same. */
  range(lowest: number, highest: number): string;
  /** Formats a price without the sign of its currency. */
  digitsOf(baseAmount: number): string;
  /** Converts an amount to the shopper's currency, for price inputs. */
  fromBase(baseAmount: number): number;
}

export interface CurrencySign {
  readonly text: string;
  /** Whether it precedes the amount. */
  readonly isFirst: boolean;
}

export interface MoneyOptions {
  /** A BCP 47 tag, such as `ja`. */
  readonly locale: string;
  /** An ISO 4217 code; plain numbers are shown without one. */
  readonly currency?: string | undefined;
  readonly baseCurrency?: string | undefined;
  /** Units of `currency` per unit of `baseCurrency`, above 0. Without it, prices are shown in the base currency. */
  readonly currencyRate?: number | undefined;
  /** Formats amounts of `currency` the store's way instead of the locale's. */
  readonly format?: MoneyFormat | undefined;
}

/** Formats an amount with a number of decimal places. */
export interface MoneyFormat {
  (amount: number, digits: number): string;
  /** Returns the separator that the locale uses between two amounts; without it, a dash is used. */
  readonly between?: (number: Intl.NumberFormat, lowest: number, highest: number) => string | undefined;
}

/**
 * Creates a formatter of prices for the shopper's language and currency.
 *
 * @throws {RangeError} if `Intl` does not support the locale or the currency.
 */
export function createMoney({locale, currency, baseCurrency, currencyRate, format}: MoneyOptions): Money {
  const rate = currency === baseCurrency ? 1 : (currencyRate ?? Number(!baseCurrency));
  // Without a rate, prices are shown in the base currency: another currency's sign would be wrong.
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
    get sign() {
      return signOf(number);
    },
    format: amount => mark + write(amount),
    digitsOf: amount => /\p{Nd}(.*\p{Nd})?/su.exec(write(amount))?.[0] ?? '',
    range: (lowest, highest) => mark + writeRange(lowest, highest),
    fromBase: amount => +(amount * rate).toFixed(digits),
  };
}

function signOf(number: Intl.NumberFormat): CurrencySign | undefined {
  const parts = number.formatToParts(1).filter(({type}) => type === 'currency' || type === 'integer');
  const sign = parts.find(({type}) => type === 'currency');
  return sign && {text: sign.value, isFirst: parts[0] === sign};
}

/**
 * Creates a formatter for the store's money format, such as `¥{{amount_no_decimals}}`. Drops tags and keeps their text,
 * because nothing is ever parsed as HTML. For the same reason it can't decode character references such as `&euro;`, and
 * returns `undefined` for a format that contains one.
 */
export function moneyFormatter(format: string): MoneyFormat | undefined {
  const text = format.replace(/<[^>]*>/g, '');
  if (/&#?\w+;/.test(text)) return;
  const write = (amount: number, digits: number) =>
    text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
      const [decimals, thousands, mark] = placeholders.get(name) ?? defaultFormat;
      const [whole = '', fraction] = amount.toFixed(decimals ? digits : 0).split('.');
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
      return fraction ? grouped + mark + fraction : grouped;
    });
  return Object.assign(write, {between});
}

/**
 * Returns the separator of a range: the literal before the end. An earlier shared literal can be a currency's space or a
 * direction mark.
 */
function between(number: Intl.NumberFormat, lowest: number, highest: number): string | undefined {
  const parts = number.formatRangeToParts(lowest, highest);
  return parts.find((_, index) => parts[index + 1]?.source === 'endRange')?.value;
}

type Placeholder = readonly [decimals: boolean, thousands: string, mark: string];

const defaultFormat: Placeholder = [true, ',', '.'];

/** All placeholders of the platform. */
const placeholders = new Map(
  Object.entries<Placeholder>({
    amount: defaultFormat,
    amount_no_decimals: [false, ',', '.'],
    amount_with_comma_separator: [true, '.', ','],
    amount_no_decimals_with_comma_separator: [false, '.', ','],
    amount_with_apostrophe_separator: [true, "'", '.'],
    amount_no_decimals_with_space_separator: [false, ' ', ','],
    amount_with_space_separator: [true, ' ', ','],
    amount_with_period_and_space_separator: [true, ' ', '.'],
  }),
);
