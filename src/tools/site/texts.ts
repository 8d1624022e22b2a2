import type {Language} from './headings.ts';

/** The site's own words. */
export interface Texts {
  readonly name: string;
  readonly home: string;
  readonly guides: string;
  readonly playground: string;
  readonly contents: string;
  readonly skip: string;
  readonly otherLanguage: string;
  readonly search: string;
  readonly searchTitle: string;
  readonly searchDescription: string;
  readonly needsScript: string;
  readonly footer: string;
  readonly licence: string;
  readonly sections: string;
  readonly liveStore: string;
  readonly tries: string;
  /** The text about further features of the playground, after its name as a link. */
  readonly inPlayground: string;
  readonly linkTo: (heading: string) => string;
  readonly sample: (number: number, heading: string) => string;
  readonly live: (number: number, heading: string) => string;
  readonly table: (number: number, heading: string) => string;
}

export const TEXTS: Readonly<Record<Language, Texts>> = {
  en: {
    name: 'Storefront Search Elements',
    home: 'Home',
    guides: 'Guides',
    playground: 'Playground',
    contents: 'On this page',
    skip: 'Skip to the content',
    otherLanguage: '日本語',
    search: 'Search the guides',
    searchTitle: 'Search the guides',
    searchDescription: 'What the guides, the pages of the elements and the decisions say.',
    needsScript: 'The search runs in your browser, and needs JavaScript and a service worker.',
    footer: 'The searches on these pages run in your browser.',
    licence: 'MIT licence',
    sections: 'Parts of the site',
    liveStore: 'A store with the three elements, which runs in your browser',
    tries: 'Type in the store below, or try',
    inPlayground: ': your own products from a file, three looks, every attribute, and a service that fails.',
    linkTo: heading => `Link to “${heading}”`,
    sample: (number, heading) => `Code ${number}, ${heading}`,
    live: (number, heading) => `Code ${number} as it runs, ${heading}`,
    table: (number, heading) => `Table ${number}, ${heading}`,
  },
  ja: {
    name: 'Storefront Search Elements',
    home: 'ホーム',
    guides: 'ガイド',
    playground: 'プレイグラウンド',
    contents: 'このページの内容',
    skip: '本文へ移動',
    otherLanguage: 'English',
    search: 'ガイドを検索',
    searchTitle: 'ガイドの検索',
    searchDescription: 'ガイドと要素のリファレンスを検索します。',
    needsScript: '検索はブラウザーの中で動きます。JavaScript と Service Worker が必要です。',
    footer: 'このサイトの検索は、お使いのブラウザーの中で動いています。',
    licence: 'MIT ライセンス',
    sections: 'サイト内の移動',
    liveStore: '3 つの要素を組み込んだストア（お使いのブラウザーの中で動きます）',
    tries: '下のストアで検索してみてください。例：',
    inPlayground: 'では、お手元の商品ファイル、3 種類の外観、すべての属性、サービスの障害も試せます。',
    linkTo: heading => `「${heading}」へのリンク`,
    sample: (number, heading) => `コード ${number}、${heading}`,
    live: (number, heading) => `コード ${number} の実行結果、${heading}`,
    table: (number, heading) => `表 ${number}、${heading}`,
  },
};
