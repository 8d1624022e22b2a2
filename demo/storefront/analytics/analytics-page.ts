import {html} from 'hono/html';
import type {Language} from '../language.ts';
import type {Markup} from '../markup.ts';
import {plainPage} from '../plain-page.ts';
import type {AnalyticsTexts} from './analytics-texts.ts';
import type {Report} from './report.ts';
import {hrefOf, PERIODS, type ReportQuery} from './report-query.ts';
import {reportSections} from './report-sections.ts';
import {textsOf} from './texts-of.ts';

/** The merchant's page of search analytics. */
export interface AnalyticsPage {
  readonly query: ReportQuery;
  /** Absent if the store has received no event yet. */
  readonly report: Report | undefined;
  /** Whether the figures are made up. */
  readonly isSample: boolean;
}

export function analyticsPage(page: AnalyticsPage, language: Language): Markup {
  const {locale, prefix, store} = language;
  const texts = textsOf(locale);
  const {term} = page.query;
  const title = term === null ? texts.title : texts.term(term);
  const body = html`
    <header class="admin-header"><span>${store.name}</span><a href="${prefix || '/'}">${texts.store}</a></header>
    <main class="analytics">
      ${term === null ? '' : backLink(page.query, texts)}
      <div class="analytics__head"><h1>${title}</h1>${filters(page, language)}</div>
      ${page.isSample ? html`<p class="banner">${texts.sample}</p>` : ''}
      ${page.report ? reportSections(page.report, page.query, language) : emptyState(language)}
      <section class="rules" aria-labelledby="rules">
        <h2 id="rules">${texts.rulesTitle}</h2>
        <ul>${texts.rules.map(rule => html`<li>${rule}</li>`)}</ul>
      </section>
    </main>`;
  return plainPage({title, styles: ['analytics', 'figures'], body}, language);
}

function backLink(query: ReportQuery, texts: AnalyticsTexts): Markup {
  return html`<p class="back"><a href="${hrefOf({...query, term: null})}">← ${texts.allTerms}</a></p>`;
}

function filters({query}: AnalyticsPage, {locale, store}: Language): Markup {
  const texts = textsOf(locale);
  const names = new Intl.DisplayNames([locale], {type: 'language'});
  const locales = store.catalogues.map(catalogue => catalogue.locale);
  const choices = [null, ...locales].map(one => ({
    text: one === null ? texts.allLanguages : (names.of(one) ?? one),
    query: {...query, locale: one},
    isChosen: query.locale === one,
  }));
  return html`<div class="filters">
        ${choiceList(
          texts.period,
          PERIODS.map(days => ({
            text: texts.days(days),
            query: {...query, days},
            isChosen: query.days === days,
          })),
        )}
        ${choiceList(
          texts.searches,
          [false, true].map(submitted => ({
            text: submitted ? texts.submittedOnly : texts.allSearches,
            query: {...query, submitted},
            isChosen: query.submitted === submitted,
          })),
        )}
        ${locales.length > 1 ? choiceList(texts.language, choices) : ''}
      </div>`;
}

interface Choice {
  readonly text: string;
  readonly query: ReportQuery;
  readonly isChosen: boolean;
}

function choiceList(label: string, choices: readonly Choice[]): Markup {
  return html`<nav class="choices" aria-label="${label}">${choices.map(
    ({text, query, isChosen}) =>
      html`<a href="${hrefOf(query)}" ${isChosen ? 'aria-current=true' : ''}>${text}</a>`,
  )}</nav>`;
}

function emptyState({locale, prefix}: Language): Markup {
  const texts = textsOf(locale);
  return html`
      <section class="empty">
        <h2>${texts.emptyTitle}</h2>
        <ol>${texts.empty.map(step => html`<li>${step}</li>`)}</ol>
        <p><a href="${prefix || '/'}">${texts.store}</a></p>
      </section>`;
}
