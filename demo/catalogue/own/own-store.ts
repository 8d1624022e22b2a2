import type {Article, Catalogue, Collection, Page, StoreData} from '../catalogue.ts';
import {ADMIN} from './admin.ts';
import {ARTICLES} from './articles.ts';
import {COLLECTIONS} from './collections.ts';
import type {Design} from './design.ts';
import {designProducts} from './designs.ts';
import {PAGES} from './pages.ts';
import {createProduct} from './products.ts';
import type {Language} from './words.ts';

/** Creates the demo's own store: the same products in Japanese and English, identical on every run. */
export function createOwnStore(): StoreData {
  const designs = designProducts();
  const [ja, en] = [createCatalogue('ja', 0, designs), createCatalogue('en', 1, designs)];
  return {name: 'よりみち商店', currency: 'JPY', catalogues: [ja, en], admin: ADMIN};
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
