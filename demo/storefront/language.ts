import type {Article, Catalogue, Collection, Page, Product, StoreData} from '../catalogue/catalogue.ts';
import {Stock} from './checkout/stock.ts';

/** The store in one language: its path prefix, and its catalogue with lookups by handle. */
export interface Language {
  readonly locale: string;
  /** The language's own name, such as 日本語. */
  readonly endonym: string;
  /** Path prefix of the language: empty for the default language, `/en` for another. */
  readonly prefix: string;
  readonly store: StoreData;
  readonly catalogue: Catalogue;
  readonly stock: Stock;
  readonly products: ReadonlyMap<string, Product>;
  readonly collections: ReadonlyMap<string, Collection>;
  readonly articles: ReadonlyMap<string, Article>;
  readonly pages: ReadonlyMap<string, Page>;
}

/** Lists the store's languages, the default one first. */
export function listLanguages(store: StoreData, stock = new Stock()): readonly [Language, ...Language[]] {
  const [first, ...others] = store.catalogues;
  return [
    openLanguage(store, stock, first, ''),
    ...others.map(catalogue => openLanguage(store, stock, catalogue, `/${catalogue.locale}`)),
  ];
}

/** The language of a path: English for `/en/cart`, the default language without a known prefix. */
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
