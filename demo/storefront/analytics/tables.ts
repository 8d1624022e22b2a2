import {html} from 'hono/html';
import type {Markup} from '../markup.ts';
import type {Measures} from './figures.ts';
import {nameRecord} from './record-name.ts';
import type {Report} from './report.ts';
import type {ReportContext} from './report-context.ts';
import {hrefOf} from './report-query.ts';
import {type TableColumn, table} from './table.ts';

/** Tables of terms, clicked products, terms without results, days and refused events. */
export function tables(report: Report, context: ReportContext): Markup {
  const isOneTerm = context.query.term !== null;
  return html`
      ${isOneTerm ? '' : html`<section>${termTable(report, context)}</section>`}
      <section>${productTable(report, context)}</section>
      ${isOneTerm ? '' : html`<section>${zeroResultTable(report, context)}</section>`}
      <details><summary>${context.texts.byDay}</summary>${dayTable(report, context)}</details>
      ${isOneTerm ? '' : html`<section>${refusalTable(report, context)}</section>`}`;
}

function termTable({terms}: Report, context: ReportContext): Markup {
  const {texts, query} = context;
  const name = (term: string) => (term === '*' ? texts.browse : term);
  return table(
    texts.terms,
    terms,
    [
      {
        heading: texts.termHeading,
        cell: ({term}) => html`<a href="${hrefOf({...query, term})}">${name(term)}</a>`,
      },
      ...measureColumns(context),
    ],
    texts.none,
  );
}

function measureColumns({texts, formats}: ReportContext): TableColumn<Measures>[] {
  return [
    {heading: texts.searches, cell: ({searches}) => formats.count(searches), isNumber: true},
    {heading: texts.clicked, cell: ({clicked}) => formats.count(clicked), isNumber: true},
    {
      heading: texts.clickRate,
      cell: ({clicked, searches}) => formats.share(clicked, searches),
      isNumber: true,
    },
    {heading: texts.added, cell: ({added}) => formats.count(added), isNumber: true},
    {heading: texts.revenue, cell: ({revenue}) => formats.money(revenue), isNumber: true},
  ];
}

function productTable({products}: Report, {texts, formats, language}: ReportContext): Markup {
  return table(
    texts.products,
    products,
    [
      {heading: texts.product, cell: ({id}) => nameRecord(id, language)},
      {heading: texts.clicks, cell: ({clicks}) => formats.count(clicks), isNumber: true},
      {heading: texts.meanPosition, cell: ({meanPosition}) => formats.position(meanPosition), isNumber: true},
      {heading: texts.bestPosition, cell: ({bestPosition}) => formats.position(bestPosition), isNumber: true},
      {heading: texts.revenue, cell: ({revenue}) => formats.money(revenue), isNumber: true},
    ],
    texts.none,
  );
}

function zeroResultTable({zeroResultTerms}: Report, {texts, formats}: ReportContext): Markup {
  return table(
    texts.zeroResultTerms,
    zeroResultTerms,
    [
      {heading: texts.termHeading, cell: ({term}) => term},
      {heading: texts.searches, cell: ({searches}) => formats.count(searches), isNumber: true},
      {heading: texts.shoppers, cell: ({shoppers}) => formats.count(shoppers), isNumber: true},
      {heading: texts.last, cell: ({last}) => formats.day(last), isNumber: true},
    ],
    texts.none,
  );
}

/** Lists the latest day first. */
function dayTable({days}: Report, context: ReportContext): Markup {
  const {texts, formats} = context;
  const columns = [{heading: texts.day, cell: ({day}: {day: string}) => formats.day(day)}];
  return table(texts.byDay, days.toReversed(), [...columns, ...measureColumns(context)], texts.none);
}

function refusalTable({refusals}: Report, {texts, formats}: ReportContext): Markup {
  return table(
    texts.refused,
    refusals,
    [
      {heading: texts.event, cell: ({event}) => event || '–'},
      {heading: texts.reason, cell: ({reason}) => texts.reasons[reason]},
      {heading: texts.times, cell: ({times}) => formats.count(times), isNumber: true},
    ],
    texts.none,
  );
}
