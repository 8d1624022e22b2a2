import type {MoneyFormat} from './money.ts';

/**
 * A writer of amounts in a store's own money format, such as `¥{{amount_no_decimals}}`. Tags in the format are
 * dropped, their text is kept: nothing is ever parsed as HTML. So one with a character reference, such as `&euro;`, can't
 * be written, and gives nothing.
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

/** Not the first that both amounts share: that is a sign's blank or a mark of direction in some languages. */
function between(number: Intl.NumberFormat, lowest: number, highest: number): string | undefined {
  const parts = number.formatRangeToParts(lowest, highest);
  return parts.find((_, index) => parts[index + 1]?.source === 'endRange')?.value;
}

type Placeholder = readonly [decimals: boolean, thousands: string, mark: string];

const usual: Placeholder = [true, ',', '.'];

/** Every placeholder of the platform. */
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
