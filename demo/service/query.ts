import type {Admin} from '../catalogue/catalogue.ts';
import {Compounds} from './compounds.ts';
import {BESIDE, Finder} from './finder.ts';
import {keepFirst, type Matches, matchAll, matchAny, matchMost} from './index/matches.ts';
import type {MatchMode, SearchIndex} from './index/search-index.ts';
import {toKatakana} from './language/fold.ts';
import {lengthen, removeMarks} from './language/marks.ts';
import {latinWord, type Word, wholeWord} from './language/words.ts';
import {Readings} from './readings.ts';
import {Synonyms} from './synonyms.ts';

/** Interprets the shopper's query and finds the matching records. */
export class QueryReader {
  readonly #index: SearchIndex;
  readonly #compounds: Compounds;
  readonly #readings: Readings;
  readonly #finder: Finder;

  constructor(index: SearchIndex, {synonyms}: Admin, locale: string) {
    this.#index = index;
    const plain = new Compounds(index, new Set());
    const words = new Synonyms(synonyms, text => plain.words(index.analyzer.fold(text)));
    this.#compounds = new Compounds(index, words);
    this.#readings = new Readings(this.#compounds, locale);
    this.#finder = new Finder(index, words);
  }

  /**
   * Finds the records that match all words. If none of the first `products` records does, allows for misspellings of
   * words that are others as they are written, and then finds those records that match the most words, at least half.
   */
  find(query: string, products: number): {readonly all?: Matches; readonly most?: Matches} {
    const texts = this.#index.analyzer.fold(query).split(/\s+/).filter(isMeaningful).slice(0, MOST_CHUNKS);
    const chunks = texts.map(text => text.slice(0, LONGEST_CHUNK));
    const isOpen = !/\s$/.test(query);
    const found = this.#findChunks(chunks, isOpen);
    const all = matchAll(this.#joinNeighbours(chunks, found));
    if (all && keepFirst(all, products)) return {all};
    const corrected = this.#correct(chunks, found);
    if (corrected && keepFirst(corrected, products)) return {all: matchAny([all, corrected])};
    const parts = found.map(part => part && keepFirst(part, products));
    return {all, most: matchMost(parts, Math.ceil(found.length / 2))};
  }

  /** Finds each chunk, a repeated one only once. Only the last one can be unfinished. */
  #findChunks(chunks: readonly string[], isOpen: boolean): (Matches | undefined)[] {
    const last = chunks.at(-1);
    const found = new Map(chunks.slice(0, -1).map(chunk => [chunk, undefined as Matches | undefined]));
    for (const chunk of found.keys()) found.set(chunk, this.#findChunk(chunk, false));
    return [
      ...chunks.slice(0, -1).map(chunk => found.get(chunk)),
      ...(last === undefined ? [] : [this.#findChunk(last, isOpen)]),
    ];
  }

  /** Corrects each word as far as the others allow it. */
  #correct(chunks: readonly string[], found: readonly (Matches | undefined)[]): Matches | undefined {
    if (chunks.length < 2 || chunks.length > MOST_CORRECTED) return;
    const corrected = chunks.map((chunk, place) => {
      const own = found[place];
      if (own && chunk.length < SHORTEST_CORRECTED) return own;
      return matchAny([own, this.#finder.any(this.#readings.single(chunk), BESIDE)]);
    });
    return matchAll(corrected);
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
    const joined = removeMarks(lengthen(chunks.join('')));
    // A prefix of a product code is enough: OUT 0001 of OUT-0001-1.
    const isCode = /^[a-z]+\d+[a-z\d]*$/.test(joined);
    const words = /^[a-z\d]+$/.test(joined) ? latinWord(joined) : [wholeWord(toKatakana(joined))];
    const known = words.filter(({indexed: [key = '']}) => isCode || this.#index.vocabulary.has(key));
    return matchAny([
      ...known.map(word => this.#index.findWord(word, {isPrefix: isCode, isFuzzy: false})),
      ...this.#finder.synonyms(chunks.flatMap(chunk => this.#compounds.words(chunk))),
    ]);
  }

  /** Finds a chunk, the text between two spaces, by the first interpretation that matches anything. */
  #findChunk(chunk: string, isPrefix: boolean): Matches | undefined {
    const complete = (): Matches | undefined =>
      isPrefix ? this.#finder.any(this.#readings.completed(chunk), PREFIX) : undefined;
    const begun = (): Matches | undefined => this.#finder.first(this.#readings.begun(chunk), CUT);
    const readings = this.#readings.of(chunk);
    const single = readings.filter(({length}) => length === 1);
    const several = readings.filter(({length}) => length > 1);
    const fuzzy = {isPrefix, isFuzzy: true};
    return (
      (this.#readings.isHalfComposed(chunk) && complete()) ||
      this.#finder.first(readings, {isPrefix, isFuzzy: false}) ||
      complete() ||
      (isPrefix && begun()) ||
      this.#finder.first(single.filter(isCut), PREFIX) ||
      this.#finder.first(single, fuzzy) ||
      this.#finder.misspelt(this.#readings.misspelt(chunk)) ||
      this.#finder.first(several, fuzzy) ||
      begun() ||
      this.#finder.first(this.#readings.foreign(chunk), fuzzy) ||
      this.#finder.most(this.#readings.knownWords(chunk).slice(0, MOST_CHUNKS))
    );
  }
}

const PREFIX: MatchMode = {isPrefix: true, isFuzzy: false};
const CUT: MatchMode = {...PREFIX, isCut: true};
/** More and longer words than shoppers type; bounds the cost of hostile queries. */
const MOST_CHUNKS = 12;
const MOST_CORRECTED = 4;
/** A shorter word that exists is rarely a misspelling. */
const SHORTEST_CORRECTED = 4;
const SHORTEST_CUT = 5;
const LONGEST_CHUNK = 64;

/** Whether the words are one in kana, so long that it can hardly be the beginning of another one by chance. */
function isCut([word]: readonly Word[]): boolean {
  return word?.script === 'kana' && word.written.length >= SHORTEST_CUT;
}

/** False for a chunk of punctuation. */
function isMeaningful(chunk: string): boolean {
  return /[\p{L}\p{N}]/u.test(chunk);
}
