import {unitNamesIn} from './counts.ts';
import {fold, isJapanese, toKatakana} from './fold.ts';
import {isInDictionary, morphemes} from './japanese.ts';
import {spellOut} from './letters.ts';
import {COMPOUND_PARTS, HIRAGANA_WORDS} from './lexicon.ts';
import {joinKana, lengthen, removeMarks} from './marks.ts';
import {catalogueWord, japaneseWord, kanaWord, latinWord, type Word} from './words.ts';

/** Splits texts into words. The script decides the analysis, so mixed text needs no hint. */
export class Analyzer {
  readonly #parts: ReadonlySet<string>;
  readonly #hiragana: RegExp;
  readonly #dictionary = new Map<string, boolean>();

  readonly #locale: string;

  /** @param parts words that the catalogue's compounds consist of. */
  constructor(parts: Iterable<string>, locale: string) {
    this.#locale = locale;
    this.#parts = new Set([...COMPOUND_PARTS, ...parts]);
    const hiragana = [...this.#parts, ...HIRAGANA_WORDS].filter(part => /^[ぁ-ゖー]+$/.test(part));
    this.#hiragana = new RegExp(`(${hiragana.sort((a, b) => b.length - a.length).join('|')})`);
  }

  /** The words of a catalogue text; the words of its last chunk come last. */
  readDocument(text: string): Word[] {
    // Such a unit is also looked for by itself.
    const units = unitNamesIn(text).map(name => ({...kanaWord(name), isGuess: true}));
    return [...units, ...this.#readFold(this.fold(text))];
  }

  #readFold(folded: string): Word[] {
    const long = lengthen(folded);
    if (long === folded) return this.#readFolded(folded);
    const lengthened = this.#readFolded(long);
    // A hyphen between two longer words may also separate them: シャツ-ブルー.
    const isCertain =
      !SEPARATING.test(folded) ||
      lengthened.every(({script, written}) => script !== 'kana' || this.#isWord(written));
    return isCertain ? lengthened : [...lengthened, ...this.#readFolded(folded)];
  }

  /** Folds a text by the catalogue's language. */
  fold(text: string): string {
    return fold(text, this.#locale);
  }

  /** The words of a folded text, with katakana compounds split by `isWord`. */
  read(folded: string, isWord: (katakana: string) => boolean, toWord = japaneseWord): Word[] {
    return Array.from(folded.matchAll(RUNS)).flatMap(([run]) =>
      isJapanese(run) ? this.#readJapanese(run, isWord, toWord) : latinWord(run.replace(POSSESSIVE, '')),
    );
  }

  #readFolded(folded: string): Word[] {
    const mixed = Array.from(toKatakana(folded).matchAll(LETTERS_AND_KANA), ([, letters = '', kana = '']) =>
      kanaWord(spellOut(letters) + kana),
    );
    const joined = Array.from(folded.matchAll(JOINED)).flatMap(([run]) => latinWord(removeMarks(run)));
    const words = this.read(folded, this.#isWord, catalogueWord);
    const written = new Set(words.map(word => word.written));
    const names = [...joinKana(folded), ...(SENTENCE.test(folded) ? [] : kanaNamesIn(folded))];
    const guesses = names.map(name => ({...kanaWord(name), isGuess: true}));
    return [...mixed, ...joined, ...guesses.filter(guess => !written.has(guess.written)), ...words];
  }

  #readJapanese(run: string, isWord: (katakana: string) => boolean, toWord: typeof japaneseWord): Word[] {
    // A word ends between hiragana and katakana: the dictionary splits りんごジュース into りん and ご.
    return run.split(/(?<=[ぁ-ゖ])(?=[ァ-ヺ])/).flatMap(half =>
      half.split(this.#hiragana).flatMap((part, place) => {
        // Splitting by a group yields the separators at odd positions.
        if (place % 2 === 1) return kanaWord(part);
        return morphemes(part, isWord).map(toWord);
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

/**
 * Kana that the dictionary may take for an inflection, as of 洗濯ばさみ, or for several words, as of いすずの鈴 and りんご飴.
 */
function kanaNamesIn(folded: string): string[] {
  return [KANA_AFTER_OTHERS, KANA_BEFORE_OTHERS].flatMap(pattern => folded.match(pattern) ?? []);
}

const RUNS =
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]+|(?:(?![\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々])[\p{L}\p{N}\p{M}'’])+/gu;
const JOINED = /[a-z\d]+(?:[-_./&+=·・:~]+[a-z\d]+)+/g;
const SEPARATING = /(?<=[ぁ-ヺー]{2})[-~](?=[ぁ-ヺー]{2})/;
const POSSESSIVE = /['’]s?$|['’]/g;
const LETTERS_AND_KANA = /([a-z]{1,4})[-・]?([ァ-ヺー]+)/g;
const SENTENCE = /[。．.!?！？]$/;
const KANA_AFTER_OTHERS = /(?<=\p{Script=Han}|[ァ-ヺ]ー?)[ぁ-ゖ]{3,}/gu;
const KANA_BEFORE_OTHERS = /(?<![\p{Script=Han}ぁ-ゖァ-ヺー])[ぁ-ゖー]{3,8}?(?=の?[\p{Script=Han}ァ-ヺ]|$)/gu;
