/**
 * Splits a compound into the known words it is made of: リネンテーラードジャケット into リネン, テーラード, ジャケット.
 * Fewest known words win, and a stretch nobody knows costs more than any word; a compound without a known word
 * stays whole.
 */
export function splitCompound(compound: string, isWord: (part: string, start: number) => boolean): string[] {
  const best: Split[] = [{cost: 0}];
  for (let end = 1; end <= compound.length; end++) {
    let winner: Split | undefined;
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const part = compound.slice(start, end);
      const cost = before.cost + (isWord(part, start) ? 1 : costOfUnknown(part));
      if (!winner || cost < winner.cost) winner = {cost, before, part};
    }
    best.push(winner ?? {cost: Number.POSITIVE_INFINITY});
  }
  return partsOf(best.at(-1));
}

interface Split {
  readonly cost: number;
  readonly before?: Split;
  readonly part?: string;
}

/** No word of a store is longer, and a longer compound is never one word. */
const LONGEST = 16;

/** One or two letters nobody knows are most likely the rest of a word cut at the wrong place. */
function costOfUnknown(part: string): number {
  return Math.max(5, 2 + part.length);
}

function partsOf(last: Split | undefined): string[] {
  const parts: string[] = [];
  for (let split = last; split?.part !== undefined; split = split.before) parts.unshift(split.part);
  return parts;
}
