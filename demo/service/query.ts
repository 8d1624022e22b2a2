import type {Admin} from '../catalogue/catalogue.ts';
import {Compounds} from './compounds.ts';
import {type Found, keepFirst, meetAll, meetAny, meetMost} from './index/found.ts';
import type {Reading, SearchIndex} from './index/search-index.ts';
import {joinLetters} from './language/analyzer.ts';
import {fold} from './language/fold.ts';
import {latinWord, type Word} from './language/words.ts';
import {Readings} from './readings.ts';
import {Synonyms} from './synonyms.ts';

/** Understands what a shopper types, and finds the records that meet it. */
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
   * Finds what holds all of the words; where that is none of the first `products` records, also what of those holds
   * the most of the words, at least half.
   */
  find(query: string, products: number): {readonly all?: Found; readonly most?: Found} {
    const texts = fold(query).split(/\s+/).filter(isMeaningful).slice(0, MOST_CHUNKS);
    const chunks = texts.map(text => text.slice(0, LONGEST_CHUNK));
    const isOpen = !/\s$/.test(query);
    const found = chunks.map((chunk, place) => this.#findChunk(chunk, isOpen && place === chunks.length - 1));
    const all = meetAll(this.#joinNeighbours(chunks, found));
    if (all?.scores.subarray(0, products).some(score => score > 0)) return {all};
    const parts = found.map(part => part && keepFirst(part, products));
    return {all, most: meetMost(parts, Math.ceil(found.length / 2))};
  }

  /** "note book" is a notebook, "power bank" a charger: neighbours may be one word, or have a name together. */
  #joinNeighbours(chunks: readonly string[], found: readonly (Found | undefined)[]): (Found | undefined)[] {
    for (let length = Math.min(3, chunks.length); length > 1; length--) {
      for (let start = 0; start + length <= chunks.length; start++) {
        const end = start + length;
        const together = this.#findTogether(chunks.slice(start, end));
        if (!together) continue;
        return [
          ...found.slice(0, start),
          meetAny([meetAll(found.slice(start, end)), together]),
          ...this.#joinNeighbours(chunks.slice(end), found.slice(end)),
        ];
      }
    }
    return [...found];
  }

  #findTogether(chunks: readonly string[]): Found | undefined {
    const joined = joinLetters(chunks.join(''));
    // The beginning of a product code is enough: OUT 0001 of OUT-0001-1.
    const isCode = /^[a-z]+\d+[a-z\d]*$/.test(joined);
    const words = /^[a-z\d]+$/.test(joined) ? latinWord(joined) : [];
    const known = words.filter(({indexed: [lemma = '']}) => isCode || this.#index.vocabulary.has(lemma));
    return meetAny([
      ...known.map(word => this.#index.findWord(word, {continues: isCode, loosely: false})),
      ...this.#findSynonyms(chunks.flatMap(chunk => this.#compounds.words(chunk))),
    ]);
  }

  /** A chunk is what stands between spaces. The first reading of it that finds anything is what was meant. */
  #findChunk(chunk: string, continues: boolean): Found | undefined {
    const complete = (): Found | undefined =>
      continues ? this.#findAny(this.#readings.completed(chunk), BEGINNING) : undefined;
    const readings = this.#readings.of(chunk);
    return (
      (this.#readings.isHalfComposed(chunk) && complete()) ||
      this.#findFirst(readings, {continues, loosely: false}) ||
      complete() ||
      this.#findFirst(readings, {continues, loosely: true}) ||
      this.#findFirst(this.#readings.foreign(chunk), {continues, loosely: true}) ||
      this.#findMost(this.#readings.knownWords(chunk).slice(0, MOST_CHUNKS))
    );
  }

  #findFirst(readings: readonly (readonly Word[])[], reading: Reading): Found | undefined {
    for (const words of readings) {
      const found = this.#findAll(words, reading);
      if (found) return found;
    }
  }

  #findAny(readings: readonly (readonly Word[])[], reading: Reading): Found | undefined {
    return meetAny(readings.map(words => this.#findAll(words, reading)));
  }

  #findMost(words: readonly Word[]): Found | undefined {
    const found = words.map(word => this.#findAll([word], EXACT));
    return meetMost(found, Math.floor(words.length / 2) + 1);
  }

  /** Finds the records that hold each of the words, or what the words together are also called. */
  #findAll(words: readonly Word[], reading: Reading): Found | undefined {
    const [first] = words;
    const isSingle = first !== undefined && words.length === 1;
    const own = isSingle ? this.#index.findWord(first, reading) : this.#findEach(words, reading);
    return meetAny([own, ...this.#findSynonyms(words)]);
  }

  /** Only the last word can be unfinished. Too many misspelt words are no words at all. */
  #findEach(words: readonly Word[], {continues, loosely}: Reading): Found | undefined {
    const found: Found[] = [];
    for (const [place, word] of words.entries()) {
      const reading = {
        continues: continues && place === words.length - 1,
        loosely: loosely && words.length <= 4,
      };
      const each = this.#findAll([word], reading);
      if (!each) return;
      found.push(each);
    }
    return meetAll(found);
  }

  #findSynonyms(words: readonly Word[]): (Found | undefined)[] {
    return this.#synonyms.of(words).map(other =>
      meetAll(
        other.map(word => this.#index.findWord(word, EXACT)),
        0.6,
      ),
    );
  }
}

const EXACT: Reading = {continues: false, loosely: false};
const BEGINNING: Reading = {continues: true, loosely: false};
/** Nobody searches for more words, nor for longer ones; hostile queries do. */
const MOST_CHUNKS = 12;
const LONGEST_CHUNK = 64;

/** Signs alone mean nothing. */
function isMeaningful(chunk: string): boolean {
  return /[\p{L}\p{N}]/u.test(chunk);
}
