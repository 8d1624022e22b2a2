import {html} from 'hono/html';
import type {Markup} from '../markup.ts';
import type {Measures} from './figures.ts';
import {addressOf} from './period.ts';
import {nameRecord} from './record-name.ts';
import type {Report} from './report.ts';
import {type TableColumn, table} from './table.ts';
import type {Writer} from './writer.ts';

/** The tables: what was searched, what was not found, what was clicked, and all of it by day. */
export function tables(report: Report, writer: Writer): Markup {
  const isOneTerm = writer.question.term !== null;
  return html`
      ${isOneTerm ? '' : html`<section>${termTable(report, writer)}</section>`}
      <section>${productTable(report, writer)}</section>
      ${isOneTerm ? '' : html`<section>${fruitlessTable(report, writer)}</section>`}
      <details><summary>${writer.texts.byDay}</summary>${dayTable(report, writer)}</details>
      ${isOneTerm ? '' : html`<section>${refusalTable(report, writer)}</section>`}`;
}

function termTable({terms}: Report, writer: Writer): Markup {
  const {texts, question} = writer;
  const name = (term: string) => (term === '*' ? texts.browse : term);
  return table(
    texts.terms,
    terms,
    [
      {
        heading: texts.termHeading,
        cell: ({term}) => html`<a href="${addressOf({...question, term})}">${name(term)}</a>`,
      },
      ...measureColumns(writer),
    ],
    texts.none,
  );
}

function measureColumns({texts, words}: Writer): TableColumn<Measures>[] {
  return [
    {heading: texts.searches, cell: ({searches}) => words.count(searches), isNumber: true},
    {heading: texts.clicked, cell: ({clicked}) => words.count(clicked), isNumber: true},
    {heading: texts.clickRate, cell: ({clicked, searches}) => words.share(clicked, searches), isNumber: true},
    {heading: texts.added, cell: ({added}) => words.count(added), isNumber: true},
    {heading: texts.revenue, cell: ({revenue}) => words.money(revenue), isNumber: true},
  ];
}

function productTable({products}: Report, {texts, words, language}: Writer): Markup {
  return table(
    texts.products,
    products,
    [
      {heading: texts.product, cell: ({id}) => nameRecord(id, language)},
      {heading: texts.clicks, cell: ({clicks}) => words.count(clicks), isNumber: true},
      {heading: texts.meanPosition, cell: ({meanPosition}) => words.position(meanPosition), isNumber: true},
      {heading: texts.bestPosition, cell: ({bestPosition}) => words.position(bestPosition), isNumber: true},
      {heading: texts.revenue, cell: ({revenue}) => words.money(revenue), isNumber: true},
    ],
    texts.none,
  );
}

function fruitlessTable({fruitlessTerms}: Report, {texts, words}: Writer): Markup {
  return table(
    texts.fruitlessTerms,
    fruitlessTerms,
    [
      {heading: texts.termHeading, cell: ({term}) => term},
      {heading: texts.searches, cell: ({searches}) => words.count(searches), isNumber: true},
      {heading: texts.shoppers, cell: ({shoppers}) => words.count(shoppers), isNumber: true},
      {heading: texts.last, cell: ({last}) => words.day(last), isNumber: true},
    ],
    texts.none,
  );
}

/** The latest day first. */
function dayTable({days}: Report, writer: Writer): Markup {
  const {texts, words} = writer;
  const columns = [{heading: texts.day, cell: ({day}: {day: string}) => words.day(day)}];
  return table(texts.byDay, days.toReversed(), [...columns, ...measureColumns(writer)], texts.none);
}

function refusalTable({refusals}: Report, {texts, words}: Writer): Markup {
  return table(
    texts.refused,
    refusals,
    [
      {heading: texts.event, cell: ({event}) => event || '–'},
      {heading: texts.reason, cell: ({reason}) => texts.reasons[reason]},
      {heading: texts.times, cell: ({times}) => words.count(times), isNumber: true},
    ],
    texts.none,
  );
}
