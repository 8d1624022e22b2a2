import {fold, toKatakana} from './fold.ts';
import {isInDictionary, morphemes} from './japanese.ts';
import {COMPOUND_PARTS, HIRAGANA_WORDS} from './lexicon.ts';
import {japaneseWord, kanaWord, latinWord, type Word} from './words.ts';

/** Splits texts into words. Their script decides the analysis, so mixed text needs no hint. */
export class Analyzer {
  readonly #parts: ReadonlySet<string>;
  readonly #hiragana: RegExp;
  readonly #dictionary = new Map<string, boolean>();

  /** @param parts words that the catalogue's own compounds are made of. */
  constructor(parts: Iterable<string>) {
    this.#parts = new Set([...COMPOUND_PARTS, ...parts]);
    const hiragana = [...this.#parts, ...HIRAGANA_WORDS].filter(part => /^[ぁ-ゖー]+$/.test(part));
    this.#hiragana = new RegExp(`(${hiragana.sort((a, b) => b.length - a.length).join('|')})`);
  }

  /** The words of a text of the catalogue; those of its last word stand last. */
  readDocument(text: string): Word[] {
    const folded = fold(text);
    const mixed = Array.from(toKatakana(folded).matchAll(LETTERS_AND_KANA), ([, letters = '', kana = '']) =>
      kanaWord(spellOut(letters) + kana),
    );
    const joined = Array.from(folded.matchAll(JOINED)).flatMap(([run]) => latinWord(joinLetters(run)));
    return [...mixed, ...joined, ...this.read(folded, this.#isWord)];
  }

  /** The words of a folded text, katakana compounds parted by `isWord`. */
  read(folded: string, isWord: (katakana: string) => boolean): Word[] {
    return Array.from(folded.matchAll(RUNS)).flatMap(([run]) =>
      JAPANESE.test(run) ? this.#readJapanese(run, isWord) : latinWord(run.replace(POSSESSIVE, '')),
    );
  }

  #readJapanese(run: string, isWord: (katakana: string) => boolean): Word[] {
    return run.split(this.#hiragana).flatMap((part, place) => {
      // Splitting by a group puts what it matched at every second place.
      if (place % 2 === 1) return kanaWord(part);
      return morphemes(part, isWord).map(japaneseWord);
    });
  }

  /** The dictionary's two-letter katakana are mostly names, which would cut words to pieces. */
  readonly #isWord = (part: string): boolean => {
    if (this.#parts.has(part)) return true;
    if (part.length < 3) return false;
    const known = this.#dictionary.get(part) ?? isInDictionary(part);
    if (this.#dictionary.size < 200_000) this.#dictionary.set(part, known);
    return known;
  };
}

/** Writes a word of letters and digits without what parts them: AB-1234 and t-shirt. */
export function joinLetters(run: string): string {
  return run.replace(/[^\p{L}\p{N}]/gu, '');
}

const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]/u;
const RUNS =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+|(?:(?![\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々])[\p{L}\p{N}\p{M}'’])+/gu;
const JOINED = /[a-z\d]+(?:[-_./][a-z\d]+)+/g;
const POSSESSIVE = /['’]s?$|['’]/g;
const LETTERS_AND_KANA = /([a-z]{1,4})([ァ-ヺー]+)/g;

/** How a Japanese shopper says Latin letters: ティーシャツ for Tシャツ. */
function spellOut(letters: string): string {
  return Array.from(letters, letter => LETTER_NAMES[letter.charCodeAt(0) - 97] ?? '').join('');
}

const LETTER_NAMES =
  'エー ビー シー ディー イー エフ ジー エイチ アイ ジェー ケー エル エム エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット'.split(
    ' ',
  );
