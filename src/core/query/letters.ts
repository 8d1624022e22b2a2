/** A letter with its combining marks, or an emoji with all its parts. */
const LETTER =
  /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\uff9e\uff9f\u200c\u{e0020}-\u{e007f}]|\u200d.?)*/gsu;

/** Splits a text into the letters that a reader counts. */
export const lettersOf = (text: string): readonly string[] => text.match(LETTER) ?? [];

/** By locale: the first one takes some ms. */
const segmenters = new Map<string, Intl.Segmenter>();

/** Returns which letters start a word or a sign, as the language's dictionary divides them; the end of the text is one more start. */
export function wordStarts(letters: readonly string[], locale: string): ReadonlySet<number> {
  const segmenter = segmenters.get(locale) ?? new Intl.Segmenter(locale, {granularity: 'word'});
  segmenters.set(locale, segmenter);
  const units = new Set(Array.from(segmenter.segment(letters.join('')), ({index}) => index));
  let unit = 0;
  const starts = letters.flatMap((letter, index) => {
    unit += letter.length;
    return units.has(unit - letter.length) ? index : [];
  });
  return new Set([...starts, letters.length]);
}

/**
 * Whether folded letters within a word are a word of their own: kanji at the end of a compound (傘 of 日傘), two kanji or syllables
 * of Hangul, and kana that leave three or more on either side (マグ of コーヒーマグ, but バー is no word of カバー).
 */
export function isCompoundPart(
  part: string,
  first: number,
  end: number,
  starts: ReadonlySet<number>,
): boolean {
  if (/^[\p{Script=Han}々]+$/u.test(part)) return end - first > 1 || starts.has(end);
  if (!KANA.test(part)) return /^\p{Script=Hangul}{2,}$/u.test(part);
  let [start, stop] = [first, end];
  while (!starts.has(start)) start--;
  while (!starts.has(stop)) stop++;
  return [first - start, stop - end].every(rest => rest === 0 || rest > 2);
}

/** Two kana or more. No word starts with a small one. */
const KANA = /^(?![ぁぃぅぇぉゃゅょっんー])[\p{Script=Hiragana}ー]{2,}$/u;
