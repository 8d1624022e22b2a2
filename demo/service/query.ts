import type {Admin} from '../catalogue/catalogue.ts';
import {Compounds} from './compounds.ts';
import {keepFirst, type Matches, matchAll, matchAny, matchMost} from './index/matches.ts';
import type {MatchMode, SearchIndex} from './index/search-index.ts';
import {joinLetters} from './language/analyzer.ts';
import {fold} from './language/fold.ts';
import {latinWord, type Word} from './language/words.ts';
import {Readings} from './readings.ts';
import {Synonyms} from './synonyms.ts';

/** Interprets the shopper's query and finds the matching records. */
export class QueryReader {
  readonly #index: SearchIndex;
  readonly #compounds: Compounds;
  readonly #readings: Readings;
  readonly #synonyms: Synonyms;

  constructor(index: SearchIndex, {synonyms}: Admin, locale: string) {
    this.#index = index;
    const plain = new Compounds(index, new Set());
    this.#synonyms = new Synonyms(synonyms, text => plain.words(fold(text)));
    this.#compounds = new Compounds(index, this.#synonyms);
    this.#readings = new Readings(this.#compounds, locale);
  }

  /**
   * Finds the records that match all words. If none of the first `products` records does, also finds those of them
   * that match the most words, at least half.
   */
  find(query: string, products: number): {readonly all?: Matches; readonly most?: Matches} {
    const texts = fold(query).split(/\s+/).filter(isMeaningful).slice(0, MOST_CHUNKS);
    const chunks = texts.map(text => text.slice(0, LONGEST_CHUNK));
    const isOpen = !/\s$/.test(query);
    const found = chunks.map((chunk, place) => this.#findChunk(chunk, isOpen && place === chunks.length - 1));
    const all = matchAll(this.#joinNeighbours(chunks, found));
    if (all?.scores.subarray(0, products).some(score => score > 0)) return {all};
    const parts = found.map(part => part && keepFirst(part, products));
    return {all, most: matchMost(parts, Math.ceil(found.length / 2))};
  }

  /** Joins neighbouring words that form one word or name together: "note book", "power bank". */
  #joinNeighbours(
    chunks: readonly string[],
    found: readonly (Matches | undefined)[],
  ): (Matches | undefined)[] {
    for (let length = Math.min(3, chunks.length); length > 1; length--) {
      for (let start = 0; start + length <= chunks.length; start++) {
        const end = start + length;
        const together = this.#findTogether(chunks.slice(start, end));
        if (!together) continue;
        return [
          ...found.slice(0, start),
          matchAny([matchAll(found.slice(start, end)), together]),
          ...this.#joinNeighbours(chunks.slice(end), found.slice(end)),
        ];
      }
    }
    return [...found];
  }

  #findTogether(chunks: readonly string[]): Matches | undefined {
    const joined = joinLetters(chunks.join(''));
    // A prefix of a product code is enough: OUT 0001 of OUT-0001-1.
    const isCode = /^[a-z]+\d+[a-z\d]*$/.test(joined);
    const words = /^[a-z\d]+$/.test(joined) ? latinWord(joined) : [];
    const known = words.filter(({indexed: [lemma = '']}) => isCode || this.#index.vocabulary.has(lemma));
    return matchAny([
      ...known.map(word => this.#index.findWord(word, {isPrefix: isCode, isFuzzy: false})),
      ...this.#findSynonyms(chunks.flatMap(chunk => this.#compounds.words(chunk))),
    ]);
  }

  /** Finds a chunk, the text between two spaces, by the first interpretation that matches anything. */
  #findChunk(chunk: string, isPrefix: boolean): Matches | undefined {
    const complete = (): Matches | undefined =>
      isPrefix ? this.#findAny(this.#readings.completed(chunk), PREFIX) : undefined;
    const readings = this.#readings.of(chunk);
    return (
      (this.#readings.isHalfComposed(chunk) && complete()) ||
      this.#findFirst(readings, {isPrefix, isFuzzy: false}) ||
      complete() ||
      this.#findFirst(readings, {isPrefix, isFuzzy: true}) ||
      this.#findFirst(this.#readings.foreign(chunk), {isPrefix, isFuzzy: true}) ||
      this.#findMost(this.#readings.knownWords(chunk).slice(0, MOST_CHUNKS))
    );
  }

  #findFirst(readings: readonly (readonly Word[])[], mode: MatchMode): Matches | undefined {
    for (const words of readings) {
      const found = this.#findAll(words, mode);
      if (found) return found;
    }
  }

  #findAny(readings: readonly (readonly Word[])[], mode: MatchMode): Matches | undefined {
    return matchAny(readings.map(words => this.#findAll(words, mode)));
  }

  #findMost(words: readonly Word[]): Matches | undefined {
    const found = words.map(word => this.#findAll([word], EXACT));
    return matchMost(found, Math.floor(words.length / 2) + 1);
  }

  /** Finds the records that contain each of the words, or a synonym of the words together. */
  #findAll(words: readonly Word[], mode: MatchMode): Matches | undefined {
    const [first] = words;
    const isSingle = first !== undefined && words.length === 1;
    const own = isSingle ? this.#index.findWord(first, mode) : this.#findEach(words, mode);
    return matchAny([own, ...this.#findSynonyms(words)]);
  }

  /** Only the last word can be unfinished. More than four words are never matched fuzzily. */
  #findEach(words: readonly Word[], {isPrefix, isFuzzy}: MatchMode): Matches | undefined {
    const found: Matches[] = [];
    for (const [place, word] of words.entries()) {
      const mode = {
        isPrefix: isPrefix && place === words.length - 1,
        isFuzzy: isFuzzy && words.length <= 4,
      };
      const each = this.#findAll([word], mode);
      if (!each) return;
      found.push(each);
    }
    return matchAll(found);
  }

  #findSynonyms(words: readonly Word[]): (Matches | undefined)[] {
    return this.#synonyms.of(words).map(other =>
      matchAll(
        other.map(word => this.#index.findWord(word, EXACT)),
        0.6,
      ),
    );
  }
}

const EXACT: MatchMode = {isPrefix: false, isFuzzy: false};
const PREFIX: MatchMode = {isPrefix: true, isFuzzy: false};
/** More and longer words than shoppers type; bounds the cost of hostile queries. */
const MOST_CHUNKS = 12;
const LONGEST_CHUNK = 64;

/** False for a chunk of punctuation. */
function isMeaningful(chunk: string): boolean {
  return /[\p{L}\p{N}]/u.test(chunk);
}
