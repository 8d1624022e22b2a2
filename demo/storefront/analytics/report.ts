import {html} from 'hono/html';
import type {Language} from '../language.ts';
import type {Markup} from '../markup.ts';
import {type AnalyticsTexts, analyticsTexts} from './analytics-texts.ts';
import type {ClickedProduct, Figures, FruitlessTerm, Measures, Refused} from './figures.ts';
import {type NumberWords, numberWords} from './number-words.ts';
import {type Question, scopeOf} from './period.ts';
import {plots} from './plots.ts';
import {tables} from './tables.ts';

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

/** What sections are written with. */
export interface Writer {
  readonly texts: AnalyticsTexts;
  readonly words: NumberWords;
  readonly question: Question;
  readonly language: Language;
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

export function reportSections(report: Report, question: Question, language: Language): Markup {
  const writer = {
    texts: analyticsTexts(language.locale),
    words: numberWords(language.locale, language.store.currency),
    question,
    language,
  };
  const {searches, revenue} = report.totals;
  const isEmpty = searches === 0 && revenue === 0;
  return html`
      ${totals(report, writer)}
      ${isEmpty ? html`<p class="quiet">${writer.texts.emptyPeriod}</p>` : plots(report, writer)}
      ${tables(report, writer)}`;
}

function totals({totals, sales}: Report, {texts, words}: Writer): Markup {
  const {searches, clicked, fruitless, revenue} = totals;
  return html`<dl class="totals">
        ${total(texts.searches, words.count(searches), '')}
        ${total(
          texts.clickRate,
          words.share(clicked, searches),
          texts.clickedOf(words.count(clicked), words.count(searches)),
        )}
        ${total(texts.fruitless, words.count(fruitless), texts.fruitlessShare(words.share(fruitless, searches)))}
        ${total(
          texts.revenue,
          words.money(revenue),
          texts.revenueShare(words.share(revenue, sales.revenue), words.count(sales.orders)),
        )}
      </dl>`;
}

function total(name: string, figure: string, note: string): Markup {
  return html`<div><dt>${name}</dt><dd><strong>${figure}</strong>${note === '' ? '' : html`<span>${note}</span>`}</dd></div>`;
}
