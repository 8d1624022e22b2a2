import {relativeAddress, rootFrom, shortAddress} from './addresses.ts';
import {addressOf, type Document, type Heading, translationOf} from './documents.ts';
import type {Language} from './headings.ts';
import {type Group, navigationOf} from './navigation.ts';
import {TEXTS, type Texts} from './texts.ts';

/** A page of the site: a document, or one that is written in code, such as the search page. */
export interface PageFacts extends Pick<Document, 'address' | 'language' | 'title' | 'description'> {
  readonly source?: string;
  readonly contents?: readonly Heading[];
  /** The same page in the other language, if there is one. */
  readonly translation?: string;
  /** HTML for the head, with addresses relative to the page. */
  readonly head?: string;
  /** Whether the page has the whole width, without the list of guides. */
  readonly isWide?: boolean;
}

/** The data of a page for the layout. Addresses are relative to the page, unless stated otherwise. */
export interface View {
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly texts: Texts;
  readonly root: string;
  readonly home: string;
  readonly guides: string;
  readonly playground: string;
  readonly searchPage: string;
  readonly store: string;
  readonly tries: readonly {readonly href: string; readonly text: string}[];
  readonly isFront: boolean;
  readonly isWide: boolean;
  readonly head: string;
  readonly translation: {readonly href: string; readonly language: Language} | undefined;
  /** The page in each of its languages, if it has two, with addresses below the site's root. */
  readonly versions: readonly {readonly address: string; readonly language: Language}[];
  readonly contents: readonly Heading[];
  readonly groups: readonly Group[];
  readonly footer: readonly {readonly href: string; readonly title: string}[];
}

/** Searches that the front page offers for its store. */
const TRIES: Readonly<Record<Language, readonly string[]>> = {
  en: ['linen jaket', 'waterproof', 'かさ'],
  ja: ['かさ', 'じゃけっと', '紺'],
};

/** Returns the data of a page for the layout. */
export function viewOf(page: PageFacts, documents: readonly Document[]): View {
  const {address, language, title, description, contents = [], translation} = page;
  const to = (other: string) => relativeAddress(address, other);
  const folder = language === 'ja' ? 'ja/' : '';
  const store = to(`playground/store/${language}/`);
  const other = language === 'ja' ? 'en' : 'ja';
  return {
    language,
    title,
    description,
    texts: TEXTS[language],
    root: rootFrom(address),
    home: to(`${folder}index.html`),
    guides: to(
      documents.some(({address}) => address === `${folder}pages/index.html`)
        ? `${folder}pages/index.html`
        : 'pages/index.html',
    ),
    playground: to(`${folder}playground/index.html`),
    searchPage: to(`${folder}search/index.html`),
    store: store.replace(/\/*$/, '/'),
    tries: TRIES[language].map(text => ({text, href: `${store}/search?${new URLSearchParams({q: text})}`})),
    isFront: address === `${folder}index.html`,
    isWide: page.isWide ?? address === `${folder}index.html`,
    head: page.head ?? '',
    translation: translation ? {href: to(translation), language: other} : undefined,
    versions: translation
      ? [
          {address: shortAddress(address), language},
          {address: shortAddress(translation), language: other},
        ]
      : [],
    contents,
    groups: navigationOf(page, documents),
    footer: FOOTER.map(([source, text]) => ({href: to(addressOf(source)), title: text[language]})),
  };
}

/** Returns the data of a document for the layout. */
export function documentView(document: Document, documents: readonly Document[]): View {
  const other = translationOf(document);
  return viewOf({...document, ...(other ? {translation: addressOf(other)} : {})}, documents);
}

const FOOTER: readonly (readonly [source: string, title: Readonly<Record<Language, string>>])[] = [
  ['CHANGELOG.md', {en: 'Changelog', ja: '変更履歴（英語）'}],
  ['CONTRIBUTING.md', {en: 'Contributing', ja: '開発に参加する（英語）'}],
  ['SECURITY.md', {en: 'Report a vulnerability', ja: '脆弱性の報告（英語）'}],
];
