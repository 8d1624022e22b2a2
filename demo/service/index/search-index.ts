import {Analyzer} from '../language/analyzer.ts';
import {isKana} from '../language/fold.ts';
import {soundKey, unvoiceAll} from '../language/sound.ts';
import {looseKey, readingKey, type Word} from '../language/words.ts';
import {Codes, isCode} from './codes.ts';
import type {IndexData} from './index-builder.ts';
import type {Matches} from './matches.ts';
import {type Postings, placeOf, weightOf} from './postings.ts';
import {Vocabulary} from './vocabulary.ts';

/** How a word of a query is taken. */
export interface MatchMode {
  /** It may be the beginning of a word, as it is still being typed. */
  readonly isPrefix: boolean;
  /** It may be misspelt. */
  readonly isFuzzy: boolean;
}

/** The inverted index over one catalogue: finds the records that hold a word. */
export class SearchIndex {
  readonly analyzer: Analyzer;
  readonly vocabulary: Vocabulary;
  /** How many records there are. */
  readonly size: number;
  readonly #heads: Int32Array;
  readonly #postings: Postings;
  readonly #codes: Codes;
  readonly #names: ReadonlySet<number>;

  constructor(data: IndexData) {
    this.#names = new Set(data.names);
    this.analyzer = new Analyzer(data.parts);
    this.vocabulary = new Vocabulary(data.terms, this.#names);
    this.#heads = data.heads;
    this.size = data.heads.length / 2;
    this.#postings = data.postings;
    this.#codes = new Codes(data.codes);
  }

  /**
   * Finds a word; while it is being typed, also what it may become. A word that some record is named by means
   * itself: "pen" finds pens, no pencils.
   */
  findWord(word: Word, {isPrefix, isFuzzy}: MatchMode): Matches | undefined {
    if (isCode(word.written)) return this.#findCode(word.written, isPrefix);
    const exact = this.#matchExactly(word);
    // One kana is rarely all of a word: て is the beginning of テント, though 手 is read so.
    const isWhole = word.written.length > 1 || !isKana(word.written);
    const isMeant = isWhole && exact.some(([term]) => this.#names.has(term));
    const completed = isPrefix && !isMeant ? this.#matchPrefix(word) : [];
    const matches = [...exact, ...completed];
    return this.#score(matches.length === 0 && isFuzzy ? this.#matchFuzzily(word) : matches);
  }

  /** Whether one of the words says what a record is. */
  hasHead(place: number, terms: ReadonlySet<number>): boolean {
    return terms.has(this.#heads[2 * place] ?? -1) || terms.has(this.#heads[2 * place + 1] ?? -1);
  }

  #findCode(code: string, isPrefix: boolean): Matches | undefined {
    const scores = new Float32Array(this.size);
    for (const place of this.#codes.find(code, isPrefix)) scores[place] = 20;
    for (const place of this.#codes.find(code, false)) scores[place] = 40;
    return scores.some(score => score > 0) ? {scores, terms: []} : undefined;
  }

  /** "Dress" is no dressing, though they share a stem; "stripes" are striped, as nothing is named by them. */
  #matchExactly(word: Word): TermWeight[] {
    const {sought, script} = word;
    const matches = sought.map(([key, weight]) =>
      this.vocabulary.find(key).map((term): TermWeight => [term, weight]),
    );
    const [best = []] = matches;
    const isMeant = script === 'latin' && best.some(([term]) => this.#names.has(term));
    return isMeant ? best : [...matches.flat(), ...this.#matchVariants(word)];
  }

  /** One catalogue may write a long loanword in two ways: ボディソープ, ボディーソープ. */
  #matchVariants({written, script}: Word): TermWeight[] {
    if (script !== 'kana' || written.length < 6) return [];
    return this.vocabulary.find(looseKey(written)).map((term): TermWeight => [term, 0.6]);
  }

  /** What is typed in kana may become a word in kana, or one in kanji that sounds so. */
  #matchPrefix({written, script}: Word): TermWeight[] {
    const sound = soundKey(written);
    const beginnings = script === 'kana' ? [sound, readingKey(sound)] : [written];
    return beginnings.flatMap(beginning =>
      this.vocabulary.complete(beginning).map((term): TermWeight => [term, 0.7]),
    );
  }

  #matchFuzzily(word: Word): TermWeight[] {
    const {written, script} = word;
    if (script === 'kanji' || /\d/.test(written)) return [];
    const terms = script === 'kana' ? this.#findSound(word) : this.#findSpelling(word);
    return terms.map((term): TermWeight => [term, 0.5]);
  }

  #findSound({written, isRomaji}: Word): readonly number[] {
    if (written.length < (isRomaji ? 2 : 3)) return [];
    const keys = [looseKey(written), ...(isRomaji ? [looseKey(readingKey(written))] : [])];
    const alike = keys.flatMap(key => this.vocabulary.find(key));
    if (alike.length > 0 || written.length < 4) return alike;
    const sound = soundKey(written);
    const near = this.#correct(sound, 3);
    if (written.length > 4) return near;
    // In a word so short only a voicing mark may be wrong: アボガド.
    return near.filter(term =>
      this.vocabulary.terms[term]?.typed.some(form => unvoiceAll(form) === unvoiceAll(sound)),
    );
  }

  /** An ending may hide a slip: "puzzels" is nearer to "puzzle" without its s. */
  #findSpelling({written, indexed: [lemma = written]}: Word): readonly number[] {
    const near = this.#correct(written, 4);
    return near.length > 0 || lemma === written ? near : this.#correct(lemma, 4);
  }

  /** One slip is forgiven from the given length on, two from eight letters. */
  #correct(form: string, shortest: number): readonly number[] {
    if (form.length < shortest || form.length > LONGEST) return [];
    const near = this.vocabulary.correct(form, 1);
    return near.length === 0 && form.length >= 8 ? this.vocabulary.correct(form, 2) : near;
  }

  /** Rare words count for more. A record that several of the matches hold counts by the best of them. */
  #score(matches: readonly TermWeight[]): Matches | undefined {
    if (matches.length === 0) return;
    const {starts, records} = this.#postings;
    const scores = new Float32Array(this.size);
    let holders = 0;
    for (const [term, weight] of matches) {
      for (let entry = starts[term] ?? 0; entry < (starts[term + 1] ?? 0); entry++) {
        const packed = records[entry] ?? 0;
        const place = placeOf(packed);
        const score = weight * weightOf(packed);
        const before = scores[place] ?? 0;
        if (before === 0) holders += 1;
        if (score > before) scores[place] = score;
      }
    }
    const rarity = Math.log(1 + (scores.length - holders + 0.5) / (holders + 0.5));
    return {scores: scores.map(score => score * rarity), terms: matches.map(([term]) => term)};
  }
}

/** A word of the catalogue, and how sure it is that it is meant. */
type TermWeight = readonly [term: number, weight: number];

/** A longer word is no slip of the finger. */
const LONGEST = 30;
