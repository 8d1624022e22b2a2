import type {Entry} from '../entry.ts';
import {Analyzer} from '../language/analyzer.ts';
import {fold, toKatakana} from '../language/fold.ts';
import {headOf} from '../language/head.ts';
import {isInDictionary} from '../language/japanese.ts';
import {removeMarks} from '../language/marks.ts';
import {learnParts} from '../language/parts.ts';
import {latinWord, type Word} from '../language/words.ts';
import {type CodeList, isCode, listCodes} from './codes.ts';
import {BOOSTS, type Field, NAMING, textsOf} from './fields.ts';
import {type Postings, PostingsBuilder} from './postings.ts';
import type {Term} from './vocabulary.ts';

/** A serialisable index of one catalogue. */
export interface IndexData {
  /** Of the catalogue; other languages have other letters. */
  readonly locale: string;
  /** Words that the catalogue's compounds consist of. */
  readonly parts: readonly string[];
  readonly terms: readonly Term[];
  /** Neighbouring katakana words of names, joined by a space. */
  readonly pairs: readonly string[];
  /** Terms that name at least one record. */
  readonly names: Uint32Array;
  readonly postings: Postings;
  readonly codes: CodeList;
  /** For each record its head noun in its own language and in another, as a term, or -1. */
  readonly heads: Int32Array;
}

/** Notifies the caller how many records of a catalogue are indexed. */
export type OnIndexed = (done: number, total: number) => void;

/** Indexes every record of a catalogue. */
export function buildIndex(
  entries: readonly Entry[],
  aliasesOf: (entry: Entry) => readonly string[],
  onIndexed: OnIndexed = () => {},
  locale = 'ja',
): IndexData {
  const parts = learnParts(namesIn(entries), part => part.length > 2 && isInDictionary(part));
  const builder = new IndexBuilder(new Analyzer(parts, locale));
  entries.forEach((entry, place) => {
    builder.add(entry, place, aliasesOf(entry));
    onIndexed(place + 1, entries.length);
  });
  const nouns = builder.nouns();
  entries.forEach((entry, place) => {
    builder.nameByOthers(entry, place, nouns);
  });
  return {locale, parts, ...builder.build(entries.length)};
}

class IndexBuilder {
  readonly #analyzer: Analyzer;
  readonly #terms: Term[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #names = new Set<number>();
  readonly #pairs = new Set<string>();
  readonly #runs = new Set<string>();
  readonly #postings = new PostingsBuilder();
  readonly #heads: number[] = [];
  readonly #codes: [string, number][] = [];
  readonly #read = new Map<string, readonly Word[]>();

  constructor(analyzer: Analyzer) {
    this.#analyzer = analyzer;
  }

