/** Reads a catalogue's price, such as `1980`, `19.80`, `1,980.00` or `19,80`; `undefined` if it is not one. */
export function readPrice(written: string): number | undefined {
  const price = written.trim();
  if (/^\d+(\.\d+)?$/.test(price)) return Number(price);
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(price)) return Number(price.replaceAll(',', ''));
  const isDecimalComma = /^\d+,\d{1,2}$|^\d{1,3}(\.\d{3})+,\d{1,2}$/.test(price);
  return isDecimalComma ? Number(price.replaceAll('.', '').replace(',', '.')) : undefined;
}
