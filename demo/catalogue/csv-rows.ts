import {parse} from 'csv-parse/sync';
import {CatalogueError} from './catalogue-error.ts';

/** One row of a product CSV export. */
export interface Row {
  readonly line: number;
  /** The trimmed text of a column; empty where there is none. */
  readonly get: (column: Column) => string;
}

/**
 * Reads the rows of a product CSV export.
 *
 * @throws {CatalogueError} when the text is no CSV, or lacks the columns no product can do without.
 */
export function parseRows(text: string, file: string): Row[] {
  const [header, ...rows] = parseRecords(text, file);
  const places = findColumns(header?.record ?? []);
  const missing = NEEDED.filter(column => !places.has(column)).map(column => `“${COLUMNS[column][0]}”`);
  if (missing.length > 0) {
    throw new CatalogueError(`${file} is no product CSV export: there is no column ${missing.join(', ')}.`);
  }
  return rows.map(({record, info}) => ({
    line: info.lines,
    get: column => record[places.get(column) ?? -1]?.trim() ?? '',
  }));
}

/** The columns that are read, by the names of the export; later exports name some of them anew. */
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

interface CsvRecord {
  readonly record: readonly string[];
  readonly info: {readonly lines: number};
}

function parseRecords(text: string, file: string): CsvRecord[] {
  try {
    // Exports leave out the empty columns at the end of a row.
    const options = {info: true, relax_column_count: true, skip_empty_lines: true} as const;
    return parse(text, options) as unknown as CsvRecord[];
  } catch (error) {
    throw new CatalogueError(`${file} is not readable as CSV: ${(error as Error).message.slice(0, 200)}.`);
  }
}

function findColumns(header: readonly string[]): Map<Column, number> {
  const titles = header.map(title => title.trim().toLowerCase());
  const columns = Object.entries(COLUMNS) as [Column, readonly string[]][];
  const places = columns.map(([column, names]) => {
    const found = names.map(name => titles.indexOf(name.toLowerCase()));
    return [column, Math.max(...found)] as const;
  });
  return new Map(places.filter(([, place]) => place >= 0));
}