  add(entry: Entry, place: number, aliases: readonly string[]): void {
    const weights = new Map<number, number>();
    const codes = new Set<string>();
    for (const [field, texts] of Object.entries(textsOf(entry, aliases)) as [Field, readonly string[]][]) {
      const all = texts.flatMap(text => this.#wordsOf(text, field));
      for (const {written} of all) if (isCode(written)) codes.add(written);
      const words = all.filter(({written}) => !isCode(written));
      const terms = words.map(word => this.#numberOf(word));
      for (const [term, weight] of weigh(terms, field, words.filter(({isGuess}) => !isGuess).length)) {
        weights.set(term, (weights.get(term) ?? 0) + weight);
        if (NAMING.has(field)) this.#names.add(term);
      }
    }
    for (const [term, weight] of weights) this.#postings.add(term, place, weight);
    for (const code of codes) this.#codes.push([code, place]);
    for (const [run] of this.#analyzer.fold(entry.record.title).matchAll(KATAKANA)) this.#addPairs(run);
    this.#heads[2 * place] = this.#headOf(entry.record.title);
    this.#heads[2 * place + 1] = this.#headOf(aliases[0] ?? '');
  }

  /**
   * Assigns the head noun that other records establish, because the dictionary segments 桜湯のみ wrongly while 湯のみ is
   * known.
   */
  nameByOthers({record}: Entry, place: number, nouns: ReadonlyMap<string, number>): void {
    const name = toKatakana(headOf(this.#analyzer.fold(record.title)));
    const starts = Array.from(name, (_, start) => start).slice(-LONGEST_NOUN, -1);
    const noun = starts.map(start => nouns.get(name.slice(start))).find(term => term !== undefined);
    if (noun === undefined || noun === this.#heads[2 * place]) return;
    this.#postings.add(noun, place, BOOSTS.title / 2);
    this.#heads[2 * place] = noun;
  }

  /** Kanji head nouns of at least two records, by spelling. */
  nouns(): ReadonlyMap<string, number> {
    const seen = new Set<number>();
    const again = this.#heads.filter(head => head >= 0 && seen.size === seen.add(head).size);
    const nouns = [...new Set(again)].map((term): [string, number] => [
      this.#terms[term]?.written ?? '',
      term,
    ]);
    return new Map(nouns.filter(([written]) => /^\p{Script=Han}./u.test(written)));
  }

  build(size: number): Omit<IndexData, 'parts' | 'locale'> {
    return {
      terms: this.#terms,
      pairs: [...this.#pairs],
      names: Uint32Array.from(this.#names),
      postings: this.#postings.build(this.#terms.length),
      codes: listCodes(this.#codes),
      heads: Int32Array.from({length: 2 * size}, (_, place) => this.#heads[place] ?? -1),
    };
  }

  #addPairs(run: string): void {
    if (this.#runs.size === this.#runs.add(run).size) return;
    const words = this.#analyzer.readDocument(run).map(({written}) => written);
    words.slice(1).forEach((word, place) => {
      const pair = `${words[place]}${word}`;
      if (run.includes(pair)) this.#pairs.add(`${words[place]} ${word}`);
    });
  }

  #headOf(name: string): number {
    const word = this.#wordsOf(headOf(this.#analyzer.fold(name)), 'title').findLast(
      ({written}) => !isCode(written),
    );
    return word ? this.#numberOf(word) : -1;
  }

  #wordsOf(text: string, field: Field): readonly Word[] {
    // A SKU is a single word: never "OUT" and "1".
    if (field === 'sku') return latinWord(removeMarks(this.#analyzer.fold(text)));
    return text.split(/\s+/).flatMap(chunk => this.#readChunk(chunk));
  }

  /** Caches the analysis of chunks that recur: English words, names, tags, a maker's Japanese sentence. */
  #readChunk(chunk: string): readonly Word[] {
    const known = this.#read.get(chunk);
    if (known) return known;
    const words = this.#analyzer.readDocument(chunk);
    const comesAgain = chunk.length < 200 && !MODEL.test(chunk);
    if (comesAgain && this.#read.size < 50_000) this.#read.set(chunk, words);
    return words;
  }

  #numberOf({written, script, indexed, typed}: Word): number {
    const identity = `${written}\n${indexed.join('\n')}`;
    const known = this.#numbers.get(identity);
    if (known !== undefined) return known;
    this.#numbers.set(identity, this.#terms.length);
    return this.#terms.push({written, script, indexed, typed}) - 1;
  }
}

const LONGEST_NOUN = 7;
const KATAKANA = /[ァ-ヺー]{5,}/g;
/** Text with digits between letters, which belongs to a single product. */
const MODEL = /^[\w-]*\d[\w-]*$/;

/** Weighs words: more in a short text, and slightly more when repeated. */
function weigh(terms: readonly number[], field: Field, length: number): Map<number, number> {
  const weights = new Map<number, number>();
  const once = BOOSTS[field] / (1 + 0.05 * Math.min(length, 40));
  for (const term of terms) weights.set(term, Math.min((weights.get(term) ?? 0) + once, 1.5 * once));
  return weights;
}

function namesIn(entries: readonly Entry[]): string[] {
  const names = entries.flatMap(({contentType, record}) =>
    contentType === 'product' ? [record.title, record.type, ...record.tags] : [record.title, ...record.tags],
  );
  // Types and tags repeat a lot.
  return Array.from(new Set(names), name => fold(name));
}
