import type {Reason} from '../pixel/refusal.ts';
import {en} from './texts-en.ts';
import {ja} from './texts-ja.ts';

/** The page's texts in a language; English in one it doesn't speak. */
export function analyticsTexts(locale: string): AnalyticsTexts {
  return locale.startsWith('ja') ? ja : en;
}

/** What the analytics page says. */
export interface AnalyticsTexts {
  readonly title: string;
  readonly days: (count: number) => string;
  readonly period: string;
  readonly language: string;
  readonly allLanguages: string;
  readonly term: (term: string) => string;
  readonly allTerms: string;
  readonly browse: string;
  readonly store: string;
  readonly sample: string;
  readonly emptyTitle: string;
  readonly empty: readonly string[];
  readonly emptyPeriod: string;
  readonly none: string;
  readonly searches: string;
  readonly clicked: string;
  readonly unclicked: string;
  readonly clickRate: string;
  readonly clickedOf: (clicked: string, searches: string) => string;
  readonly fruitless: string;
  readonly fruitlessShare: (share: string) => string;
  readonly revenue: string;
  readonly revenueShare: (share: string, orders: string) => string;
  readonly added: string;
  readonly searchesByDay: string;
  readonly revenueByDay: string;
  readonly clicksByPosition: string;
  readonly position: (position: string) => string;
  readonly clicks: string;
  readonly terms: string;
  readonly termHeading: string;
  readonly fruitlessTerms: string;
  readonly shoppers: string;
  readonly last: string;
  readonly products: string;
  readonly product: string;
  readonly meanPosition: string;
  readonly bestPosition: string;
  readonly byDay: string;
  readonly day: string;
  readonly refused: string;
  readonly event: string;
  readonly reason: string;
  readonly times: string;
  readonly reasons: Readonly<Record<Reason, string>>;
  readonly rulesTitle: string;
  readonly rules: readonly string[];
}
