/** Reads a catalogue's price, `1980` or `19.80`; `undefined` if it is not one. */
export function readPrice(written: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(written.trim()) ? Number(written) : undefined;
}
