/** How prices are shown: base-currency amounts in, the shopper's currency out (§2.2 prices). */
export interface Money {
  /** Whether shown prices are converted, so that the store's own may differ by rounding. */
  readonly approximate: boolean;
  format(baseAmount: number): string;
  /** An amount in the shopper's currency, for price inputs. */
  fromBase(baseAmount: number): number;
  /** What the shopper typed, in the base currency, as the price filters take it. */
  toBase(amount: number): number;
}

export interface MoneyOptions {
  readonly locale: string;
  /** ISO 4217 codes; without one, plain numbers are shown. */
  readonly currency?: string | undefined;
  readonly baseCurrency?: string | undefined;
  /** Units of `currency` for one of `baseCurrency`, over 0. */
  readonly currencyRate?: number | undefined;
  /** The store's own format, such as `¥{{amount_no_decimals}}`. */
  readonly moneyFormat?: string | undefined;
}

export function createMoney({
  locale,
  currency,
  baseCurrency = currency,
  currencyRate = 1,
  moneyFormat,
}: MoneyOptions): Money {
  const converted = currency !== baseCurrency && currencyRate !== 1;
  const rate = converted ? currencyRate : 1;
  const number = new Intl.NumberFormat(locale, currency ? {style: 'currency', currency} : {});
  const digits = currency ? (number.resolvedOptions().maximumFractionDigits ?? 2) : 2;
  const format = moneyFormat
    ? (amount: number) => formatMoney(moneyFormat, amount, digits)
    : (amount: number) => number.format(amount).replace(/([.,]00)(?=\D*$)/, '');
  return {
    approximate: converted,
    format: base => (converted ? '≈ ' : '') + format(base * rate),
    fromBase: base => round(base * rate, digits),
    toBase: amount => round(amount / rate, 2),
  };
}

/** Decimals, thousands separator and decimal mark of each placeholder of the platform. */
const placeholders: Readonly<Record<string, readonly [decimals: boolean, thousands: string, mark: string]>> =
  {
    amount: [true, ',', '.'],
    amount_no_decimals: [false, ',', '.'],
    amount_with_comma_separator: [true, '.', ','],
    amount_no_decimals_with_comma_separator: [false, '.', ','],
    amount_with_apostrophe_separator: [true, '’', '.'],
    amount_no_decimals_with_space_separator: [false, ' ', ','],
    amount_with_space_separator: [true, ' ', ','],
    amount_with_period_and_space_separator: [true, ' ', '.'],
  };

/** Tags in a money format are dropped, their text kept: nothing is ever parsed as HTML. */
function formatMoney(format: string, amount: number, digits: number): string {
  return format.replace(/<[^>]*>/g, '').replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => {
    const [decimals, thousands, mark] = placeholders[name] ?? [true, ',', '.'];
    const [whole = '', fraction] = amount.toFixed(decimals ? digits : 0).split('.');
    const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands);
    return fraction ? grouped + mark + fraction : grouped;
  });
}

const round = (amount: number, digits: number) => Number(amount.toFixed(digits));
