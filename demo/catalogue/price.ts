/** Reads a price as catalogues write it, `1980` or `19.80`; undefined when it is none. */
export function readPrice(written: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(written.trim()) ? Number(written) : undefined;
}
