import type {Article, Catalogue, Collection, Page, Product, StoreData} from '../catalogue/catalogue.ts';
import {Stock} from './checkout/stock.ts';

/** One language of the store: the path it lives under, and its catalogue with everything found by handle. */
export interface Language {
  readonly locale: string;
  /** The language's name in itself, such as 日本語. */
  readonly endonym: string;
  /** What every path of this language begins with: nothing for the first language, `/en` for another. */
  readonly prefix: string;
  readonly store: StoreData;
  readonly catalogue: Catalogue;
  readonly stock: Stock;
  readonly products: ReadonlyMap<string, Product>;
  readonly collections: ReadonlyMap<string, Collection>;
  readonly articles: ReadonlyMap<string, Article>;
  readonly pages: ReadonlyMap<string, Page>;
}

/** The store's languages, its default one first. */
export function listLanguages(store: StoreData, stock = new Stock()): readonly [Language, ...Language[]] {
  const [first, ...others] = store.catalogues;
  return [
    openLanguage(store, stock, first, ''),
    ...others.map(catalogue => openLanguage(store, stock, catalogue, `/${catalogue.locale}`)),
  ];
}

/** The language a path belongs to: `/en/cart` is English, and what belongs to no other is the default language. */
export function languageOf(languages: readonly [Language, ...Language[]], path: string): Language {
  const named = languages.slice(1).find(({prefix}) => path === prefix || path.startsWith(`${prefix}/`));
  return named ?? languages[0];
}

function openLanguage(store: StoreData, stock: Stock, catalogue: Catalogue, prefix: string): Language {
  const {locale} = catalogue;
  return {
    locale,
    endonym: new Intl.DisplayNames([locale], {type: 'language'}).of(locale) ?? locale,
    prefix,
    store,
    catalogue,
    stock,
    products: byHandle(catalogue.products),
    collections: byHandle(catalogue.collections),
    articles: new Map(
      catalogue.articles.map(article => [`${article.blogHandle}/${article.handle}`, article]),
    ),
    pages: byHandle(catalogue.pages),
  };
}

function byHandle<T extends {readonly handle: string}>(records: readonly T[]): ReadonlyMap<string, T> {
  return new Map(records.map(record => [record.handle, record]));
}
