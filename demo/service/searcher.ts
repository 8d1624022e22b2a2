import type {Admin, Catalogue} from '../catalogue/catalogue.ts';
import {type Entry, entriesOf} from './entry.ts';
import {BROWSE_FACETS, FacetCounter} from './facets.ts';
import {createFilter, type Filters} from './filters.ts';
import type {IndexData} from './index/index-builder.ts';
import type {Matches} from './index/matches.ts';
import {SearchIndex} from './index/search-index.ts';
import {Keywords} from './keywords.ts';
import {termOf} from './language/marks.ts';
import {isBrowse, type SearchRequest} from './parameters.ts';
import {Prominence} from './prominence.ts';
import {QueryReader} from './query.ts';
import {Ranking} from './ranking.ts';
import {Spellings} from './spellings.ts';

/** The outcome of a search, before it is written as a response. */
export interface Finding {
  readonly total: number;
  readonly page: readonly Entry[];
  readonly facets: object;
  readonly redirectUrl: string | null;
  readonly suggestions: readonly string[];
  readonly relatedKeywords: readonly string[];
}

export class Searcher {
  readonly #catalogue: Catalogue;
  readonly #admin: Admin;
  readonly #entries: readonly Entry[];
  /** The terms of all titles. */
  readonly #titles: readonly string[];
  readonly #prominence: Prominence;
  readonly #spellings: Spellings;
  readonly #reader: QueryReader;
  readonly #facets: FacetCounter;
  readonly #ranking: Ranking;
  readonly #keywords: Keywords;

  constructor(catalogue: Catalogue, admin: Admin, index: IndexData) {
    this.#catalogue = catalogue;
    this.#admin = admin;
    this.#entries = entriesOf(catalogue);
    this.#titles = this.#entries.map(({record}) => termOf(record.title));
    const searchIndex = new SearchIndex(index);
    this.#reader = new QueryReader(searchIndex, admin, catalogue.locale);
    this.#prominence = new Prominence(this.#entries, this.#titles, searchIndex);
    this.#spellings = new Spellings(this.#titles, searchIndex.vocabulary);
    this.#facets = new FacetCounter(this.#entries, admin, catalogue.locale);
    this.#ranking = new Ranking(this.#entries);
    this.#keywords = new Keywords(this.#entries, admin, searchIndex.vocabulary, catalogue.locale);
  }

  find(request: SearchRequest): Finding {
    const {query, filters, offset, limit, sort} = request;
    const browse = isBrowse(request);
    const found = browse ? {} : this.#reader.find(query, this.#catalogue.products.length);
    const candidates = browse ? this.#browse(filters) : this.#rank(query, [found.all, found.most]);
    const isMatch = createFilter(filters, this.#catalogue, this.#admin);
    const matches = isMatch ? candidates.filter(place => isMatch(this.#entryAt(place))) : candidates;
    const sorted = this.#ranking.sort(matches, sort);
    const facets = this.#facets.count(sorted);
    if (sorted.length > 0 && found.all) this.#keywords.record(query, request.session);
    return {
      total: sorted.length,
      page: Array.from(sorted.subarray(offset, offset + limit), place => this.#entryAt(place)),
      facets: browse ? {...facets, ...BROWSE_FACETS} : facets,
      redirectUrl: this.#findRedirect(query),
      // If only the filters exclude the results, another term is no help.
      suggestions:
        candidates.length === 0 ? this.#keywords.suggest(query, term => this.#finds(term, filters)) : [],
      relatedKeywords: browse ? [] : this.#keywords.relate(query, this.#firstOf(sorted)),
    };
  }

  /** Whether a record has all words of a term and passes the filters. */
  #finds(term: string, filters: Filters): boolean {
    const {all} = this.#reader.find(term, this.#catalogue.products.length);
    const isMatch = createFilter(filters, this.#catalogue, this.#admin);
    return this.#rank(term, [all]).some(place => !isMatch || isMatch(this.#entryAt(place)));
  }

  /** The platform's own search, the fallback while the index is unusable. It supports only the filters of browsing. */
  findNatively(request: SearchRequest): {total: number; page: readonly Entry[]} {
    const {query, filters, limit, offset} = request;
    const matches = isBrowse(request) ? this.#browseNatively(filters) : this.#matchWords(query);
    return {total: matches.length, page: matches.slice(offset, offset + limit)};
  }

  #browseNatively({collection, contentType}: Filters): Entry[] {
    const filters = {collection, contentType, tags: [], metafields: []};
    const products = Array.from(this.#browse(filters), place => this.#entryAt(place));
    return products.filter(createFilter(filters, this.#catalogue, this.#admin) ?? (() => true));
  }

  /** Matches whole words in titles and tags. */
  #matchWords(query: string): Entry[] {
    const words = query.split(/\s+/).filter(Boolean).map(termOf);
    return this.#entries.filter(({record}, place) => {
      const text = [this.#titles[place], ...record.tags.map(termOf)].join('\n');
      return words.every(word => text.includes(word));
    });
  }

  /** Lists products only (§4.1 browse), those of a collection in the merchant's order. */
  #browse({collection}: Filters): Uint32Array {
    const products = Uint32Array.from(this.#catalogue.products.keys());
    const handles = this.#catalogue.collections.find(each => each.handle === collection)?.products;
    if (!handles) return products;
    const order = new Map(handles.map((handle, place) => [handle, place]));
    const orderOf = (place: number): number => order.get(this.#entryAt(place).record.handle) ?? -1;
    return products.filter(place => orderOf(place) >= 0).sort((a, b) => orderOf(a) - orderOf(b));
  }

  /** Ranks the records that match all words before the others. */
  #rank(query: string, found: readonly (Matches | undefined)[]): Uint32Array {
    const parts = found.filter(part => part !== undefined);
    const [best = new Uint32Array(), worse] = parts.map(part => {
      const ranked = this.#ranking.byScore(this.#prominence.weigh(part, query));
      return this.#spellings.mix(ranked, query, part.terms);
    });
    return worse ? Uint32Array.from(new Set([...best, ...worse])) : best;
  }

  #findRedirect(query: string): string | null {
    const term = termOf(query);
    return this.#admin.redirects.find(({keyword}) => termOf(keyword) === term)?.url ?? null;
  }

  #firstOf(places: Uint32Array): Entry[] {
    return Array.from(places.subarray(0, 30), place => this.#entryAt(place));
  }

  #entryAt(place: number): Entry {
    const entry = this.#entries[place];
    if (!entry) throw new RangeError(`No record at ${place}`);
    return entry;
  }
}
