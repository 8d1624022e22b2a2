/**
 * Optimal string alignment distance: the insertions, deletions, substitutions and swaps of neighbours that turn one
 * word into the other. Returns any number above `most` once the result must exceed it.
 */
export function distance(a: string, b: string, most: number): number {
  const [before, after] = [commonStart(a, b), commonEnd(a, b)];
  const end = Math.min(after, a.length - before, b.length - before);
  const [rest, other] = [a.slice(before, a.length - end), b.slice(before, b.length - end)];
  // What differs is at most as long as the edits, or two letters that are swapped.
  if (Math.max(rest.length, other.length) <= 1) return Math.max(rest.length, other.length);
  if (most > 1) return align(rest, other, most);
  return rest.length === 2 && other.length === 2 && rest[0] === other[1] && rest[1] === other[0]
    ? 1
    : most + 1;
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(a.length - 1 - length) === b.charCodeAt(b.length - 1 - length))
    length += 1;
  return length;
}

function align(a: string, b: string, most: number): number {
  let [last, before] = [Array.from({length: b.length + 1}, (_, column) => column), [0]];
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      const swapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
        swapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    if (Math.min(...current) > most) return most + 1;
    [before, last] = [last, current];
  }
  return at(last, b.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
