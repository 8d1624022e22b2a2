import {asciiDigits} from '../numbers/digits.ts';

/**
 * Writes an amount as a number field takes it: `2000` for ٢٬٠٠٠, ２，０００円 and 2 000 zł, `12.5` for ١٢٫٥ and 12,5 €. A text without
 * digits keeps its letters.
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
