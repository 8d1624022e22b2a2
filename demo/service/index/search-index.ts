import {Analyzer} from '../language/analyzer.ts';
import {isKana} from '../language/fold.ts';
import {soundKey} from '../language/sound.ts';
import {looseKey, readingKey, TAIL_WEIGHT, type Word} from '../language/words.ts';
import {Codes, isCode} from './codes.ts';
import {Corrections} from './corrections.ts';
import type {IndexData} from './index-builder.ts';
import type {Matches} from './matches.ts';
import {type Postings, placeOf, weightOf} from './postings.ts';
import {Vocabulary} from './vocabulary.ts';

/** How a word of the query is matched. */
export interface MatchMode {
  /** Matches longer words too, because the shopper may still be typing. */
  readonly isPrefix: boolean;
  /** Matches longer words even if the word is one itself: クッ of チョコクッ is also read 靴. */
  readonly isCut?: boolean;
  /** Allows for misspellings. */
  readonly isFuzzy: boolean;
  /** Corrects shorter words and those that exist too, because the other words of the query tell which are meant. */
  readonly isBesideOthers?: boolean;
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
  readonly #corrections: Corrections;

  constructor(data: IndexData) {
    this.#names = new Set(data.names);
    this.analyzer = new Analyzer(data.parts, data.locale);
    this.vocabulary = new Vocabulary(data.terms, this.#names);
    this.#corrections = new Corrections(this.vocabulary, data.pairs);
    this.#heads = data.heads;
    this.size = data.heads.length / 2;
    this.#postings = data.postings;
    this.#codes = new Codes(data.codes);
  }

  /**
   * Finds the records of a word, and of its completions while it is being typed. A word that names a record is
   * complete: "pen" finds pens, not pencils.
   */
  findWord(word: Word, {isPrefix, isCut, isFuzzy, isBesideOthers}: MatchMode): Matches | undefined {
    if (isCode(word.written)) return this.#findCode(word.written, isPrefix);
    const exact = this.#matchExactly(word);
    const own = exact.filter(([, weight]) => weight !== TAIL_WEIGHT);
    // A single kana is rarely a whole word: て begins テント, although 手 is read て.
    const isWhole = word.written.length > 1 || !isKana(word.written);
    const isMeant = isWhole && own.some(([term]) => this.#names.has(term));
    const completed = isPrefix && (isCut || !isMeant) ? this.#matchPrefix(word) : [];
    const isMisspelt = isFuzzy && (isBesideOthers || own.length + completed.length === 0);
    const corrected = isMisspelt ? this.#matchFuzzily(word, isBesideOthers) : [];
    return this.#score([...exact, ...completed, ...corrected]);
  }

  /** Two words of a name whose common edge is misspelt. */
  correctPair(kana: string): Word[][] {
    return this.#corrections.ofPair(kana);
  }

  /** Whether kana are the beginning of a word that names a record. */
  begins(kana: string): boolean {
    return beginningsOf(kana).some(beginning => this.vocabulary.begins(beginning));
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

  #matchPrefix({written, script}: Word): TermWeight[] {
    const beginnings = script === 'kana' ? beginningsOf(written) : [written];
    return beginnings.flatMap(beginning =>
      this.vocabulary.complete(beginning).map((term): TermWeight => [term, 0.7]),
    );
  }

  #matchFuzzily(word: Word, isBesideOthers = false): TermWeight[] {
    return this.#corrections
      .of(word, isBesideOthers)
      .map((term): TermWeight => [term, 0.4 + 0.1 * this.#commonness(term)]);
  }

  /** How many records hold a term, from 0 to 1: a common word is likelier meant than a rare one. */
  #commonness(term: number): number {
    const {starts} = this.#postings;
    const holders = (starts[term + 1] ?? 0) - (starts[term] ?? 0);
    return Math.min(1, Math.log2(Math.max(1, holders)) / 6);
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

/**
 * The forms of words that start with these kana, in kana and in kanji with that reading. The last kana may be half of
 * a sound: カーデ of カーディガン, ウ of スマートウォッチ.
 */
function beginningsOf(kana: string): string[] {
  const [start, end] = [soundKey(kana.slice(0, -1)), kana.slice(-1)];
  const sounds =
    start === '' ? [soundKey(kana)] : [soundKey(kana), start + end, start + (HALVES[end] ?? end)];
  return [...new Set(sounds)].flatMap(sound => [sound, readingKey(sound)]);
}

const HALVES: Readonly<Record<string, string>> = {テ: 'チ', デ: 'ジ'};

/** A term of the catalogue, and the confidence that it is the one meant. */
type TermWeight = readonly [term: number, weight: number];
