import {fold, toKatakana} from './fold.ts';
import {isInDictionary, morphemes} from './japanese.ts';
import {spellOut} from './letters.ts';
import {COMPOUND_PARTS, HIRAGANA_WORDS} from './lexicon.ts';
import {japaneseWord, kanaWord, latinWord, type Word} from './words.ts';

/** Splits texts into words. The script decides the analysis, so mixed text needs no hint. */
export class Analyzer {
  readonly #parts: ReadonlySet<string>;
  readonly #hiragana: RegExp;
  readonly #dictionary = new Map<string, boolean>();

  /** @param parts words that the catalogue's compounds consist of. */
  constructor(parts: Iterable<string>) {
    this.#parts = new Set([...COMPOUND_PARTS, ...parts]);
    const hiragana = [...this.#parts, ...HIRAGANA_WORDS].filter(part => /^[ぁ-ゖー]+$/.test(part));
    this.#hiragana = new RegExp(`(${hiragana.sort((a, b) => b.length - a.length).join('|')})`);
  }

  /** The words of a catalogue text; the words of its last chunk come last. */
  readDocument(text: string): Word[] {
    const folded = fold(text);
    const mixed = Array.from(toKatakana(folded).matchAll(LETTERS_AND_KANA), ([, letters = '', kana = '']) =>
      kanaWord(spellOut(letters) + kana),
    );
    const joined = Array.from(folded.matchAll(JOINED)).flatMap(([run]) => latinWord(joinLetters(run)));
    const tails = SENTENCE.test(folded)
      ? []
      : (folded.match(KANA_AFTER_KANJI) ?? []).map(kana => kanaWord(kana));
    return [...mixed, ...joined, ...tails, ...this.read(folded, this.#isWord)];
  }

  /** The words of a folded text, with katakana compounds split by `isWord`. */
  read(folded: string, isWord: (katakana: string) => boolean): Word[] {
    return Array.from(folded.matchAll(RUNS)).flatMap(([run]) =>
      JAPANESE.test(run) ? this.#readJapanese(run, isWord) : latinWord(run.replace(POSSESSIVE, '')),
    );
  }

  #readJapanese(run: string, isWord: (katakana: string) => boolean): Word[] {
    // A word ends between hiragana and katakana: the dictionary splits りんごジュース into りん and ご.
    return run.split(/(?<=[ぁ-ゖ])(?=[ァ-ヺ])/).flatMap(half =>
      half.split(this.#hiragana).flatMap((part, place) => {
        // Splitting by a group yields the separators at odd positions.
        if (place % 2 === 1) return kanaWord(part);
        return morphemes(part, isWord).map(japaneseWord);
      }),
    );
  }

  /** Ignores two-letter katakana of the dictionary: most are names, which would split longer words. */
  readonly #isWord = (part: string): boolean => {
    if (this.#parts.has(part)) return true;
    if (part.length < 3) return false;
    const known = this.#dictionary.get(part) ?? isInDictionary(part);
    if (this.#dictionary.size < 200_000) this.#dictionary.set(part, known);
    return known;
  };
}

/** Removes the separators from a word of letters and digits: AB-1234, t-shirt. */
export function joinLetters(run: string): string {
  return run.replace(/[^\p{L}\p{N}]/gu, '');
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]/u;
const RUNS =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+|(?:(?![\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々])[\p{L}\p{N}\p{M}'’])+/gu;
const JOINED = /[a-z\d]+(?:[-_./][a-z\d]+)+/g;
const POSSESSIVE = /['’]s?$|['’]/g;
const LETTERS_AND_KANA = /([a-z]{1,4})([ァ-ヺー]+)/g;
const SENTENCE = /[。．.!?！？]$/;
/** Kana that belong to the word in a name (洗濯ばさみ), which the dictionary may take for an inflection. */
const KANA_AFTER_KANJI = /(?<=\p{Script=Han})[ぁ-ゖ]{3,}/gu;
