/**
 * Splits a compound into the known words it is made of: リネンテーラードジャケット into リネン, テーラード, ジャケット.
 * Fewest known words win, and a stretch nobody knows costs more than any word; a compound without a known word
 * stays whole.
 */
export function splitCompound(compound: string, isWord: (part: string) => boolean): string[] {
  const best: Split[] = [{cost: 0, parts: []}];
  for (let end = 1; end <= compound.length; end++) {
    let winner: Split | undefined;
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const split = extend(best[start], compound.slice(start, end), isWord);
      if (split && (!winner || split.cost < winner.cost)) winner = split;
    }
    best.push(winner ?? {cost: Number.POSITIVE_INFINITY, parts: [compound]});
  }
  return best.at(-1)?.parts ?? [compound];
}

interface Split {
  readonly cost: number;
  readonly parts: string[];
}

/** No word of a store is longer, and a longer compound is never one word. */
const LONGEST = 14;

function extend(
  split: Split | undefined,
  part: string,
  isWord: (part: string) => boolean,
): Split | undefined {
  if (!split) return;
  const cost = part.length > 1 && isWord(part) ? 1 : 2 + part.length;
  return {cost: split.cost + cost, parts: [...split.parts, part]};
}
