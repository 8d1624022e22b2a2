import type {Options} from 'csv-parse';
import {CatalogueError} from './catalogue-error.ts';

/** A record as the parser reads it, with the line on which it ends. */
export interface CsvRecord {
  readonly record: readonly string[];
  readonly info: {readonly lines: number};
}

export type CsvRecords = Iterable<CsvRecord> | AsyncIterable<CsvRecord>;

/** A row of a product CSV export. */
export interface Row {
  readonly line: number;
  /** The trimmed text of a column; empty without one. */
  readonly get: (column: Column) => string;
}

/**
 * Reads the rows of a product CSV export, one after the other.
 *
 * @throws {CatalogueError} if a required column is missing.
 */
export async function* readRows(records: CsvRecords, file: string): AsyncGenerator<Row> {
  let places: Map<Column, number> | undefined;
  for await (const {record, info} of records) {
    if (places) yield toRow(record, info.lines, places);
    else places = findColumns(record, file);
  }
}

/** Keeps only the columns in use: an export of 50,000 products has sixty columns. */
function toRow(record: readonly string[], line: number, places: ReadonlyMap<Column, number>): Row {
  const cells = new Map<Column, string>();
  for (const [column, place] of places) {
    const text = record[place]?.trim();
    if (text) cells.set(column, text);
  }
  return {line, get: column => cells.get(column) ?? ''};
}

/** The columns in use, by their names in older and newer exports. */
const COLUMNS = {
  Handle: ['Handle', 'URL handle'],
  Title: ['Title'],
  Body: ['Body (HTML)', 'Description'],
  Vendor: ['Vendor'],
  Type: ['Type', 'Custom Product Type'],
  Tags: ['Tags'],
  Published: ['Published', 'Published on online store'],
  Status: ['Status'],
  Price: ['Variant Price', 'Price'],
  'Compare At Price': ['Variant Compare At Price', 'Compare-at price'],
  SKU: ['Variant SKU', 'SKU'],
  'Inventory Tracker': ['Variant Inventory Tracker', 'Inventory tracker'],
  'Inventory Qty': ['Variant Inventory Qty', 'Inventory quantity'],
  'Inventory Policy': ['Variant Inventory Policy', 'Continue selling when out of stock'],
  'Image Src': ['Image Src', 'Product image URL'],
  'Variant Image': ['Variant Image', 'Variant image URL'],
  'Option1 Name': ['Option1 Name'],
  'Option1 Value': ['Option1 Value'],
  'Option2 Name': ['Option2 Name'],
  'Option2 Value': ['Option2 Value'],
  'Option3 Name': ['Option3 Name'],
  'Option3 Value': ['Option3 Value'],
} as const;
type Column = keyof typeof COLUMNS;

const NEEDED: readonly Column[] = ['Handle', 'Title', 'Price'];

/** The parser's options for a text, by its beginning. */
export function csvOptions(head: string): Options {
  // Exports omit empty columns at the end of a row.
  return {info: true, relax_column_count: true, skip_empty_lines: true, ...formatOf(head)};
}

/** Says in one sentence why the parser rejects a text. */
export function notCsv(file: string, error: unknown): CatalogueError {
  if (error instanceof CatalogueError) return error;
  return new CatalogueError(`${file} can't be read as CSV: ${(error as Error).message.slice(0, 200)}.`);
}

/** The separator of the columns, by the header or by the line before it that spreadsheets write: `sep=;`. */
function formatOf(head: string): {readonly delimiter: string; readonly from_line?: number} {
  const [, named] = /^sep=(.)[\r\n]/i.exec(head) ?? [];
  if (named) return {delimiter: named, from_line: 2};
  const [first = ''] = head.trimStart().split(/[\r\n]/, 1);
  const counts = SEPARATORS.map(separator => ({separator, count: countColumns(first, separator)}));
  const {separator = ','} = counts.sort((a, b) => b.count - a.count)[0] ?? {};
  return {delimiter: separator};
}

function countColumns(header: string, separator: string): number {
  const titles = header.split(separator).map(title => title.replace(/^\s*"?|"?\s*$/g, '').toLowerCase());
  return titles.filter(title => NAMES.has(title)).length;
}

const SEPARATORS = [',', ';', '\t', '|'];
const NAMES: ReadonlySet<string> = new Set(
  Object.values(COLUMNS)
    .flat()
    .map(name => name.toLowerCase()),
);

function findColumns(header: readonly string[], file: string): Map<Column, number> {
  const titles = header.map(title => title.trim().toLowerCase());
  const columns = Object.entries(COLUMNS) as [Column, readonly string[]][];
  const places = columns.map(([column, names]) => {
    const found = names.map(name => titles.indexOf(name.toLowerCase()));
    return [column, Math.max(...found)] as const;
  });
  const present = new Map(places.filter(([, place]) => place >= 0));
  const missing = NEEDED.filter(column => !present.has(column)).map(column => `“${COLUMNS[column][0]}”`);
  if (missing.length > 0) {
    throw new CatalogueError(`${file} is not a product CSV export: it has no column ${missing.join(', ')}.`);
  }
  return present;
}
