/**
 * Learns the parts of compounds from the catalogue's names. Text at the edge of a kana run with many different
 * neighbours on its other side is a word (ジャケット in リネンジャケット, レインジャケット, ワークジャケット…), unless it is a compound itself.
 */
export function learnParts(names: Iterable<string>, isWord: (part: string) => boolean): string[] {
  const neighbours = new Map<string, Set<string>>();
  for (const name of new Set(names)) {
    for (const match of name.matchAll(RUN)) noteEdges(neighbours, name, match);
  }
  const known = Array.from(neighbours).filter(([, seen]) => seen.size >= ENOUGH);
  const parts = new Set(known.map(([part]) => part).filter(part => !IMPOSSIBLE.test(part)));
  return [...parts].filter(part => !isCompound(part, each => parts.has(each) || isWord(each)));
}

/** Excludes kana after kanji, which belong to them: りたたみ in 折りたたみ is no word. */
const RUN = /[ァ-ヺー]{3,}|(?<![\p{Script=Han}ぁ-ゖー])[ぁ-ゖー]{3,}/gu;
const SHORTEST = 3;
const LONGEST = 12;
const ENOUGH = 4;
/** No word starts with a long vowel mark, a small kana or ン, and none ends before a doubled consonant. */
const IMPOSSIBLE = /^[ーンんァィゥェォャュョッぁぃぅぇぉゃゅょっ]|[ッっ]$/;

function noteEdges(seen: Map<string, Set<string>>, name: string, {0: run, index}: RegExpExecArray): void {
  for (let length = SHORTEST; length <= Math.min(run.length, LONGEST); length++) {
    const before = name[index + run.length - length - 1] ?? '';
    const after = name[index + length] ?? '';
    // These characters continue the sound before them, so no word ends there.
    if (!/[ーァィゥェォャュョッンぁぃぅぇぉゃゅょっん]/.test(after))
      note(seen, run.slice(0, length), `+${after}`);
    if (!/[ッっ]/.test(before)) note(seen, run.slice(-length), `-${before}`);
  }
}

function note(seen: Map<string, Set<string>>, part: string, neighbour: string): void {
  const known = seen.get(part) ?? new Set();
  if (known.size < ENOUGH) seen.set(part, known.add(neighbour));
}

function isCompound(part: string, isWord: (part: string) => boolean): boolean {
  for (let cut = 2; cut <= part.length - 2; cut++) {
    const [first, last] = [part.slice(0, cut), part.slice(cut)];
    if (last.length >= SHORTEST && isWord(last) && !IMPOSSIBLE.test(first)) return true;
    if (first.length >= SHORTEST && isWord(first) && (last.length >= SHORTEST || isWord(last))) return true;
  }
  return false;
}
