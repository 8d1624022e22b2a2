import {html} from 'hono/html';
import type {Markup} from '../markup.ts';
import {columnChart} from './chart.ts';
import type {Report} from './report.ts';
import type {ReportContext} from './report-context.ts';

/** Plots of searches and revenue by day, and of clicks by position. */
export function plots(report: Report, context: ReportContext): Markup {
  const {texts} = context;
  return html`<div class="plots">
        ${figure(texts.searchesByDay, searchesByDay(report, context), legend(context))}
        ${figure(texts.revenueByDay, revenueByDay(report, context))}
        ${figure(texts.clicksByPosition, clicksByPosition(report, context))}
      </div>`;
}

function figure(caption: string, chart: Markup, key: Markup | '' = ''): Markup {
  return html`<figure><figcaption>${caption}${key}</figcaption>${chart}</figure>`;
}

function legend({texts}: ReportContext): Markup {
  return html`<span class="legend">
        <span class="legend__part">${texts.clicked}</span>
        <span class="legend__whole">${texts.unclicked}</span>
      </span>`;
}

function searchesByDay({days}: Report, {texts, formats}: ReportContext): Markup {
  return columnChart({
    label: texts.searchesByDay,
    columns: days.map(({day, searches, clicked}) => ({
      value: searches,
      part: clicked,
      text: `${formats.day(day)}: ${texts.clickedOf(formats.count(clicked), formats.count(searches))}`,
    })),
    format: formats.count,
    ticks: ends(days.map(({day}) => formats.day(day))),
  });
}

function revenueByDay({days}: Report, {texts, formats}: ReportContext): Markup {
  return columnChart({
    label: texts.revenueByDay,
    columns: days.map(({day, revenue}) => ({
      value: revenue,
      text: `${formats.day(day)}: ${formats.money(revenue)}`,
    })),
    format: formats.money,
    ticks: ends(days.map(({day}) => formats.day(day))),
  });
}

function clicksByPosition({positions}: Report, {texts, formats}: ReportContext): Markup {
  const names = positions.map((_, index) =>
    index === positions.length - 1 ? `${formats.position(index)}+` : formats.position(index),
  );
  return columnChart({
    label: texts.clicksByPosition,
    columns: positions.map((clicks, index) => ({
      value: clicks,
      text: `${texts.position(names[index] ?? '')}: ${formats.count(clicks)}`,
    })),
    format: formats.count,
    ticks: names,
  });
}

function ends(names: readonly string[]): string[] {
  return [names[0], names[Math.floor((names.length - 1) / 2)], names.at(-1)].map(name => name ?? '');
}
