import {parse} from 'csv-parse/sync';
import type {Product, Variant} from './catalogue.ts';
import {CatalogueError} from './catalogue-error.ts';
import {inventId} from './ids.ts';
import type {ImportedProducts} from './import.ts';
import {readPrice} from './price.ts';

/**
 * Reads a product CSV export. A product takes several rows, which repeat its handle: the first holds what concerns
 * the product, each with an option value or a price is a variant, and the rest bring further pictures.
 *
 * @throws {CatalogueError} when the text is no such export.
 */
export function readProductsCsv(text: string, file: string): ImportedProducts {
  const problems: string[] = [];
  const report = (row: Row, text: string): void => void problems.push(`${file}, line ${row.line}: ${text}`);
  const products = groupByHandle(parseRows(text, file), report).flatMap(
    rows => readProduct(rows, report) ?? [],
  );
  return {products, problems};
}

interface Row {
  readonly line: number;
  /** The trimmed text of a column; empty where there is none. */
  readonly get: (column: Column) => string;
}

type Report = (row: Row, text: string) => void;

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
const AXES = [1, 2, 3] as const;

function parseRows(text: string, file: string): Row[] {
  const places = new Map<Column, number>();
  const rows = parseRecords(text, file);
  const header = (rows[0]?.record ?? []).map(name => name.trim().toLowerCase());
  for (const [column, names] of Object.entries(COLUMNS) as [Column, readonly string[]][]) {
    const found = names.map(name => header.indexOf(name.toLowerCase()));
    places.set(column, Math.max(...found));
  }
  const missing = NEEDED.filter(column => (places.get(column) ?? -1) < 0).map(
    column => `“${COLUMNS[column][0]}”`,
  );
  if (missing.length > 0) {
    throw new CatalogueError(`${file} is no product CSV export: it has no column ${missing.join(', ')}.`);
  }
  return rows.slice(1).map(({record, info}) => ({
    line: info.lines,
    get: column => record[places.get(column) ?? -1]?.trim() ?? '',
  }));
}

function parseRecords(text: string, file: string): {record: string[]; info: {lines: number}}[] {
  try {
    // Exports leave out the empty columns at the end of a row.
    return parse(text, {
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ReturnType<typeof parseRecords>;
  } catch (error) {
    throw new CatalogueError(`${file} is not readable as CSV: ${(error as Error).message}.`);
  }
}

function groupByHandle(rows: readonly Row[], report: Report): Row[][] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const handle = row.get('Handle');
    if (!handle) report(row, 'the row has no Handle, so it is left out; give it that of its product.');
    else groups.set(handle, [...(groups.get(handle) ?? []), row]);
  }
  return [...groups.values()];
}

function readProduct(rows: readonly Row[], report: Report): Product | undefined {
  const [first] = rows;
  if (!first || isHidden(first)) return;
  const handle = first.get('Handle');
  if (!first.get('Title')) {
    return void report(first, `${handle} has no Title, so it is left out; write one into its first row.`);
  }
  const options = readOptions(first);
  const variants = rows.flatMap(row => readVariant(row, handle, options, report) ?? []);
  if (variants.length === 0)
    return void report(first, `${handle} has no variant with a price, so it is left out.`);
  return {
    id: inventId(handle),
    handle,
    title: first.get('Title'),
    body: first.get('Body'),
    vendor: first.get('Vendor'),
    type: first.get('Type'),
    tags: first
      .get('Tags')
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
    // An export holds no dates: "newest" then keeps the order of relevance.
    createdAt: new Date(0).toISOString(),
    image: rows.map(row => row.get('Image Src')).find(Boolean),
    options,
    variants,
    metafields: {},
  };
}

/** What the merchant has not published, or has archived, is not for sale. */
function isHidden(row: Row): boolean {
  return /^false$/i.test(row.get('Published')) || /^(draft|archived)$/i.test(row.get('Status'));
}

/** "Title: Default Title" is how the platform writes that a product has no options. */
function readOptions(first: Row): string[] {
  const names = AXES.map(axis => first.get(`Option${axis} Name`)).filter(Boolean);
  const isPlain =
    names.length === 1 && names[0] === 'Title' && first.get('Option1 Value') === 'Default Title';
  return isPlain ? [] : names;
}

function readVariant(
  row: Row,
  handle: string,
  options: readonly string[],
  report: Report,
): Variant | undefined {
  const values = AXES.map(axis => row.get(`Option${axis} Value`)).slice(0, options.length);
  const written = row.get('Price');
  // A row with neither brings one more picture.
  if (!written && !row.get('Option1 Value')) return;
  const price = readPrice(written);
  if (price === undefined) {
    const wrong = written ? `“${written}” is not a price` : 'there is no price';
    return void report(
      row,
      `${handle}: ${wrong} in Variant Price, so this variant is left out; write it like 1980 or 19.80.`,
    );
  }
  const former = row.get('Compare At Price');
  if (former && readPrice(former) === undefined) {
    report(row, `${handle}: “${former}” is not a price in Variant Compare At Price, so it is ignored.`);
  }
  const title = values.join(' / ') || 'Default Title';
  return {
    id: inventId(`${handle} ${title}`),
    title,
    options: values,
    price,
    compareAtPrice: readPrice(former),
    available: isInStock(row),
    sku: row.get('SKU') || undefined,
    image: row.get('Variant Image') || undefined,
  };
}

/** Stock that is not tracked never runs out, whatever quantity is written beside it. */
function isInStock(row: Row): boolean {
  if (!row.get('Inventory Tracker') || /^(continue|true)$/i.test(row.get('Inventory Policy'))) return true;
  return Number(row.get('Inventory Qty')) > 0;
}
