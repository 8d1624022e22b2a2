/**
 * Splits a compound into known words: リネンテーラードジャケット into リネン, テーラード, ジャケット. The split with the fewest known words
 * wins, and an unknown stretch costs more than any word. A compound without a known word stays whole.
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

/** Longer than any single word of a store. */
const LONGEST = 16;

/** One or two unknown letters are most likely left over from a wrong split, so they cost as much as five. */
function costOfUnknown(part: string): number {
  return Math.max(5, 2 + part.length);
}

function partsOf(last: Split | undefined): string[] {
  const parts: string[] = [];
  for (let split = last; split?.part !== undefined; split = split.before) parts.unshift(split.part);
  return parts;
}
