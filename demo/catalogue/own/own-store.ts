import {languageOf} from '../../../src/i18n/language-of.ts';
import type {Article, Catalogue, Collection, Page, StoreData} from '../catalogue.ts';
import {ADMIN} from './admin.ts';
import {ARTICLES} from './articles.ts';
import {COLLECTIONS} from './collections.ts';
import type {Design} from './design.ts';
import {designProducts} from './designs.ts';
import {PAGES} from './pages.ts';
import {createProduct} from './products.ts';
import type {Language} from './words.ts';

/** The languages that the catalogue is written in. */
const WRITTEN = ['ja', 'en'];

/**
 * Creates the demo's own store: the same products in Japanese and English, identical on every run. A default language other
 * than these two has the English texts.
 */
export function createOwnStore(locale = 'ja'): StoreData {
  const designs = designProducts();
  const create = (each: string) => createCatalogue(each, languageOf(each) === 'ja' ? 0 : 1, designs);
  const others = WRITTEN.filter(each => each !== languageOf(locale));
  const catalogues = [create(locale), ...others.map(create)] as const;
  return {name: 'よりみち商店', currency: 'JPY', catalogues, admin: ADMIN};
}

function createCatalogue(locale: string, language: Language, designs: readonly Design[]): Catalogue {
  return {
    locale,
    products: designs.map((design, place) => createProduct(design, place, language)),
    articles: ARTICLES.map((draft, place) => createArticle(draft, place, language)),
    pages: PAGES.map((draft, place) => createPage(draft, place, language)),
    collections: COLLECTIONS.map(draft => createCollection(draft, language, designs)),
  };
}

function createArticle(draft: (typeof ARTICLES)[number], place: number, language: Language): Article {
  return {
    id: String(610_000_000_001 + place),
    handle: draft.handle,
    blogHandle: draft.blog,
    title: draft.title[language],
    body: draft.body[language],
    author: draft.author[language],
    publishedAt: draft.publishedAt,
    image: draft.picture && `/cdn/pictures/story-${draft.picture}.svg`,
    tags: draft.tags.map(tag => tag[language]),
  };
}

function createPage(draft: (typeof PAGES)[number], place: number, language: Language): Page {
  return {
    id: String(120_000_000_001 + place),
    handle: draft.handle,
    title: draft.title[language],
    body: draft.body[language],
    publishedAt: '2025-04-01T01:00:00.000Z',
    tags: [],
  };
}

function createCollection(
  draft: (typeof COLLECTIONS)[number],
  language: Language,
  designs: readonly Design[],
): Collection {
  return {
    handle: draft.handle,
    title: draft.title[language],
    description: draft.description[language],
    image: `/cdn/pictures/${draft.picture}.svg`,
    products: designs.filter(draft.includes).map(design => design.handle),
  };
}
