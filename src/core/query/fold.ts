import {asciiDigits} from './digits.ts';

/** Folds a text for comparison; equal texts are the same to a shopper who types them. */
export type Fold = (text: string) => string;

/**
 * Returns the fold function of a language. It ignores width, case, invisible characters, apostrophes, and the marks and forms of
 * letters that CLDR's search collation ignores in the language. `ss` equals ß, and å equals a in English, but not in Swedish.
 */
export function folderOf(locale: string): Fold {
  const known = folders.get(locale);
  if (known) return known;
  const letters = new LetterFolder(locale);
  const fold: Fold = text =>
    lettersOf(text.normalize('NFC'))
      .map(letter => letters.fold(letter))
      .join('');
  folders.set(locale, fold);
  return fold;
}

const folders = new Map<string, Fold>();

/** A letter with its combining marks, or an emoji with all its parts. */
const LETTER =
  /\p{Regional_Indicator}{2}|.(?:[\p{M}\p{Emoji_Modifier}\uff9e\uff9f\u200c\u{e0020}-\u{e007f}]|\u200d.?)*/gsu;

/** Splits a text into the letters that a reader counts. */
export const lettersOf = (text: string): readonly string[] => text.match(LETTER) ?? [];

/** Folds single letters with their marks. */
class LetterFolder {
  readonly #locale: string;
  readonly #collator: Intl.Collator;
  readonly #known = new Map<string, string>();

  constructor(locale: string) {
    this.#locale = locale;
    this.#collator = new Intl.Collator(locale, {usage: 'search', sensitivity: 'base'});
  }

  fold(letter: string): string {
    const known = this.#known.get(letter);
    if (known !== undefined) return known;
    const plain = asciiDigits(letter.normalize('NFKC').replace(INVISIBLE, ''))
      // Upper case writes ß as SS, and ς like σ.
      .toLocaleUpperCase(this.#locale)
      .toLocaleLowerCase(this.#locale)
      .replace(APOSTROPHE, '')
      .replace(DASH, '-')
      .replace(/[ァ-ヶ]/g, kana => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(FROM_OTHER_KEYBOARDS, other => 'يكها'[FORMS.indexOf(other)] ?? other);
    const folded = UNFOLDED.test(plain) ? plain.normalize('NFC') : this.#reduce(plain);
    this.#known.set(letter, folded);
    return folded;
  }

  /** Replaces letters by the plainest letters that CLDR's collation treats as equal. */
  #reduce(text: string): string {
    const bare = Array.from(text.normalize('NFD')).reduce((before, mark) => {
      const isIgnored = before !== '' && /\p{M}/u.test(mark) && this.#areEqual(before + mark, before);
      return isIgnored ? before : before + mark;
    }, '');
    if (this.#areEqual(bare, '')) return '';
    const plain = bare.normalize('NFC');
    return plain.length > 1 ? plain : (this.#plainest(plain) ?? plain);
  }

  /** Finds the plainest equal letter. Beyond Latin, a script's letters are within 256 code points. */
  #plainest(letter: string): string | undefined {
    const start = letter.charCodeAt(0) & ~0xff;
    const others =
      start < 0x300 ? LATIN : Array.from({length: 256}, (_, place) => String.fromCharCode(start + place));
    return others.find(other => isPlain(other) && this.#areEqual(letter, other));
  }

  #areEqual(one: string, other: string): boolean {
    return this.#collator.compare(one, other) === 0;
  }
}

/** Whether a letter is lower case and has no mark. */
const isPlain = (letter: string): boolean =>
  /^[\p{Ll}\p{Lo}]+$/u.test(letter) && letter === letter.normalize('NFD');

/** Includes pairs of letters that CLDR treats as equal to one: ß, å in Danish, æ, ö in German, þ in Swedish. */
const LATIN = [...'abcdefghijklmnopqrstuvwxyz', 'ss', 'aa', 'ae', 'oe', 'ue', 'th'];
/** Matches letters that are not reduced: their marks make other letters (kana, Hangul), or they are too many to compare (kanji). */
const UNFOLDED =
  /^[\x20-\x7e]*$|[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Han}ー]|\p{Extended_Pictographic}|\p{Regional_Indicator}/u;
const INVISIBLE = /(?![\u{e0020}-\u{e007f}])\p{Default_Ignorable_Code_Point}/gu;
const APOSTROPHE = /['‘’ʼʻ`´′]/g;
const DASH = /[\p{Dash_Punctuation}−]/gu;
/** Persian and Urdu letters that have another form on Arabic keyboards. CLDR treats the forms as different letters. */
const FORMS = 'یکہٱ';
const FROM_OTHER_KEYBOARDS = new RegExp(`[${FORMS}]`, 'g');
