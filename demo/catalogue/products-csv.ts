import type {Product, Variant} from './catalogue.ts';
import {type CsvRecords, type Row, readRows} from './csv-rows.ts';
import {deriveId} from './ids.ts';
import type {ImportedProducts} from './imported-products.ts';
import {readPrice} from './price.ts';
import {count, type Progress} from './progress.ts';

/**
 * Reads a product CSV export, in which the rows of a product repeat its handle. The first row has the product's
 * fields, each row with an option value or a price is a variant, and the others add pictures.
 *
 * @throws {CatalogueError} if the file is not such an export.
 */
export async function readProductsCsv(
  records: CsvRecords,
  file: string,
  progress: Progress,
): Promise<ImportedProducts> {
  const problems: string[] = [];
  const report = (row: Row, text: string): void => void problems.push(`${file}, line ${row.line}: ${text}`);
  const groups = new Map<string, Row[]>();
  for await (const row of readRows(records, file)) {
    const handle = row.get('Handle');
    const group = groups.get(handle);
    if (group) group.push(row);
    else if (handle) groups.set(handle, [row]);
    else report(row, 'the row has no Handle, so it is left out. Give it the Handle of its product.');
    progress.update(`${file}: ${count(groups.size, 'product')}`);
  }
  const products = [...groups.values()].flatMap(rows => readProduct(rows, report) ?? []);
  return {products, problems};
}

type Report = (row: Row, text: string) => void;

const AXES = [1, 2, 3] as const;

function readProduct(rows: readonly Row[], report: Report): Product | undefined {
  const [first] = rows;
  if (!first || isHidden(first)) return;
  const handle = first.get('Handle');
  if (!first.get('Title')) {
    return void report(
      first,
      `${handle} has no Title, so it is left out. Write the Title into its first row.`,
    );
  }
  const options = readOptions(first);
  const variants = rows.flatMap(row => readVariant(row, handle, options, report) ?? []);
  if (variants.length > 0) return {...readTexts(rows, first), options, variants};
  report(first, `${handle} has no variant with a price, so it is left out.`);
}

function readTexts(rows: readonly Row[], first: Row): Omit<Product, 'options' | 'variants'> {
  const handle = first.get('Handle');
  const tags = first.get('Tags').split(',');
  return {
    id: deriveId(handle),
    handle,
    title: first.get('Title'),
    body: first.get('Body'),
    vendor: first.get('Vendor'),
    type: first.get('Type'),
    tags: tags.map(tag => tag.trim()).filter(Boolean),
    // Exports have no dates, so "newest" keeps the order of relevance.
    createdAt: new Date(0).toISOString(),
    image: rows.map(row => row.get('Image Src')).find(Boolean),
    metafields: {},
  };
}

/** Unpublished, draft and archived products are not for sale. */
function isHidden(row: Row): boolean {
  return /^false$/i.test(row.get('Published')) || /^(draft|archived)$/i.test(row.get('Status'));
}

/** The platform writes a product without options as "Title: Default Title". */
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
  // A row with neither adds a picture only.
  if (!row.get('Price') && !row.get('Option1 Value')) return;
  const prices = readPrices(row, handle, report);
  if (!prices) return;
  const values = AXES.map(axis => row.get(`Option${axis} Value`)).slice(0, options.length);
  const title = values.join(' / ') || 'Default Title';
  return {
    id: deriveId(`${handle} ${title}`),
    title,
    options: values,
    ...prices,
    available: isInStock(row),
    sku: row.get('SKU') || undefined,
    image: row.get('Variant Image') || undefined,
  };
}

function readPrices(
  row: Row,
  handle: string,
  report: Report,
): Pick<Variant, 'price' | 'compareAtPrice'> | undefined {
  const price = readPrice(row.get('Price'));
  if (price === undefined) {
    report(
      row,
      `${handle}: ${complain(row, 'Price')}, so the variant is left out. Write a price such as 1980 or 19.80.`,
    );
    return;
  }
  const compareAtPrice = readPrice(row.get('Compare At Price'));
  if (row.get('Compare At Price') && compareAtPrice === undefined) {
    report(row, `${handle}: ${complain(row, 'Compare At Price')}. The variant is kept without it.`);
  }
  return {price, compareAtPrice};
}

function complain(row: Row, column: 'Price' | 'Compare At Price'): string {
  const written = row.get(column);
  return written ? `“${written}” in Variant ${column} is not a price` : `Variant ${column} is empty`;
}

/** Untracked stock never runs out, regardless of the quantity. */
function isInStock(row: Row): boolean {
  if (!row.get('Inventory Tracker') || /^(continue|true)$/i.test(row.get('Inventory Policy'))) return true;
  return Number(row.get('Inventory Qty')) > 0;
}
