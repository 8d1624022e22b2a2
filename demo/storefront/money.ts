/** How a currency is written in the theme, as the platform's `money_format` setting says it. */
export interface MoneyFormat {
  /** Such as `¥{{amount_no_decimals}}`. */
  readonly pattern: string;
  readonly digits: number;
}

/** The money format of a currency: its own sign, and as many decimals as it has. */
export function moneyFormatOf(currency: string): MoneyFormat {
  const formatter = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2;
  const sign = formatter.formatToParts(0).find(part => part.type === 'currency')?.value ?? currency;
  return {pattern: `${sign}{{${digits === 0 ? 'amount_no_decimals' : 'amount'}}}`, digits};
}

/** An amount of Liquid's subunits (hundredths, in every currency) as the shopper reads it. */
export function formatMoney(subunits: number, {pattern, digits}: MoneyFormat): string {
  const amount = new Intl.NumberFormat('en', {minimumFractionDigits: digits, maximumFractionDigits: digits});
  return pattern.replace(/\{\{\s*\w+\s*\}\}/, amount.format(subunits / 100));
}

/** Liquid and the cart count money in hundredths, in every currency: ¥1,980 is 198000. */
export function toSubunits(price: number): number {
  return Math.round(price * 100);
}
