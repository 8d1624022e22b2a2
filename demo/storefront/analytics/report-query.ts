import {dayOf} from '../pixel/term.ts';
import type {Scope} from './figures.ts';

/** How many days can be looked at. */
export const PERIODS = [7, 30, 90] as const;

/** What the page's address asks for. */
export interface ReportQuery {
  readonly days: (typeof PERIODS)[number];
  readonly locale: string | null;
  readonly term: string | null;
}

/** Reads the address; what it doesn't say is the last 30 days, of everything. */
export function readReportQuery(params: URLSearchParams): ReportQuery {
  return {
    days: PERIODS.find(days => String(days) === params.get('days')) ?? 30,
    locale: params.get('locale'),
    term: params.get('term'),
  };
}

/** The address of another query, from the page's own path. */
export function hrefOf({days, locale, term}: ReportQuery): string {
  const params = new URLSearchParams({days: String(days)});
  if (locale !== null) params.set('locale', locale);
  if (term !== null) params.set('term', term);
  return `?${params}`;
}

/** The days of a period, the first one first, up to today. */
export function listDays(days: number, now: number): string[] {
  const today = new Date(now);
  return Array.from({length: days}, (_, index) => {
    // By the calendar, since a day is not always 24 hours; at noon, since midnight may not exist.
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (days - 1 - index), 12);
    return dayOf(date.getTime());
  });
}

export function scopeOf({locale, term}: ReportQuery, [since = '']: readonly string[]): Scope {
  return {since, locale, term};
}
