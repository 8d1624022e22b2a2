/** Writes the digits of every script as 0 to 9: ٢٠ (Arabic), ۲۰ (Persian), २० (Devanagari), ๒๐ (Thai), ２０ (full width). */
export const asciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}\d]/gu, digit => `${readDigit(digit.normalize('NFKC').codePointAt(0) ?? 0)}`);

/** Counts the digits before a code point: Unicode has the ten digits of a script in a row, and some rows next to each other. */
function readDigit(code: number): number {
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++;
  return before % 10;
}
