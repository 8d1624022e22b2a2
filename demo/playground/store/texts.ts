/** The texts of the store's pages; the elements bring their own. */
export interface StoreTexts {
  readonly search: string;
  readonly searchLabel: string;
  readonly placeholder: string;
  readonly heading: string;
  readonly lead: string;
  readonly popular: string;
  readonly searches: readonly string[];
  readonly collections: string;
  readonly newest: string;
  readonly back: string;
  readonly notFound: string;
  readonly noCatalogue: string;
  readonly soldOut: string;
  readonly searched: (query: string) => string;
}

export const STORE_TEXTS: Readonly<Record<'en' | 'ja', StoreTexts>> = {
  en: {
    search: 'Search',
    searchLabel: 'Search the store',
    placeholder: 'Search the store',
    heading: 'Good things, kept for long',
    lead: 'Clothes, tools and tableware by makers who mend what they sell.',
    popular: 'Popular searches',
    searches: ['linen', 'tent', 'tea cup', 'gift', 'pencil'],
    collections: 'Collections',
    newest: 'New in',
    back: 'Back',
    notFound: 'This page is not a part of the playground.',
    noCatalogue: 'There is no catalogue of your own in this browser yet. Drop one beside the store.',
    soldOut: 'Sold out',
    searched: query => (query ? `Search: ${query}` : 'Search'),
  },
  ja: {
    search: '検索',
    searchLabel: '商品を検索',
    placeholder: '商品を検索',
    heading: '長く使える、いいものを',
    lead: '直しながら使える服と道具と器を、作り手から。',
    popular: 'よく検索される言葉',
    searches: ['リネン', 'てぬぐい', '石鹸', 'テント', 'jaketto'],
    collections: 'コレクション',
    newest: '新着',
    back: '戻る',
    notFound: 'このページは、プレイグラウンドにはありません。',
    noCatalogue:
      'このブラウザーには、まだご自分のカタログがありません。ストアの横にファイルをドロップしてください。',
    soldOut: '売り切れ',
    searched: query => (query ? `検索: ${query}` : '検索'),
  },
};
