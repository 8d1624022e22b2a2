/** A numeric id for what comes without one: the same for the same handle, however the file is ordered. */
export function deriveId(key: string): string {
  // Two 26-bit FNV-1a hashes side by side stay within what a JSON number can hold exactly.
  return String(2 ** 52 + hash(key, 2166136261) * 2 ** 26 + hash(key, 3421674724));
}

function hash(text: string, basis: number): number {
  let state = basis;
  for (let place = 0; place < text.length; place++) {
    state = Math.imul(state ^ text.charCodeAt(place), 16777619);
  }
  return state >>> 6;
}
