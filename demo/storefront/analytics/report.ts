import type {ClickedProduct, Figures, Measures, Refused, ZeroResultTerm} from './figures.ts';
import {type ReportQuery, scopeOf} from './report-query.ts';

/** All data of the page for one period. */
export interface Report {
  readonly totals: Measures;
  readonly sales: {readonly orders: number; readonly revenue: number};
  /** Every day of the period, oldest first. */
  readonly days: readonly (Measures & {readonly day: string})[];
  readonly terms: readonly (Measures & {readonly term: string})[];
  readonly zeroResultTerms: readonly ZeroResultTerm[];
  readonly products: readonly ClickedProduct[];
  readonly positions: readonly number[];
  readonly refusals: readonly Refused[];
}

const nothing: Measures = {searches: 0, clicked: 0, zeroResults: 0, added: 0, revenue: 0};

export function readReport(figures: Figures, query: ReportQuery, days: readonly string[]): Report {
  const scope = scopeOf(query, days);
  const byDay = figures.days(scope);
  return {
    totals: figures.totals(scope),
    sales: figures.sales(scope),
    days: days.map(day => ({...nothing, ...byDay.get(day), day})),
    terms: query.term === null ? figures.terms(scope) : [],
    zeroResultTerms: query.term === null ? figures.zeroResultTerms(scope) : [],
    products: figures.clickedProducts(scope),
    positions: figures.positions(scope),
    refusals: figures.refusals(scope),
  };
}
