import {setTimeout as wait} from 'node:timers/promises';
import {CatalogueError} from './catalogue-error.ts';
import {readRecords} from './csv-records.ts';
import {decodeBytes} from './decoded-bytes.ts';
import {decodeText} from './decoded-text.ts';
import {rejectOtherFormats} from './formats.ts';
import type {ImportedProducts} from './imported-products.ts';
import {readProductsCsv} from './products-csv.ts';
import {ProductsJson} from './products-json.ts';
import type {Progress} from './progress.ts';

/**
 * Fetches the products of a store: from a CSV file, or from `/products.json` page by page until one is empty. Sends
 * one request at a time, with pauses as long as the store asks for.
 *
 * @throws {CatalogueError} if the URL has no products.
 */
export async function fetchProducts(
  address: URL,
  progress: Progress,
  pause: (milliseconds: number) => Promise<void> = wait,
): Promise<ImportedProducts> {
  if (/\.csv$/i.test(address.pathname)) {
    const {body} = await request(address, pause);
    const texts = decodeText(body ?? (async function* () {})(), address.href);
    return readProductsCsv(readRecords(texts, address.href), address.href, progress);
  }
  const products = new ProductsJson(progress);
  for (let page = 1; ; page++) {
    const url = pageOf(address, page);
    const before = products.products.length;
    const text = decodeBytes(new Uint8Array(await (await request(url, pause)).arrayBuffer()), url.href);
    rejectOtherFormats(text.slice(0, 4096), url.href);
    // A server without paging returns the first page again.
    if (products.read(text, url.href) === 0 || products.products.length === before) return products;
    await pause(POLITE_MS);
  }
}

/** The platform's largest page. */
const PAGE_SIZE = 250;
const POLITE_MS = 500;
const MAX_TRIES = 5;
const LONGEST_WAIT_SECONDS = 60;

/** `https://store.example` means the whole catalogue, `…/collections/summer` one collection. */
function pageOf(address: URL, page: number): URL {
  const url = new URL(address);
  if (!url.pathname.endsWith('.json')) url.pathname = `${url.pathname.replace(/\/$/, '')}/products.json`;
  url.searchParams.set('limit', String(PAGE_SIZE));
  url.searchParams.set('page', String(page));
  return url;
}

async function request(url: URL, pause: (milliseconds: number) => Promise<void>): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const response = await fetch(url, {headers: {accept: 'application/json, text/csv'}}).catch(error => {
      throw new CatalogueError(`${url} does not answer: ${error.cause?.message ?? error.message}.`);
    });
    if (response.ok) return response;
    const isBusy = response.status === 429 || response.status === 503;
    if (!isBusy || tries === MAX_TRIES) {
      throw new CatalogueError(`${url} answers with status ${response.status}, not with products.`);
    }
    const seconds = Number(response.headers.get('retry-after')) || 2 ** tries;
    await pause(Math.min(seconds, LONGEST_WAIT_SECONDS) * 1000);
  }
}
