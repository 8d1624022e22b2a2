import type {Language} from './language.ts';

/** The platform's own titles of pages that show no single record. */
export function platformTitle(page: keyof typeof TITLES, {locale}: Language): string {
  return TITLES[page][locale === 'ja' ? 0 : 1];
}

export function searchTitle(terms: string, count: number, {locale}: Language): string {
  if (terms.trim() === '') return locale === 'ja' ? '検索' : 'Search';
  return locale === 'ja'
    ? `検索: ${count}件の結果「${terms}」`
    : `Search: ${count} results found for "${terms}"`;
}

const TITLES = {
  cart: ['カート', 'Your Shopping Cart'],
  collections: ['コレクション', 'Collections'],
  notFound: ['404 ページが見つかりません', '404 Not Found'],
} as const;
