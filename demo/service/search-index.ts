import MiniSearch, {type SearchOptions, type SearchResult} from 'minisearch';
import type {Entry} from './entry.ts';
import {plainText} from './item.ts';
import {analyse, readingForm, type Word} from './language/analyzer.ts';
import {isKana} from './language/fold.ts';

/** How well each record, by its place in the catalogue, matches. */
export type Scores = ReadonlyMap<number, number>;

/** The inverted index over one catalogue: finds the records that hold a word. */
export class SearchIndex {
  readonly #index: MiniSearch<Document>;
  readonly #terms = new Set<string>();

  /** @param aliasesOf what else a record is called, such as its title in the store's other language. */
  constructor(entries: readonly Entry[], aliasesOf: (entry: Entry) => readonly string[]) {
    this.#index = new MiniSearch<Document>({fields: Object.keys(BOOSTS), tokenize: text => text.split(' ')});
    this.#index.addAll(entries.map((entry, id) => this.#document(id, entry, aliasesOf(entry))));
  }

  /** Whether some record holds exactly this form of a word. */
  has(form: string): boolean {
    return this.#terms.has(form);
  }

  /**
   * Finds a word; while it is being typed, also what it may become, and misspelt Latin words by their neighbours.
   * A word that some record is named by means itself: "pen" finds pens, no pencils.
   */
  findWord(word: Word, mayContinue: boolean): Scores {
    const exact = this.#findExactly(word);
    // One kana is rarely all of a word: て is the beginning of テント, though 手 is read so.
    const isWhole = word.written.length > 1 || !isKana(word.written);
    if (!mayContinue || (isWhole && exact.some(isNamedBy)))
      return toScores(exact.length ? exact : this.#neighbours(word));
    const begun = prefixesOf(word).flatMap(prefix => this.#search(prefix, {prefix: true}, 0.7));
    const found = [...exact, ...begun];
    return toScores(found.length ? found : this.#neighbours(word));
  }

  #findExactly({written, latin, sought}: Word): Hit[] {
    const found = sought.flatMap((form, rank) => this.#search(form, {}, rank ? 0.8 : 1));
    if (!latin || sought[0] === written) return found;
    // "Dressing" and "dress" share a stem; the inflection decides which of the two is meant.
    const literal = new Set(this.#search(written, {}, 1).map(({result}) => result.id));
    return found.map(hit => (literal.has(hit.result.id) ? {...hit, score: hit.score * 2.5} : hit));
  }

  #neighbours({written, latin}: Word): Hit[] {
    if (!latin || written.length < 4 || /\d/.test(written)) return [];
    const hits = this.#search(written, {fuzzy: written.length < 8 ? 1 : 2}, 0.5);
    // A slip of the finger rarely hits the first letter; without this rule "tent" is near "rent".
    return hits.filter(hit => isNamedBy(hit) && hit.result.terms.some(term => term[0] === written[0]));
  }

  #search(form: string, options: SearchOptions, weight: number): Hit[] {
    const results = this.#index.search(form, {...options, boost: BOOSTS, tokenize: text => [text]});
    return results.map(result => ({result, score: result.score * weight}));
  }

  #document(id: number, entry: Entry, aliases: readonly string[]): Document {
    const texts = {...textsOf(entry), aliases};
    const terms = Object.entries(texts).map(([field, values]) => [field, this.#collect(values)]);
    return {id, ...Object.fromEntries(terms)};
  }

  #collect(texts: readonly string[]): string {
    const terms = texts.flatMap(text => analyse(text)).flatMap(word => word.indexed);
    for (const term of terms) this.#terms.add(term);
    return terms.join(' ');
  }
}

/** Fields by how much a word in them says about a record. */
const BOOSTS = {title: 8, type: 4, vendor: 4, tags: 3, options: 1.5, sku: 3, aliases: 2, body: 1};
const NAMING = new Set(['title', 'type', 'vendor', 'tags', 'aliases']);

type Field = keyof typeof BOOSTS;
type Document = {readonly id: number} & {readonly [field in Field]?: string};

interface Hit {
  readonly result: SearchResult;
  readonly score: number;
}

function isNamedBy({result}: Hit): boolean {
  return Object.values(result.match).some(fields => fields.some(field => NAMING.has(field)));
}

/** What is typed in kana may become a word in kana, or one in kanji that sounds so. */
function prefixesOf({written}: Word): string[] {
  return isKana(written) ? [written, readingForm(written)] : [written];
}

function toScores(hits: readonly Hit[]): Scores {
  const scores = new Map<number, number>();
  for (const {result, score} of hits) scores.set(result.id, Math.max(score, scores.get(result.id) ?? 0));
  return scores;
}

function textsOf({contentType, record}: Entry): Partial<Record<Field, readonly string[]>> {
  const texts = {title: [record.title], tags: record.tags, body: [plainText(record.body)]};
  if (contentType === 'article') return {...texts, vendor: [record.author ?? '']};
  if (contentType === 'page') return texts;
  return {
    ...texts,
    type: [record.type],
    vendor: [record.vendor],
    options: [...new Set(record.variants.flatMap(variant => variant.options))],
    sku: record.variants.flatMap(variant => variant.sku ?? []),
  };
}
