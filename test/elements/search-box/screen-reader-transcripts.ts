/** What a screen reader announces in a language. */
export interface Transcript {
  readonly language: string;
  readonly locale: string;
  /** The theme's name of the field. */
  readonly label: string;
  /** Reaching the field. */
  readonly field: readonly string[];
  /** When suggestions come. */
  readonly count: readonly string[];
  /** By the arrow keys, option by option. */
  readonly options: readonly string[];
  /** Reading on from the field. */
  readonly list: readonly string[];
  /** When nothing was found. */
  readonly nothing: readonly string[];
  /** Reading on from an empty field. */
  readonly recent: readonly string[];
  /** Reading on from an empty field, on a phone. */
  readonly overlay: readonly string[];
  /** The theme's start content: its template, then reaching the field, by the arrow keys, and reading on. */
  readonly start: {
    readonly template: string;
    readonly field: readonly string[];
    readonly options: readonly string[];
    readonly list: readonly string[];
  };
  /** The products viewed last: when they come, by the arrow keys, and reading on. */
  readonly viewed: {
    readonly count: readonly string[];
    readonly options: readonly string[];
    readonly list: readonly string[];
  };
  /** What the platform suggests: the last phrases of the options by the arrow keys, and the groups when reading on. */
  readonly more: {readonly options: readonly string[]; readonly list: readonly string[]};
  /** A Korean query under composition: when suggestions come, and by the arrow keys once it is committed. */
  readonly composed: {readonly count: readonly string[]; readonly options: readonly string[]};
}

