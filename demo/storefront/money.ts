/** The notation of a currency, like the platform's `money_format` setting. */
export interface MoneyFormat {
  /** Such as `¥{{amount_no_decimals}}`. */
  readonly pattern: string;
  readonly digits: number;
}

/** The money format of a currency, with its symbol and its number of decimals. */
export function moneyFormatOf(currency: string): MoneyFormat {
  const formatter = new Intl.NumberFormat('en', {style: 'currency', currency});
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2;
  return {pattern: `${symbolOf(currency)}{{${digits === 0 ? 'amount_no_decimals' : 'amount'}}}`, digits};
}

/** The short symbol of a currency, such as `¥`. */
export function symbolOf(currency: string): string {
  const formatter = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return formatter.formatToParts(0).find(part => part.type === 'currency')?.value ?? currency;
}

/** Formats an amount in Liquid's subunits, which are hundredths in every currency. */
export function formatMoney(subunits: number, {pattern, digits}: MoneyFormat): string {
  const amount = new Intl.NumberFormat('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
  return pattern.replace(/\{\{\s*\w+\s*\}\}/, amount.format(subunits / 100));
}

/** Converts a price to hundredths, the unit of Liquid and the cart in every currency: ¥1,980 is 198000. */
export function toSubunits(price: number): number {
  return Math.round(price * 100);
}
