import {dayOf} from '../pixel/term.ts';
import type {Scope} from './figures.ts';

/** The periods to choose from, in days. */
export const PERIODS = [7, 30, 90] as const;

/** The parameters of the page's URL. */
export interface ReportQuery {
  readonly days: (typeof PERIODS)[number];
  readonly locale: string | null;
  readonly term: string | null;
  /** Whether searches that were typed on the way to another one are left out. */
  readonly submitted: boolean;
}

/** Reads the parameters. The default is the last 30 days, without a filter. */
export function readReportQuery(params: URLSearchParams): ReportQuery {
  return {
    days: PERIODS.find(days => String(days) === params.get('days')) ?? 30,
    locale: params.get('locale'),
    term: params.get('term'),
    submitted: params.get('searches') === 'submitted',
  };
}

/** The relative URL of another query. */
export function hrefOf({days, locale, term, submitted}: ReportQuery): string {
  const params = new URLSearchParams({days: String(days)});
  if (locale !== null) params.set('locale', locale);
  if (term !== null) params.set('term', term);
  if (submitted) params.set('searches', 'submitted');
  return `?${params}`;
}

/** Lists the days of a period up to today, oldest first. */
export function listDays(days: number, now: number): string[] {
  const today = new Date(now);
  return Array.from({length: days}, (_, index) => {
    // Steps by calendar day, because a day may have 23 or 25 hours, and at noon, because midnight may not exist.
    const date = new Date(today.getFullYear(), today.getMonth(), today.getDate() - (days - 1 - index), 12);
    return dayOf(date.getTime());
  });
}

export function scopeOf({locale, term, submitted}: ReportQuery, [since = '']: readonly string[]): Scope {
  return {since, locale, term, submitted};
}
