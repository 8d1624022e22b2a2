import type {Language} from '../language.ts';
import type {ListQuery} from './list-query.ts';

/** The part of Liquid's `collection` and `search` that describes the order of their products. */
export interface LiquidSorting {
  readonly sort_by: string | null;
  readonly default_sort_by: string;
  readonly sort_options: readonly {readonly name: string; readonly value: string}[];
}

/** Describes the order of a list, and the orders to choose from. */
export function describeSorting(
  kind: keyof typeof ORDERS,
  {sortBy}: ListQuery,
  {locale}: Language,
): LiquidSorting {
  const orders = ORDERS[kind];
  const language = locale === 'ja' ? 0 : 1;
  return {
    sort_by: sortBy,
    default_sort_by: orders[0],
    sort_options: orders.map(value => ({value, name: NAMES[value][language]})),
  };
}

/** The first order is the list's own. */
const ORDERS = {
  collection: [
    'manual',
    'title-ascending',
    'title-descending',
    'price-ascending',
    'price-descending',
    'created-descending',
    'created-ascending',
  ],
  search: ['relevance', 'price-ascending', 'price-descending'],
} as const;

/** The names that a merchant has for them, in Japanese and in English. */
const NAMES = {
  manual: ['おすすめ順', 'Featured'],
  relevance: ['関連度順', 'Relevance'],
  'title-ascending': ['商品名 A-Z', 'Alphabetically, A-Z'],
  'title-descending': ['商品名 Z-A', 'Alphabetically, Z-A'],
  'price-ascending': ['価格の安い順', 'Price, low to high'],
  'price-descending': ['価格の高い順', 'Price, high to low'],
  'created-descending': ['新しい順', 'Date, new to old'],
  'created-ascending': ['古い順', 'Date, old to new'],
} as const;
