import {html} from 'hono/html';
import type {Markup} from '../markup.ts';
import {columnChart} from './chart.ts';
import type {Report} from './report.ts';
import type {Writer} from './writer.ts';

/** The plots: searches and revenue by day, clicks by position. */
export function plots(report: Report, writer: Writer): Markup {
  const {texts} = writer;
  return html`<div class="plots">
        ${figure(texts.searchesByDay, searchesByDay(report, writer), legend(writer))}
        ${figure(texts.revenueByDay, revenueByDay(report, writer))}
        ${figure(texts.clicksByPosition, clicksByPosition(report, writer))}
      </div>`;
}

function figure(caption: string, chart: Markup, key: Markup | '' = ''): Markup {
  return html`<figure><figcaption>${caption}${key}</figcaption>${chart}</figure>`;
}

function legend({texts}: Writer): Markup {
  return html`<span class="legend">
        <span class="legend__part">${texts.clicked}</span>
        <span class="legend__whole">${texts.unclicked}</span>
      </span>`;
}

function searchesByDay({days}: Report, {texts, words}: Writer): Markup {
  return columnChart({
    label: texts.searchesByDay,
    columns: days.map(({day, searches, clicked}) => ({
      value: searches,
      part: clicked,
      text: `${words.day(day)}: ${texts.clickedOf(words.count(clicked), words.count(searches))}`,
    })),
    format: words.count,
    ticks: ends(days.map(({day}) => words.day(day))),
  });
}

function revenueByDay({days}: Report, {texts, words}: Writer): Markup {
  return columnChart({
    label: texts.revenueByDay,
    columns: days.map(({day, revenue}) => ({
      value: revenue,
      text: `${words.day(day)}: ${words.money(revenue)}`,
    })),
    format: words.money,
    ticks: ends(days.map(({day}) => words.day(day))),
  });
}

function clicksByPosition({positions}: Report, {texts, words}: Writer): Markup {
  const names = positions.map((_, index) =>
    index === positions.length - 1 ? `${words.position(index)}+` : words.position(index),
  );
  return columnChart({
    label: texts.clicksByPosition,
    columns: positions.map((clicks, index) => ({
      value: clicks,
      text: `${texts.position(names[index] ?? '')}: ${words.count(clicks)}`,
    })),
    format: words.count,
    ticks: names,
  });
}

/** The first, the middle and the last. */
function ends(names: readonly string[]): string[] {
  return [names[0], names[Math.floor((names.length - 1) / 2)], names.at(-1)].map(name => name ?? '');
}
