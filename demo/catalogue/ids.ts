/** Derives a numeric id from a handle, so that it does not depend on the order of a file. */
export function deriveId(key: string): string {
  // Two 26-bit FNV-1a hashes fit into an integer that JSON represents exactly.
  return String(2 ** 52 + hash(key, 2166136261) * 2 ** 26 + hash(key, 3421674724));
}

function hash(text: string, basis: number): number {
  let state = basis;
  for (let place = 0; place < text.length; place++) {
    state = Math.imul(state ^ text.charCodeAt(place), 16777619);
  }
  return state >>> 6;
}
