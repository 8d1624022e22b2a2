/** A letter with its combining marks, or an emoji with all its parts. */
const LETTER =
  /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\uff9e\uff9f\u200c\u{e0020}-\u{e007f}]|\u200d.?)*/gsu;

/** Splits a text into the letters that a reader counts. */
export const lettersOf = (text: string): readonly string[] => text.match(LETTER) ?? [];
