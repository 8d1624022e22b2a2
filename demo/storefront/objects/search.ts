import type {Product} from '../../catalogue/catalogue.ts';
import type {Language} from '../language.ts';
import {describeArticle, describePage, type LiquidArticle, type LiquidPage} from './article.ts';
import {ListQuery} from './list-query.ts';
import {pagedList} from './paged-list.ts';
import {describeProduct, type LiquidProduct} from './product.ts';
import {describeSorting, type LiquidSorting} from './sorting.ts';
import {describeFilters, filterProducts, type LiquidFilter} from './storefront-filters.ts';

/** Liquid's `search`: the platform's own search, the fallback without scripts or the search service. */
export interface LiquidSearch extends LiquidSorting {
  readonly performed: boolean;
  readonly terms: string;
  readonly types: readonly string[];
  readonly results: readonly (LiquidProduct | LiquidArticle | LiquidPage)[];
  readonly results_count: number;
  readonly filters: readonly LiquidFilter[];
}

interface Searchable {
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
  readonly vendor?: string;
  readonly type?: string;
}

/** Finds records that contain every word, matches in titles first. Filters of the URL restrict it to products. */
export function searchNatively(terms: string, language: Language, query = ListQuery.none): LiquidSearch {
  const {articles, pages} = language.catalogue;
  const found = findProducts(terms, language);
  const types = query.valuesOf('type').flatMap(type => type.split(','));
  const isListed = (type: string) => types.length === 0 || types.includes(type);
  const find = <T extends Searchable>(type: string, records: readonly T[]) =>
    isListed(type) && query.filterNames.length === 0 ? findRecords(records, terms) : [];
  const products = isListed('product') ? query.sort(filterProducts(found, query)) : [];
  const matches = [
    ...products.map(product => () => describeProduct(product, language)),
    ...find('article', articles).map(article => () => describeArticle(article, language)),
    ...find('page', pages).map(page => () => describePage(page, language)),
  ];
  return {
    performed: terms.trim() !== '',
    terms,
    types: types.length > 0 ? types : ['product', 'article', 'page'],
    results: pagedList(matches, describe => describe()),
    results_count: matches.length,
    filters: describeFilters(found, query, language),
    ...describeSorting('search', query, language),
  };
}

/** Finds products by words, or by ids: `id:1 OR id:2`. */
export function findProducts(terms: string, {catalogue}: Language): readonly Product[] {
  const ids = [...terms.matchAll(/\bid:(\d+)/g)].map(([, id]) => id);
  if (ids.length > 0) return catalogue.products.filter(({id}) => ids.includes(id));
  return findRecords(catalogue.products, terms);
}

/** Finds records that contain every word, matches in titles first. */
export function findRecords<T extends Searchable>(records: readonly T[], terms: string): readonly T[] {
  const words = fold(terms).split(/\s+/).filter(Boolean);
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
export function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
