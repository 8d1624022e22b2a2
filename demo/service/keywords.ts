import type {Admin} from '../catalogue/catalogue.ts';
import {Column, topValues} from './column.ts';
import type {Entry} from './entry.ts';
import type {Vocabulary} from './index/vocabulary.ts';
import {fold, isKana} from './language/fold.ts';
import {soundKey} from './language/sound.ts';
import {SearchHistory} from './search-history.ts';

/** The words offered to a shopper whose own words lead nowhere or could lead on. */
export class Keywords {
  readonly #admin: Admin;
  readonly #vocabulary: Vocabulary;
  readonly #commonLabels: readonly string[];
  readonly #isJapanese: boolean;
  readonly #history = new SearchHistory();

  /** @param locale of those who read them (§4.1): the vocabulary knows records by their other languages' names too. */
  constructor(entries: readonly Entry[], admin: Admin, vocabulary: Vocabulary, locale: string) {
    this.#isJapanese = /^ja\b/i.test(locale);
    this.#admin = admin;
    this.#vocabulary = vocabulary;
    this.#commonLabels = labelsIn(entries);
  }

  /** Takes note of a search that found all it asked for. */
  record(query: string, session: string | undefined): void {
    this.#history.record(query, session);
  }

  /** §2.1 suggestions: spelling neighbours first, then what others search and what most of the catalogue is about. */
  suggest(query: string): string[] {
    const words = [query, ...query.split(/\s+/)].map(word => fold(word).trim());
    const neighbours = [...new Set(words)].flatMap(word => this.#neighbours(word));
    const {suggestions = []} = this.#admin;
    return this.#offer(query, [
      ...neighbours,
      ...suggestions,
      ...this.#history.popular(),
      ...this.#commonLabels,
    ]);
  }

  /** §2.1 related keywords: the merchant's, what others searched next, and what the best results have in common. */
  relate(query: string, entries: readonly Entry[]): string[] {
    const own = fold(query).trim();
    const chosen = this.#admin.related?.find(({keyword}) => fold(keyword) === own)?.terms ?? [];
    const common = labelsIn(entries).filter(
      label => !own.includes(fold(label)) && !fold(label).includes(own),
    );
    return this.#offer(query, [...chosen, ...this.#history.nextOf(query), ...common]);
  }

  /** The first of the words that a shopper can read: Japanese where that is the page's language, or theirs. */
  #offer(query: string, words: readonly string[]): string[] {
    const readsJapanese = this.#isJapanese || JAPANESE.test(query);
    return [...new Set(words)].filter(word => readsJapanese || !JAPANESE.test(word)).slice(0, MOST);
  }

  #neighbours(word: string): string[] {
    const form = isKana(word) ? soundKey(word) : word;
    if (form.length < 3 || form.length > LONGEST) return [];
    const terms = this.#vocabulary.correct(form, form.length < 5 ? 1 : form.length < 9 ? 2 : 3);
    const written = terms.map(term => this.#vocabulary.terms[term]?.written ?? '');
    return [...new Set(written)].filter(isPlain).slice(0, 3);
  }
}

const MOST = 6;
const LONGEST = 20;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** Kana inside a word in kanji are kept as katakana, which is no way to write it. */
function isPlain(written: string): boolean {
  return /^(?:[ァ-ヺー]+|\p{Script=Han}+|[a-z]+)$/u.test(written);
}

function labelsIn(entries: readonly Entry[]): string[] {
  const labels = entries.map(({contentType, record}) =>
    contentType === 'product' ? [record.type, ...record.tags] : record.tags,
  );
  return topValues(new Column(labels).count(Uint32Array.from(entries.keys()))).map(({value}) => value);
}
