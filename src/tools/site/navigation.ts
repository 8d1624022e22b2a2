import {relativeAddress} from './addresses.ts';
import {type Document, translationOf} from './documents.ts';
import type {Language} from './headings.ts';

/** A part of the list of pages. */
export interface Group {
  readonly title: string;
  readonly pages: readonly NavigationLink[];
}

export interface NavigationLink {
  readonly title: string;
  readonly href: string;
  readonly isCurrent: boolean;
  /** The language of a page that is not in the language of the list. */
  readonly language?: Language;
}

/** The pages of each part, as files below `docs`, and the part's title in both languages. A page in no part is listed in the last one. */
const GROUPS: readonly {readonly en: string; readonly ja: string; readonly pages: readonly string[]}[] = [
  {en: 'Start', ja: 'はじめに', pages: ['../README', 'README', 'demo']},
  {
    en: 'Install',
    ja: 'インストール',
    pages: ['install-app', 'install-horizon', 'install-dawn', 'install-other-themes', 'app', 'parity'],
  },
  {
    en: 'Set up',
    ja: '設定',
    pages: ['configuration', 'theme-editor', 'recipes', 'theming', 'templates', 'messages'],
  },
  {
    en: 'Elements',
    ja: '要素',
    pages: ['elements/search-box', 'elements/search-results', 'elements/facet-panel'],
  },
  {en: 'Connect', ja: '連携', pages: ['events', 'seo', 'security', 'contract', 'machines']},
  {en: 'Fix', ja: '困ったとき', pages: ['troubleshooting', 'check', 'failures']},
  {
    en: 'Judge',
    ja: '評価',
    pages: [
      'evaluation',
      'benchmarks',
      'sizes',
      'scale',
      'accessibility',
      'conformance',
      'architecture',
      'decisions/README',
    ],
  },
];

/** Lists the pages for the navigation of one page, in its language where there is a translation. */
export function navigationOf(
  document: Pick<Document, 'address' | 'language'>,
  all: readonly Document[],
): Group[] {
  const pages = new Map(
    all.filter(({language}) => language === 'en').map(page => [nameOf(page.source), page]),
  );
  const named = GROUPS.flatMap(group => group.pages);
  const unnamed = [...pages.keys()].filter(name => !named.includes(name) && !HIDDEN.test(name));
  return GROUPS.map((group, index) => ({
    title: group[document.language],
    pages: [...group.pages, ...(index === GROUPS.length - 1 ? unnamed : [])].flatMap(name => {
      const page = pages.get(name);
      return page ? [linkTo(page, document, all)] : [];
    }),
  }));
}

/** The front page, and pages that others link to. */
const HIDDEN = /^(why|package\.api|\.\.\/.*|decisions\/.*|history)$/;

const nameOf = (source: string): string =>
  source.startsWith('docs/')
    ? source.slice('docs/'.length, -'.md'.length)
    : `../${source.slice(0, -'.md'.length)}`;

function linkTo(
  page: Document,
  from: Pick<Document, 'address' | 'language'>,
  all: readonly Document[],
): NavigationLink {
  const source = translationOf(page);
  const translated = from.language === 'ja' ? all.find(other => other.source === source) : undefined;
  const {address, title, language} = translated ?? page;
  return {
    title: SHORT_TITLES[page.source]?.[language] ?? title,
    href: relativeAddress(from.address, address),
    isCurrent: address === from.address,
    ...(language === from.language ? {} : {language}),
  };
}

/** Titles that are too long, or that say less in the list than on the page. */
const SHORT_TITLES: Readonly<Record<string, Partial<Record<Language, string>>>> = {
  'README.md': {en: 'Overview'},
  'docs/README.md': {en: 'All guides', ja: 'ガイド一覧'},
  'docs/parity.md': {en: 'Parity'},
  'docs/contract.md': {en: 'Contract'},
};