export const TRANSCRIPTS: readonly Transcript[] = [
  {
    language: 'Japanese',
    locale: 'ja',
    label: '商品を検索',
    field: ['combobox, 商品を検索, has popup listbox, not expanded, autocomplete in list, 1 control'],
    count: ['polite: 候補が8件あります。上下の矢印キーで選べます。'],
    options: [
      '「リネン」のページ',
      'リネンジャケット セール価格 ￥12,000 ～ ￥15,000 通常価格 ￥18,000',
      'リネンシャツ ￥12,000 ～ ￥15,000',
      'リネンパンツ 売り切れ ￥12,000 ～ ￥15,000',
      '麻の手入れ',
      '送料について',
      'レインジャケット',
      '12件の検索結果をすべて見る',
    ],
    list: [
      'listbox, 検索候補',
      'option, 「リネン」のページ',
      'group, 商品',
      'option, リネンジャケット セール価格 ￥12,000 ～ ￥15,000 通常価格 ￥18,000',
      'option, リネンシャツ ￥12,000 ～ ￥15,000',
      'option, リネンパンツ 売り切れ ￥12,000 ～ ￥15,000',
      'group, 記事',
      'option, 麻の手入れ',
      'group, ページ',
      'option, 送料について',
      'group, 関連キーワード',
      'option, レインジャケット',
      'option, 12件の検索結果をすべて見る',
    ],
    nothing: ['polite: 「リネン」は見つかりませんでした。 候補が1件あります。上下の矢印キーで選べます。'],
    recent: [
      'listbox, 検索候補',
      'group, 最近の検索',
      'option, リネン',
      'option, 帽子',
      'button, 「リネン」を履歴から削除',
      'button, 「帽子」を履歴から削除',
      'button, 最近の検索をすべて削除',
    ],
    overlay: ['button, 閉じる'],
    start: {
      template:
        '<h3>いま人気</h3><a href="/search?q=リネン">リネン</a><a href="/collections/summer">夏の<b>特集</b></a>',
      field: [
        'combobox, 商品を検索, has popup listbox, expanded, autocomplete in list, 1 control',
        'polite: 候補が2件あります。上下の矢印キーで選べます。',
      ],
      options: ['リネン', '夏の特集'],
      list: ['listbox, 検索候補', 'group, いま人気', 'option, リネン', 'option, 夏の特集'],
    },
    viewed: {
      count: ['polite: 候補が2件あります。上下の矢印キーで選べます。'],
      options: ['The mug ￥1,200 ～ ￥1,500', 'The tent 売り切れ ￥1,200 ～ ￥1,500'],
      list: [
        'listbox, 検索候補',
        'group, 最近見た商品',
        'option, The mug ￥1,200 ～ ￥1,500',
        'option, The tent 売り切れ ￥1,200 ～ ￥1,500',
      ],
    },
    more: {
      options: ['リネン シャツ', '夏の特集', '12件の検索結果をすべて見る'],
      list: [
        'group, 検索キーワードの候補',
        'option, リネン シャツ',
        'group, コレクション',
        'option, 夏の特集',
        'option, 12件の検索結果をすべて見る',
      ],
    },
    composed: {
      count: ['polite: 候補が2件あります。上下の矢印キーで選べます。'],
      options: ['머그컵 セール価格 ￥12,000 ～ ￥15,000 通常価格 ￥18,000', '12件の検索結果をすべて見る'],
    },
  },
  {
    language: 'English',
    locale: 'en',
    label: 'Search products',
    field: ['combobox, Search products, has popup listbox, not expanded, autocomplete in list, 1 control'],
    count: ['polite: 8 suggestions. Use the up and down arrow keys to choose.'],
    options: [
      'Page for “リネン”',
      'リネンジャケット Sale price ¥12,000 – ¥15,000 Regular price ¥18,000',
      'リネンシャツ ¥12,000 – ¥15,000',
      'リネンパンツ Sold out ¥12,000 – ¥15,000',
      '麻の手入れ',
      '送料について',
      'レインジャケット',
      'See all 12 results',
    ],
    list: [
      'listbox, Search suggestions',
      'option, Page for “リネン”',
      'group, Products',
      'option, リネンジャケット Sale price ¥12,000 – ¥15,000 Regular price ¥18,000',
      'option, リネンシャツ ¥12,000 – ¥15,000',
      'option, リネンパンツ Sold out ¥12,000 – ¥15,000',
      'group, Articles',
      'option, 麻の手入れ',
      'group, Pages',
      'option, 送料について',
      'group, Others also searched for',
      'option, レインジャケット',
      'option, See all 12 results',
    ],
    nothing: ['polite: Nothing found for “リネン”. 1 suggestion. Use the arrow keys to choose it.'],
    recent: [
      'listbox, Search suggestions',
      'group, Recent searches',
      'option, リネン',
      'option, 帽子',
      'button, Forget “リネン”',
      'button, Forget “帽子”',
      'button, Clear recent searches',
    ],
    overlay: ['button, Close'],
    start: {
      template:
        '<h3>Right now</h3><a href="/search?q=linen">Linen</a><a href="/collections/summer">The summer <b>collection</b></a>',
      field: [
        'combobox, Search products, has popup listbox, expanded, autocomplete in list, 1 control',
        'polite: 2 suggestions. Use the up and down arrow keys to choose.',
      ],
      options: ['Linen', 'The summer collection'],
      list: [
        'listbox, Search suggestions',
        'group, Right now',
        'option, Linen',
        'option, The summer collection',
      ],
    },
    viewed: {
      count: ['polite: 2 suggestions. Use the up and down arrow keys to choose.'],
      options: ['The mug ¥1,200 – ¥1,500', 'The tent Sold out ¥1,200 – ¥1,500'],
      list: [
        'listbox, Search suggestions',
        'group, Recently viewed',
        'option, The mug ¥1,200 – ¥1,500',
        'option, The tent Sold out ¥1,200 – ¥1,500',
      ],
    },
    more: {
      options: ['リネン シャツ', '夏の特集', 'See all 12 results'],
      list: [
        'group, Suggested searches',
        'option, リネン シャツ',
        'group, Collections',
        'option, 夏の特集',
        'option, See all 12 results',
      ],
    },
    composed: {
      count: ['polite: 2 suggestions. Use the up and down arrow keys to choose.'],
      options: ['머그컵 Sale price ¥12,000 – ¥15,000 Regular price ¥18,000', 'See all 12 results'],
    },
  },
];
