import type {Admin, Catalogue, StoreData} from '../catalogue/catalogue.ts';
import {ageOf, type Entry, entriesOf, isAvailable, priceRange} from './entry.ts';
import {BROWSE_FACETS, countFacets} from './facets.ts';
import {createFilter, type Filters} from './filters.ts';
import {Keywords} from './keywords.ts';
import {analyse} from './language/analyzer.ts';
import {fold} from './language/fold.ts';
import {isBrowse, type SearchRequest, type Sort} from './parameters.ts';
import {QueryReader} from './query.ts';
import {SearchIndex} from './search-index.ts';

/** What a search found, before it is written as a response. */
export interface Finding {
  readonly total: number;
  readonly page: readonly Entry[];
  readonly facets: object;
  readonly redirectUrl: string | null;
  readonly suggestions: readonly string[];
  readonly relatedKeywords: readonly string[];
}

/** Searches one catalogue. */
export class Searcher {
  readonly #catalogue: Catalogue;
  readonly #admin: Admin;
  readonly #entries: readonly Entry[];
  readonly #titles: readonly string[];
  readonly #heads: readonly string[];
  readonly #reader: QueryReader;
  readonly #keywords: Keywords;

  constructor(catalogue: Catalogue, store: StoreData) {
    this.#catalogue = catalogue;
    this.#admin = store.admin;
    this.#entries = entriesOf(catalogue);
    this.#titles = this.#entries.map(({record}) => fold(record.title));
    this.#heads = this.#entries.map(({record}) => headOf(record.title));
    const index = new SearchIndex(
      this.#entries,
      aliasesIn(store.catalogues.filter(each => each !== catalogue)),
    );
    this.#reader = new QueryReader(index, store.admin.synonyms);
    this.#keywords = new Keywords(this.#entries);
  }

  find(request: SearchRequest): Finding {
    const browse = isBrowse(request);
    const candidates = browse ? this.#browse(request.filters) : this.#rank(request.query);
    const matches = candidates.filter(createFilter(request.filters, this.#catalogue, this.#admin));
    const sorted = sortEntries(matches, request.sort);
    const facets = countFacets(sorted, this.#admin, this.#catalogue.locale);
    return {
      total: sorted.length,
      page: sorted.slice(request.offset, request.offset + request.limit),
      facets: browse ? {...facets, ...BROWSE_FACETS} : facets,
      redirectUrl: this.#findRedirect(request.query),
      suggestions: sorted.length === 0 ? this.#keywords.suggest(request.query) : [],
      relatedKeywords: browse ? [] : this.#keywords.relate(request.query, sorted),
    };
  }

  /** The platform's own search, which stands in while the index cannot be used: titles and tags, word for word. */
  findNatively({query, limit, offset}: SearchRequest): {total: number; page: readonly Entry[]} {
    const words = fold(query).split(/\s+/).filter(Boolean);
    const matches = this.#entries.filter(({record}, place) => {
      const text = [this.#titles[place], ...record.tags.map(fold)].join('\n');
      return query.trim() === '*' || words.every(word => text.includes(word));
    });
    return {total: matches.length, page: matches.slice(offset, offset + limit)};
  }

  /** §4.1 browse reads products only. A collection keeps the merchant's order. */
  #browse({collection}: Filters): readonly Entry[] {
    const products = this.#entries.filter(entry => entry.contentType === 'product');
    const handles = this.#catalogue.collections.find(each => each.handle === collection)?.products;
    if (!handles) return products;
    const places = new Map(handles.map((handle, place) => [handle, place]));
    const placeOf = (entry: Entry): number => places.get(entry.record.handle) ?? Number.POSITIVE_INFINITY;
    return products.filter(entry => places.has(entry.record.handle)).sort((a, b) => placeOf(a) - placeOf(b));
  }

  #rank(query: string): readonly Entry[] {
    const title = fold(query).trim();
    const head = headOf(query);
    const ranked = Array.from(this.#reader.find(query), ([place, score]) => ({
      place,
      score: score * this.#prominence(place, title, head),
    }));
    ranked.sort((a, b) => b.score - a.score || a.place - b.place);
    return ranked.flatMap(({place}) => this.#entries[place] ?? []);
  }

  #prominence(place: number, title: string, head: string): number {
    const entry = this.#entries[place];
    const own = this.#titles[place] ?? '';
    const named = own === title ? 4 : own.includes(title) ? 1.3 : 1;
    // What a thing is stands last in its name, in both languages: a pencil sharpener is no pencil.
    const isOne = head !== '' && head === this.#heads[place] ? 1.4 : 1;
    if (entry?.contentType !== 'product') return named * 0.7;
    return named * isOne * (isAvailable(entry.record) ? 1 : 0.85);
  }

  #findRedirect(query: string): string | null {
    const keyword = fold(query).trim();
    return this.#admin.redirects.find(redirect => fold(redirect.keyword) === keyword)?.url ?? null;
  }
}

/** The last word of a name, without its inflection. */
function headOf(name: string): string {
  return analyse(name).at(-1)?.sought.at(-1) ?? '';
}

/** A record answers to its title and type in the store's other languages too. */
function aliasesIn(catalogues: readonly Catalogue[]): (entry: Entry) => readonly string[] {
  const aliases = new Map<string, string[]>();
  const keyOf = ({contentType, record}: Entry): string => `${contentType} ${record.id}`;
  for (const entry of catalogues.flatMap(entriesOf)) {
    const names =
      entry.contentType === 'product' ? [entry.record.title, entry.record.type] : [entry.record.title];
    aliases.set(keyOf(entry), [...(aliases.get(keyOf(entry)) ?? []), ...names]);
  }
  return entry => aliases.get(keyOf(entry)) ?? [];
}

/** Equal records keep their order by relevance. What has no price comes last in either direction. */
function sortEntries(entries: readonly Entry[], sort: Sort): readonly Entry[] {
  if (sort === 'relevance') return entries;
  if (sort === 'newest') return [...entries].sort((a, b) => ageOf(b) - ageOf(a));
  const direction = sort === 'price_asc' ? 1 : -1;
  const priceOf = (entry: Entry): number =>
    entry.contentType === 'product' ? direction * priceRange(entry.record)[0] : Number.POSITIVE_INFINITY;
  return entries
    .map(entry => ({entry, price: priceOf(entry)}))
    .sort(byPrice)
    .map(({entry}) => entry);
}

function byPrice(a: {price: number}, b: {price: number}): number {
  return a.price === b.price ? 0 : a.price - b.price;
}

/** Makes the choice of a searcher by the `locale` of a request (§4.1): the store's default for a language it lacks. */
export function createSearchers(store: StoreData): (locale: string | undefined) => Searcher {
  const [fallback, ...others] = store.catalogues;
  const own = new Searcher(fallback, store);
  const searchers = new Map(others.map(each => [languageOf(each.locale), new Searcher(each, store)]));
  searchers.set(languageOf(fallback.locale), own);
  return locale => searchers.get(languageOf(locale ?? '')) ?? own;
}

/** `en` of `en-GB`. */
function languageOf(locale: string): string {
  return locale.toLowerCase().split('-')[0] ?? '';
}
