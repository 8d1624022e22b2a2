import {CatalogueError} from './catalogue-error.ts';

/** Rejects the usual mistakes: a saved web page, and a spreadsheet. */
export function rejectOtherFormats(head: string, file: string): void {
  if (/^\s*<(!doctype|html|\?xml)/i.test(head)) {
    throw new CatalogueError(`${file} is a web page, not a catalogue: save the store's /products.json.`);
  }
  if (head.includes('\0') || head.startsWith('PK')) {
    throw new CatalogueError(
      `${file} is not a text file: export the catalogue as CSV, or save /products.json.`,
    );
  }
  if (head.trim() === '') throw new CatalogueError(`${file} is empty.`);
}

/** Whether a text is a store's `/products.json`, and not a CSV export. */
export function isProductsJson(head: string, file: string): boolean {
  return /^\s*[[{]/.test(head) || /\.json$/i.test(file);
}
