import type {MessageParts} from '../messages.ts';

export default {
  suggestions: '検索候補',
  suggestionCount: {other: '候補が{count}件あります。上下の矢印キーで選べます。'},
  products: '商品',
  articles: '記事',
  pages: 'ページ',
  goTo: '{place}へ移動',
  seeAll: {other: '{count}件の検索結果をすべて見る'},
  noSuggestions: '「{query}」は見つかりませんでした。',
  tooLong: '検索する言葉は{count}文字以内で入力してください。',
  soldOut: '売り切れ',
  onSale: 'セール',
  didYouMean: 'もしかして',
  related: 'よく一緒に検索される言葉',
  charactersLeft: {other: 'あと{count}文字入力できます。'},
} satisfies MessageParts['box'];
