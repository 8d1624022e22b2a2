/**
 * Splits a compound into known words: リネンテーラードジャケット into リネン, テーラード, ジャケット. The split with the fewest known words
 * wins, and an unknown stretch costs more than any word. A compound without a known word stays whole.
 */
export function splitCompound(compound: string, isWord: IsWord): string[] {
  return partsOf(bestSplits(compound, isWord).at(-1));
}

/** Splits a compound into known words and a rest, the shortest rest first: リネン and クッショ of リネンクッショ. */
export function splitBeginning(compound: string, isWord: IsWord): string[][] {
  return bestSplits(compound, isWord)
    .map((split, end) => ({split, rest: compound.slice(end)}))
    .filter(({split, rest}) => split.part !== undefined && split.isKnown && isStart(rest))
    .reverse()
    .map(({split, rest}) => [...partsOf(split), rest]);
}

/** Splits a compound into known words around an unknown part, the longest unknown part first. */
export function splitAround(compound: string, isWord: IsWord): {unknown: string; known: string[]}[] {
  const {length} = compound;
  const befores = bestSplits(compound, isWord);
  const afters = bestSplits(reverse(compound), (part, start) =>
    isWord(reverse(part), length - start - part.length),
  );
  const splits = befores.flatMap((before, start) =>
    afters.slice(0, length - start).flatMap((after, rest) => {
      if (!before.isKnown || !after.isKnown) return [];
      const known = [...partsOf(before), ...partsOf(after).reverse().map(reverse)];
      return {unknown: compound.slice(start, length - rest), known};
    }),
  );
  return splits.sort((a, b) => b.unknown.length - a.unknown.length);
}

function reverse(text: string): string {
  return [...text].reverse().join('');
}

type IsWord = (part: string, start: number) => boolean;

interface Split {
  readonly cost: number;
  /** Whether all parts are words. */
  readonly isKnown: boolean;
  readonly before?: Split;
  readonly part?: string;
}

/** The best split of each beginning. */
function bestSplits(compound: string, isWord: IsWord): Split[] {
  const best: Split[] = [{cost: 0, isKnown: true}];
  for (let end = 1; end <= compound.length; end++) {
    let winner: Split | undefined;
    for (let start = Math.max(0, end - LONGEST); start < end; start++) {
      const before = best[start];
      if (!before) continue;
      const part = compound.slice(start, end);
      const isKnown = isWord(part, start);
      const cost = before.cost + (isKnown ? 1 : costOfUnknown(part)) + costOfEdge(compound, start);
      if (!winner || cost < winner.cost) winner = {cost, isKnown: before.isKnown && isKnown, before, part};
    }
    best.push(winner ?? {cost: Number.POSITIVE_INFINITY, isKnown: false});
  }
  return best;
}

/** Longer than any single word of a store. */
const LONGEST = 16;

/** One or two unknown letters are most likely left over from a wrong split, so they cost as much as five. */
function costOfUnknown(part: string): number {
  return Math.max(5, 2 + part.length);
}

/** No word starts with a long vowel mark, a small kana or ン: コーヒーメー is no コーヒ and ーメー. */
function costOfEdge(compound: string, start: number): number {
  return start > 0 && !isStart(compound.charAt(start)) ? 10 : 0;
}

function isStart(text: string): boolean {
  return text !== '' && !CONTINUING.has(text.charAt(0));
}

const CONTINUING = new Set('ーンッァィゥェォャュョヮ');

function partsOf(last: Split | undefined): string[] {
  const parts: string[] = [];
  for (let split = last; split?.part !== undefined; split = split.before) parts.unshift(split.part);
  return parts;
}
