import {Analyzer} from '../language/analyzer.ts';
import {isKana} from '../language/fold.ts';
import {soundKey, unvoiceAll} from '../language/sound.ts';
import {looseKey, readingKey, type Word} from '../language/words.ts';
import {Codes, isCode} from './codes.ts';
import type {IndexData} from './index-builder.ts';
import type {Matches} from './matches.ts';
import {type Postings, placeOf, weightOf} from './postings.ts';
import {Vocabulary} from './vocabulary.ts';

/** How a word of the query is matched. */
export interface MatchMode {
  /** Matches longer words too, because the shopper may still be typing. */
  readonly isPrefix: boolean;
  /** Allows for misspellings. */
  readonly isFuzzy: boolean;
}

/** The inverted index of one catalogue. */
export class SearchIndex {
  readonly analyzer: Analyzer;
  readonly vocabulary: Vocabulary;
  /** The number of records. */
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
   * Finds the records of a word, and of its completions while it is being typed. A word that names a record is
   * complete: "pen" finds pens, not pencils.
   */
  findWord(word: Word, {isPrefix, isFuzzy}: MatchMode): Matches | undefined {
    if (isCode(word.written)) return this.#findCode(word.written, isPrefix);
    const exact = this.#matchExactly(word);
    // A single kana is rarely a whole word: て begins テント, although 手 is read て.
    const isWhole = word.written.length > 1 || !isKana(word.written);
    const isMeant = isWhole && exact.some(([term]) => this.#names.has(term));
    const completed = isPrefix && !isMeant ? this.#matchPrefix(word) : [];
    const matches = [...exact, ...completed];
    return this.#score(matches.length === 0 && isFuzzy ? this.#matchFuzzily(word) : matches);
  }

  /** Whether one of the terms is the head noun of a record. */
  hasHead(place: number, terms: ReadonlySet<number>): boolean {
    return terms.has(this.#heads[2 * place] ?? -1) || terms.has(this.#heads[2 * place + 1] ?? -1);
  }

  #findCode(code: string, isPrefix: boolean): Matches | undefined {
    const scores = new Float32Array(this.size);
    for (const place of this.#codes.find(code, isPrefix)) scores[place] = 20;
    for (const place of this.#codes.find(code, false)) scores[place] = 40;
    return scores.some(score => score > 0) ? {scores, terms: []} : undefined;
  }

  /**
   * Matches the exact form only if it names a record: "dress" must not find dressing, which shares its stem, while
   * "stripes" may find striped.
   */
  #matchExactly(word: Word): TermWeight[] {
    const {sought, script} = word;
    const matches = sought.map(([key, weight]) =>
      this.vocabulary.find(key).map((term): TermWeight => [term, weight]),
    );
    const [best = []] = matches;
    const isMeant = script === 'latin' && best.some(([term]) => this.#names.has(term));
    return isMeant ? best : [...matches.flat(), ...this.#matchVariants(word)];
  }

  /** Finds the other spelling of a long loanword: ボディソープ, ボディーソープ. */
  #matchVariants({written, script}: Word): TermWeight[] {
    if (script !== 'kana' || written.length < 6) return [];
    return this.vocabulary.find(looseKey(written)).map((term): TermWeight => [term, 0.6]);
  }

  /** Completes kana both to words in kana and to kanji with that reading. */
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
    // In such a short word only a voicing mark may be wrong: アボガド.
    return near.filter(term =>
      this.vocabulary.terms[term]?.typed.some(form => unvoiceAll(form) === unvoiceAll(sound)),
    );
  }

  /**
   * Retries with the lemma, because an ending may hide the misspelling: "puzzels" is closer to "puzzle" without its
   * s.
   */
  #findSpelling({written, indexed: [lemma = written]}: Word): readonly number[] {
    const near = this.#correct(written, 4);
    return near.length > 0 || lemma === written ? near : this.#correct(lemma, 4);
  }

  /** Allows one edit from the given length on, and two from eight letters. */
  #correct(form: string, shortest: number): readonly number[] {
    if (form.length < shortest || form.length > LONGEST) return [];
    const near = this.vocabulary.correct(form, 1);
    return near.length === 0 && form.length >= 8 ? this.vocabulary.correct(form, 2) : near;
  }

  /** Weighs rare words higher. A record that contains several of the terms gets the best score, not their sum. */
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

/** A term of the catalogue, and the confidence that it is the one meant. */
type TermWeight = readonly [term: number, weight: number];

/** Longer words are never corrected. */
const LONGEST = 30;
