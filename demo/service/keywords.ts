import type {Admin} from '../catalogue/catalogue.ts';
import {Column, topValues} from './column.ts';
import type {Entry} from './entry.ts';
import type {Vocabulary} from './index/vocabulary.ts';
import {englishStem} from './language/english.ts';
import {fold, isKana} from './language/fold.ts';
import {termOf} from './language/marks.ts';
import {soundKey} from './language/sound.ts';
import {SearchHistory} from './search-history.ts';

/** Suggests search terms when a search finds nothing, and related terms when it does. */
export class Keywords {
  readonly #admin: Admin;
  readonly #vocabulary: Vocabulary;
  readonly #commonLabels: readonly string[];
  readonly #isJapanese: boolean;
  readonly #history = new SearchHistory();

  /** @param locale of the reader (§4.1), because the vocabulary also contains names in the store's other languages. */
  constructor(entries: readonly Entry[], admin: Admin, vocabulary: Vocabulary, locale: string) {
    this.#isJapanese = /^ja\b/i.test(locale);
    this.#admin = admin;
    this.#vocabulary = vocabulary;
    this.#commonLabels = labelsIn(entries);
  }

  /** Records a search in which every word was found. */
  record(query: string, session: string | undefined): void {
    this.#history.record(query, session);
  }

  /**
   * Suggests the query with its unknown words corrected, then similar spellings of these, its known words, other shoppers' searches and the commonest
   * labels (§2.1 suggestions).
   *
   * @param finds whether a term has results in place of the query.
   */
  suggest(query: string, finds: (term: string) => boolean): string[] {
    const words = fold(query).trim().split(/\s+/);
    const similar = words.map(word => (finds(word) ? [word] : this.#neighbours(word)));
    const isCorrected = similar.every(([nearest]) => nearest !== undefined);
    const corrected = isCorrected ? similar.map(([nearest]) => nearest).join(' ') : '';
    // The last word is most likely the goods: wool of “how to wash wool”.
    const known =
      similar.length > 1 ? words.filter((word, place) => similar[place]?.[0] === word).reverse() : [];
    const neighbours = similar.flatMap((spellings, place) => spellings.filter(each => each !== words[place]));
    const {suggestions = []} = this.#admin;
    const terms = [
      corrected,
      ...neighbours,
      ...known.filter(isContent),
      ...suggestions,
      ...this.#history.popular(),
      ...this.#commonLabels,
    ];
    const others = [...new Set(terms)].filter(term => term !== '' && fold(term) !== words.join(' '));
    return this.#offer(query, others.slice(0, MOST_TRIED).filter(finds));
  }

  /**
   * The merchant's terms, other shoppers' next searches and the best results' common types (§2.1 related keywords). Tags such as “everyday” are
   * no searches of shoppers.
   */
  relate(query: string, entries: readonly Entry[]): string[] {
    const own = fold(query).trim();
    const chosen = this.#admin.related?.find(({keyword}) => termOf(keyword) === termOf(query))?.terms ?? [];
    const common = typesIn(entries).filter(type => !own.includes(fold(type)) && !fold(type).includes(own));
    return this.#offer(query, [...chosen, ...this.#history.nextOf(query), ...common]);
  }

  /** Keeps the first words that the shopper can read: Japanese only if the page or the query is Japanese. */
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
/** Each is searched for. */
const MOST_TRIED = 30;
const LONGEST = 20;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u;

/** False for words that ask, link or are too short to search for. */
function isContent(word: string): boolean {
  return word.length > 2 && englishStem(word) !== undefined && !QUESTIONS.has(word);
}

const QUESTIONS = new Set('how what when where which who why does can should'.split(' '));

/** Excludes words that mix kanji with kana: the index stores their kana as katakana, which is not their spelling. */
function isPlain(written: string): boolean {
  return /^(?:[ァ-ヺー]+|\p{Script=Han}+|[a-z]+)$/u.test(written);
}

const typesIn = (entries: readonly Entry[]): string[] =>
  frequent(entries.map(({contentType, record}) => (contentType === 'product' ? [record.type] : [])));

function labelsIn(entries: readonly Entry[]): string[] {
  const labels = entries.map(({contentType, record}) =>
    contentType === 'product' ? [record.type, ...record.tags] : record.tags,
  );
  return frequent(labels);
}

/** The labels of all entries, most frequent first. */
const frequent = (labels: readonly (readonly string[])[]): string[] =>
  topValues(new Column(labels).count(Uint32Array.from(labels.keys()))).map(({value}) => value);
