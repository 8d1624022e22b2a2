import {Random} from '../../../demo/catalogue/own/random.ts';
import {PAIRS} from '../../support/stores/queries.ts';

/** A search as a shopper types it in one language. */
export interface Query {
  readonly q: string;
  readonly locale: string;
  readonly [filter: `filter_${string}`]: string;
}

/** Shoppers' searches: each query of the tests, its prefixes, and sometimes a filter. */
export function shoppersQueries(): Query[] {
  const random = new Random('shoppers');
  const queries = Object.entries(PAIRS).flatMap(([locale, kinds]) =>
    Object.values(kinds)
      .flat()
      .flatMap(([query]) => beginningsOf(query, random).map(q => ({q, locale}))),
  );
  const browse = ['ja', 'en'].map(locale => ({q: '*', locale}));
  return [...queries, ...browse].map(query =>
    random.happens(0.2) ? {...query, filter_available: 'true', filter_price_min: '2000'} : query,
  );
}

/** Hostile searches, as long as §8.2 allows, without a single word. */
export function hostileQueries(): Query[] {
  const random = new Random('hostile');
  const fill = (letters: string, length = 200): string =>
    Array.from({length}, () => random.pick([...letters])).join('');
  const texts = [
    fill('あいうえおかきくけこさしすせそたちつてとなにぬねのまみむめも'),
    fill('アイウカキクサシスタチツナニヌラリルンーッャ'),
    fill('カタログセットシャツパンツ'),
    fill('手帳鉛筆傘水筒弁当箱茶碗皿鍋'),
    fill('折り引っ越し焚き火たたみ'),
    fill('abcdefghij'),
    fill('ab1 '),
    fill('aiueokst'),
    fill('ー'),
    fill('のと'),
    fill('コットン'),
    'リネン'.repeat(66),
    'a b c d e f g h '.repeat(12),
    'cotton linen wool '.repeat(11),
    '12-'.repeat(66),
    'し ん か '.repeat(33),
  ];
  return texts.flatMap(q => ['ja', 'en'].map(locale => ({q: q.slice(0, 200), locale})));
}

/** The whole query, and one or two of its prefixes. */
function beginningsOf(query: string, random: Random): string[] {
  const letters = [...query];
  const cuts = [
    letters.length,
    Math.ceil(letters.length / 2),
    1 + Math.floor(random.between(0, letters.length)),
  ];
  return [...new Set(cuts)].map(cut => letters.slice(0, cut).join('')).filter(q => q.trim() !== '');
}
