import type {Compounds} from './compounds.ts';
import type {Misspelling} from './finder.ts';
import {splitCompound} from './language/compound.ts';
import {isJapanese, isKana, toKatakana} from './language/fold.ts';
import {readLetters} from './language/letters.ts';
import {removeMarks, spellingsOf} from './language/marks.ts';
import {completions, readRomaji} from './language/romaji.ts';
import {kanaWord, latinWord, type Word, wholeWord} from './language/words.ts';

/** The possible interpretations of a query as words of the catalogue. */
export class Readings {
  readonly #compounds: Compounds;
  readonly #isJapanese: boolean;

  /** @param locale of the shopper: if it is Japanese, Latin letters may be romaji (§4.1 locale). */
  constructor(compounds: Compounds, locale: string) {
    this.#compounds = compounds;
    this.#isJapanese = /^ja\b/i.test(locale);
  }

  /** Interpretations of a chunk without spaces, likeliest first. */
  of(chunk: string): Word[][] {
    const readings = spellingsOf(chunk).flatMap(spelling => this.#read(spelling));
    return readings.filter(words => words.length > 0 && words.length <= MOST_WORDS);
  }

  /** Interpretations of a text whose last kana is not composed yet: ジャケt, and jaket. */
  completed(chunk: string): Word[][] {
    const [, begun = '', letters = ''] = HALF_COMPOSED.exec(chunk) ?? [];
    const romaji = begun ? {kana: toKatakana(begun), tail: letters} : readRomaji(chunk);
    if (!romaji?.tail) return [];
    const possible = completions(romaji).flatMap(kana => [
      [wholeWord(kana)],
      this.#compounds.splitKana(kana),
    ]);
    return possible.filter(words => words.length > 0);
  }

  /** Interpretations of a compound in kana whose end is left out. */
  begun(chunk: string): Word[][] {
    const spellings = spellingsOf(chunk).filter(isKana);
    const readings = spellings.flatMap(spelling => this.#compounds.splitBegunKana(toKatakana(spelling)));
    return readings.filter(words => words.length > 1 && words.length <= MOST_WORDS);
  }

  /** Interpretations of a compound in kana with a misspelt word. */
  misspelt(chunk: string): Misspelling[] {
    return spellingsOf(chunk)
      .filter(isKana)
      .flatMap(spelling => this.#compounds.findUnknown(toKatakana(spelling)));
  }

  /** Interpretations of a chunk as one word. */
  single(chunk: string): Word[][] {
    return this.of(chunk).filter(({length}) => length === 1);
  }

  /** Whether the chunk ends with letters that the IME has not composed, which nobody writes on purpose. */
  isHalfComposed(chunk: string): boolean {
    return HALF_COMPOSED.test(chunk);
  }

  /** Interprets Latin letters as romaji in a store that is not Japanese, as a last resort. */
  foreign(chunk: string): Word[][] {
    return this.#isJapanese ? [] : this.#romaji(chunk);
  }

  /** The known part of a partly unknown kana name if it is more than half of it; otherwise all words. */
  knownWords(chunk: string): Word[] {
    const known = isKana(chunk)
      ? this.#compounds.splitKana(toKatakana(chunk)).filter(word => this.#compounds.isKnown(word))
      : [];
    const length = known.reduce((sum, {written}) => sum + written.length, 0);
    return length * 2 > chunk.length ? known : this.#compounds.words(chunk);
  }

  #read(spelling: string): Word[][] {
    if (isKana(spelling)) return this.#kana(spelling);
    return isJapanese(spelling) ? this.#mixed(spelling) : this.#latin(spelling);
  }

  #kana(chunk: string): Word[][] {
    const kana = toKatakana(chunk);
    return [
      [kanaWord(kana)],
      this.#compounds.splitKana(kana),
      this.#compounds.words(chunk),
      latinWord(readLetters(kana)),
    ];
  }

  #mixed(chunk: string): Word[][] {
    const words = this.#compounds.words(chunk);
    const byKana = this.#compounds.splitByKana(chunk);
    const merged = [words, byKana].map(each => this.#compounds.merge(each));
    const unvoiced = words.map((word, place) => (place > 0 ? this.#compounds.unvoice(word) : word));
    return [
      words,
      [wholeWord(toKatakana(chunk))],
      byKana,
      ...merged,
      unvoiced,
      this.#compounds.splitKanji(chunk),
      this.#compounds.splitHalfKana(chunk),
      this.#compounds.splitAtKana(chunk),
    ];
  }

  #latin(chunk: string): Word[][] {
    const joined = removeMarks(chunk);
    const isPart = (part: string): boolean =>
      part.length > 2 && latinWord(part).some(word => this.#compounds.isKnown(word));
    const romaji = this.#romaji(chunk);
    return [
      // A long vowel typed as a hyphen: no-to means neither "no" nor "to".
      ...(chunk.includes('-')
        ? romaji.filter(words => words.every(word => this.#compounds.isKnown(word)))
        : []),
      latinWord(joined),
      this.#compounds.words(chunk),
      (joined.match(/\d+|\D+/g) ?? []).flatMap(latinWord),
      joined.length > LONGEST ? [] : splitCompound(joined, isPart).flatMap(latinWord),
      ...(this.#isJapanese ? romaji : []),
    ];
  }

  #romaji(chunk: string): Word[][] {
    return this.#compounds.romaji(chunk).filter(words => words.length > 0);
  }
}

const HALF_COMPOSED =
  /^(.*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー])([b-df-hj-np-tv-z]{1,3})$/u;
/** More words and letters than shoppers type in one compound; bounds the cost of hostile queries. */
const MOST_WORDS = 16;
const LONGEST = 40;
