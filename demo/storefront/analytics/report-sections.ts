import {html} from 'hono/html';
import type {Language} from '../language.ts';
import type {Markup} from '../markup.ts';
import {numberWords} from './number-words.ts';
import type {Question} from './period.ts';
import {plots} from './plots.ts';
import type {Report} from './report.ts';
import {tables} from './tables.ts';
import {textsOf} from './texts-of.ts';
import type {Writer} from './writer.ts';

export function reportSections(report: Report, question: Question, language: Language): Markup {
  const writer = {
    texts: textsOf(language.locale),
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
