import {isInDictionary} from '../language/japanese.ts';
import {soundKey, unvoiceAll} from '../language/sound.ts';
import {kanaWord, looseKey, readingKey, type Word} from '../language/words.ts';
import {Neighbours} from './neighbours.ts';
import type {Vocabulary} from './vocabulary.ts';

/** Finds the words of a catalogue that a misspelt one may mean. */
export class Corrections {
  readonly #vocabulary: Vocabulary;
  readonly #pairs: Neighbours<string>;

  /** @param pairs neighbouring words of names, joined by a space. */
  constructor(vocabulary: Vocabulary, pairs: readonly string[]) {
    this.#vocabulary = vocabulary;
    this.#pairs = new Neighbours(
      pairs.map(pair => ({spelling: soundKey(pair.replace(' ', '')), item: pair})),
    );
  }

  /** @param isBesideOthers corrects shorter words too, because the other words of the query tell which are meant. */
  of(word: Word, isBesideOthers: boolean): readonly number[] {
    if (word.script === 'kanji' || /\d/.test(word.written)) return [];
    return word.script === 'kana'
      ? this.#bySound(word, isBesideOthers)
      : this.#bySpelling(word, isBesideOthers ? 3 : 4);
  }

  /** Corrects two words whose common edge is misspelt: テーラージドャケット, コットンワイドンツ. */
  ofPair(kana: string): Word[][] {
    const form = soundKey(kana);
    if (form.length < SHORTEST_PAIR || form.length > LONGEST) return [];
    return this.#pairs.near(form, 1).map(pair => pair.split(' ').map(part => kanaWord(part)));
  }

  #bySound({written, isRomaji}: Word, isBesideOthers: boolean): readonly number[] {
    if (written.length < (isRomaji ? 2 : 3)) return [];
    const keys = [looseKey(written), ...(isRomaji ? [looseKey(readingKey(written))] : [])];
    const alike = keys.flatMap(key => this.#vocabulary.find(key));
    const sound = soundKey(written);
    if (isBesideOthers) return [...alike, ...this.#near(sound, 3, 4)];
    if (alike.length > 0) return alike;
    const [near, isWord] = [this.#near(sound, 3), isInDictionary(written)];
    if (written.length < 4 && isWord) return [];
    if (written.length > 4 || (written.length === 4 && !isWord)) return near;
    // In a short word, only a voicing mark may be wrong: アボガド, バンツ.
    return near.filter(term =>
      this.#vocabulary.terms[term]?.typed.some(form => unvoiceAll(form) === unvoiceAll(sound)),
    );
  }

  /**
   * Retries with the lemma, because an ending may hide the misspelling: "puzzels" is closer to "puzzle" without its
   * s.
   */
  #bySpelling({written, indexed: [lemma = written]}: Word, shortest: number): readonly number[] {
    const near = this.#near(written, shortest);
    return near.length > 0 || lemma === written ? near : this.#near(lemma, shortest);
  }

  /** Allows one edit from the given length on, and two from eight letters. */
  #near(form: string, shortest: number, anyStart?: number): readonly number[] {
    if (form.length < shortest || form.length > LONGEST) return [];
    const near = this.#vocabulary.correct(form, 1, anyStart);
    return near.length === 0 && form.length >= 8 ? this.#vocabulary.correct(form, 2, anyStart) : near;
  }
}

const SHORTEST_PAIR = 5;
/** Longer words are never corrected. */
const LONGEST = 30;
