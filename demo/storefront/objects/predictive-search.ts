import type {Language} from '../language.ts';
import {describeArticle, describePage, type LiquidArticle, type LiquidPage} from './article.ts';
import {describeCollection, describeProduct, type LiquidCollection, type LiquidProduct} from './product.ts';
import {escapeHtml} from './rich-text.ts';
import {findProducts, findRecords, fold} from './search.ts';

/** Liquid's `predictive_search`: what the platform suggests while one types. */
export interface LiquidPredictiveSearch {
  readonly performed: boolean;
  readonly terms: string;
  readonly types: readonly string[];
  readonly resources: {
    readonly products: readonly LiquidProduct[];
    readonly collections: readonly LiquidCollection[];
    readonly pages: readonly LiquidPage[];
    readonly articles: readonly LiquidArticle[];
    readonly queries: readonly LiquidSuggestion[];
  };
}

interface LiquidSuggestion {
  readonly text: string;
  readonly styled_text: string;
  readonly url: string;
}

/** A request for suggestions. */
export interface SuggestRequest {
  readonly terms: string;
  /** `product`, `collection`, `page`, `article`, `query`. */
  readonly types: readonly string[];
  /** The most records: of each type, or in all. */
  readonly limit: number;
  readonly isEach?: boolean;
}

/** Finds records of each type by the words that they contain. */
export function searchPredictively(
  {terms, types, limit, isEach = true}: SuggestRequest,
  language: Language,
): LiquidPredictiveSearch {
  const {articles, pages, collections} = language.catalogue;
  let left = limit;
  const list = <T>(type: string, records: readonly T[]) => {
    const taken = types.includes(type) ? records.slice(0, isEach ? limit : left) : [];
    left -= taken.length;
    return taken;
  };
  const searchable = collections.map(one => ({...one, body: one.description, tags: []}));
  return {
    performed: terms.trim() !== '',
    terms,
    types,
    resources: {
      products: list('product', findProducts(terms, language)).map(one => describeProduct(one, language)),
      collections: list('collection', findRecords(searchable, terms)).map(one =>
        describeCollection(one, language),
      ),
      pages: list('page', findRecords(pages, terms)).map(one => describePage(one, language)),
      articles: list('article', findRecords(articles, terms)).map(one => describeArticle(one, language)),
      queries: list('query', suggestQueries(terms, language)),
    },
  };
}

/** Suggests the product types and tags that contain the text, then the titles in lower case. */
function suggestQueries(terms: string, {catalogue, prefix}: Language): readonly LiquidSuggestion[] {
  const typed = fold(terms.trim());
  if (typed === '') return [];
  const {products} = catalogue;
  const texts = new Set([
    ...products.flatMap(({type, tags}) => [type, ...tags]),
    ...products.map(({title}) => title.toLowerCase()),
  ]);
  return [...texts]
    .filter(text => text !== '' && fold(text).includes(typed))
    .map(text => ({
      text,
      styled_text: markMatch(text, typed),
      url: `${prefix}/search?q=${encodeURIComponent(text)}`,
    }));
}

/** Marks what was typed, like the platform; not in a text whose length changes with its width. */
function markMatch(text: string, typed: string): string {
  const folded = fold(text);
  if (folded.length !== text.length) return `<span>${escapeHtml(text)}</span>`;
  const start = folded.indexOf(typed);
  const [before, match, after] = [
    text.slice(0, start),
    text.slice(start, start + typed.length),
    text.slice(start + typed.length),
  ].map(escapeHtml);
  const plain = (part: string | undefined) => (part ? `<span>${part}</span>` : '');
  return `${plain(before)}<mark>${match}</mark>${plain(after)}`;
}
