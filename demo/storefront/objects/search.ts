import type {Language} from '../language.ts';
import {describeArticle, describePage, type LiquidArticle, type LiquidPage} from './article.ts';
import {describeProduct, type LiquidProduct} from './product.ts';

/** Liquid's `search`: the platform's own search, the fallback without scripts or the search service. */
export interface LiquidSearch {
  readonly performed: boolean;
  readonly terms: string;
  readonly results: readonly (LiquidProduct | LiquidArticle | LiquidPage)[];
  readonly results_count: number;
}

interface Searchable {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly vendor?: string;
  readonly type?: string;
}

/** Finds records that contain every word, matches in titles first. */
export function searchNatively(terms: string, language: Language): LiquidSearch {
  const words = fold(terms).split(/\s+/).filter(Boolean);
  const find = <T extends Searchable>(records: readonly T[]) => matchesOf(records, words);
  const {products, articles, pages} = language.catalogue;
  const results = [
    ...find(products).map(product => describeProduct(product, language)),
    ...find(articles).map(article => describeArticle(article, language)),
    ...find(pages).map(page => describePage(page, language)),
  ];
  return {performed: words.length > 0, terms, results, results_count: results.length};
}

function matchesOf<T extends Searchable>(records: readonly T[], words: readonly string[]): readonly T[] {
  if (words.length === 0) return [];
  const holdsAll = (text: string) => words.every(word => text.includes(word));
  const inTitle = records.filter(({title}) => holdsAll(fold(title)));
  const elsewhere = records.filter(record => !inTitle.includes(record) && holdsAll(fold(textOf(record))));
  return [...inTitle, ...elsewhere];
}

function textOf({title, body, tags, vendor = '', type = ''}: Searchable): string {
  return [title, vendor, type, ...tags, body].join(' ');
}

/** Normalises width and case. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
