import {html} from 'hono/html';
import type {Markup} from '../markup.ts';

export interface TableColumn<Row> {
  readonly heading: string;
  readonly cell: (row: Row) => Markup | string;
  /** Whether to align the cells to the right. */
  readonly isNumber?: boolean;
}

/** A table with a caption, or a note if it has no rows. The first column is the row header. */
export function table<Row>(
  caption: string,
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  none: string,
): Markup {
  if (rows.length === 0) return html`<h2>${caption}</h2><p class="quiet">${none}</p>`;
  return html`
    <h2>${caption}</h2>
    <div class="table" tabindex="0" role="region" aria-label="${caption}">
      <table>
        <thead><tr>${columns.map(heading)}</tr></thead>
        <tbody>${rows.map(row => html`<tr>${columns.map((column, index) => cell(row, column, index))}</tr>`)}</tbody>
      </table>
    </div>`;
}

function heading<Row>({heading, isNumber}: TableColumn<Row>): Markup {
  return html`<th scope="col" class="${isNumber ? 'number' : 'text'}">${heading}</th>`;
}

function cell<Row>(row: Row, {cell, isNumber}: TableColumn<Row>, index: number): Markup {
  const content = cell(row);
  if (index === 0) return html`<th scope="row">${content}</th>`;
  return html`<td class="${isNumber ? 'number' : 'text'}">${content}</td>`;
}
