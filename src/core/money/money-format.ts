import type {MoneyFormat} from './money.ts';

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
      const [decimals, thousands, mark] = (Object.hasOwn(placeholders, name) && placeholders[name]) || usual;
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

const usual: Placeholder = [true, ',', '.'];

/** All placeholders of the platform. */
const placeholders: Readonly<Record<string, Placeholder>> = {
  amount: usual,
  amount_no_decimals: [false, ',', '.'],
  amount_with_comma_separator: [true, '.', ','],
  amount_no_decimals_with_comma_separator: [false, '.', ','],
  amount_with_apostrophe_separator: [true, "'", '.'],
  amount_no_decimals_with_space_separator: [false, ' ', ','],
  amount_with_space_separator: [true, ' ', ','],
  amount_with_period_and_space_separator: [true, ' ', '.'],
};
