import {html} from 'hono/html';
import type {Language} from '../language.ts';
import type {Markup} from '../markup.ts';
import {numberFormats} from './number-formats.ts';
import {plots} from './plots.ts';
import type {Report} from './report.ts';
import type {ReportContext} from './report-context.ts';
import type {ReportQuery} from './report-query.ts';
import {tables} from './tables.ts';
import {textsOf} from './texts-of.ts';

export function reportSections(report: Report, query: ReportQuery, language: Language): Markup {
  const context = {
    texts: textsOf(language.locale),
    formats: numberFormats(language.locale, language.store.currency),
    query,
    language,
  };
  const {searches, revenue} = report.totals;
  const isEmpty = searches === 0 && revenue === 0;
  return html`
      ${totals(report, context)}
      ${isEmpty ? html`<p class="quiet">${context.texts.emptyPeriod}</p>` : plots(report, context)}
      ${tables(report, context)}`;
}

function totals({totals, sales}: Report, {texts, formats}: ReportContext): Markup {
  const {searches, clicked, zeroResults, revenue} = totals;
  return html`<dl class="totals">
        ${total(texts.searches, formats.count(searches), '')}
        ${total(
          texts.clickRate,
          formats.share(clicked, searches),
          texts.clickedOf(formats.count(clicked), formats.count(searches)),
        )}
        ${total(texts.zeroResults, formats.count(zeroResults), texts.zeroResultShare(formats.share(zeroResults, searches)))}
        ${total(
          texts.revenue,
          formats.money(revenue),
          texts.revenueShare(formats.share(revenue, sales.revenue), formats.count(sales.orders)),
        )}
      </dl>`;
}

function total(name: string, figure: string, note: string): Markup {
  return html`<div><dt>${name}</dt><dd><strong>${figure}</strong>${note === '' ? '' : html`<span>${note}</span>`}</dd></div>`;
}
