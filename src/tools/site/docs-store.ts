import {marked} from 'marked';
import type {Catalogue, Page, StoreData} from '../../../demo/catalogue/catalogue.ts';
import {relativeAddress} from './addresses.ts';
import {type Document, translationOf} from './documents.ts';
import type {Language} from './headings.ts';

/** Returns the site's pages as the pages of a store, which the site's own search box searches. */
export function docsStore(documents: readonly Document[]): StoreData {
  const searched = documents.filter(({source}) => !LEFT_OUT.test(source));
  return {
    name: 'Guides',
    currency: 'JPY',
    catalogues: [catalogueOf('en', searched), catalogueOf('ja', searched)],
    admin: {metafields: [], redirects: [], synonyms: []},
  };
}

/** Reports and histories, which would hide the guides among the results. */
const LEFT_OUT = /^(CHANGELOG\.md|docs\/package\.api\.md|docs\/history\.md)$/;

/** Returns the catalogue of a language. The Japanese one includes the English pages without a translation. */
function catalogueOf(locale: Language, documents: readonly Document[]): Catalogue {
  const pages = documents
    .filter(document => document.language === locale || (locale === 'ja' && !translationOf(document)))
    .map(document => toPage(document, locale));
  return {locale, products: [], articles: [], pages, collections: []};
}

/** Converts a document to a page of the store. A result's link is its handle after `pages/` in the folder of the language. */
function toPage({address, source, title, text}: Document, locale: Language): Page {
  const handle = relativeAddress(locale === 'ja' ? 'ja/pages/-' : 'pages/-', address);
  const id = source.replace(/^docs\/(ja\/)?/, '');
  return {id, handle, title, body: marked.parse(text, {async: false}), tags: []};
}
