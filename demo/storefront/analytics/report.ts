import type {ClickedProduct, Figures, FruitlessTerm, Measures, Refused} from './figures.ts';
import {type Question, scopeOf} from './period.ts';

/** Everything the page shows of a period. */
export interface Report {
  readonly totals: Measures;
  readonly sales: {readonly orders: number; readonly revenue: number};
  /** Every day of the period, the first one first. */
  readonly days: readonly (Measures & {readonly day: string})[];
  readonly terms: readonly (Measures & {readonly term: string})[];
  readonly fruitlessTerms: readonly FruitlessTerm[];
  readonly products: readonly ClickedProduct[];
  readonly positions: readonly number[];
  readonly refusals: readonly Refused[];
}

const nothing: Measures = {searches: 0, clicked: 0, fruitless: 0, added: 0, revenue: 0};

export function readReport(figures: Figures, question: Question, days: readonly string[]): Report {
  const scope = scopeOf(question, days);
  const byDay = figures.days(scope);
  return {
    totals: figures.totals(scope),
    sales: figures.sales(scope),
    days: days.map(day => ({...nothing, ...byDay.get(day), day})),
    terms: question.term === null ? figures.terms(scope) : [],
    fruitlessTerms: question.term === null ? figures.fruitlessTerms(scope) : [],
    products: figures.clickedProducts(scope),
    positions: figures.positions(scope),
    refusals: figures.refusals(scope),
  };
}
