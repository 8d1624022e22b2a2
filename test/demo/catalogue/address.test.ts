import assert from 'node:assert/strict';
import {once} from 'node:events';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {after, before, beforeEach, test} from 'node:test';
import {CatalogueError} from '../../../demo/catalogue/catalogue-error.ts';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {Progress} from '../../../demo/catalogue/progress.ts';
import {encode} from './support/encode.ts';

interface Reply {
  readonly status?: number;
  readonly body: string | Uint8Array;
  readonly retryAfter?: string;
}

/** A fake store: its responses, the requests it received, and the pauses between them. */
let answer: (url: URL, turn: number) => Reply;
let asked: string[];
let pauses: number[];
let server: Server;
let origin: string;

before(async () => {
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', origin);
    asked.push(`${url.pathname}${url.search}`);
    const {status = 200, body, retryAfter} = answer(url, asked.length);
    response.writeHead(status, retryAfter === undefined ? {} : {'retry-after': retryAfter}).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  pauses = [];
});
after(() => server.close());

function load(path = '') {
  const pause = async (milliseconds: number) => void pauses.push(milliseconds);
  return loadStore({catalog: `${origin}${path}`, pause});
}

/** A body of `/products.json` with numbered cups. */
function cups(...numbers: number[]): string {
  const products = numbers.map(number => ({
    title: `Cup ${number}`,
    handle: `cup-${number}`,
    variants: [{price: 5}],
  }));
  return JSON.stringify({products});
}

const handlesOf = ({store}: Awaited<ReturnType<typeof load>>) =>
  store.catalogues[0].products.map(({handle}) => handle);

test('fetches a store page by page, with pauses, until a page is empty', async () => {
  const pages = [cups(1, 2), cups(3), cups()];
  answer = url => ({body: pages[Number(url.searchParams.get('page')) - 1] ?? ''});
  const loaded = await load();
  assert.deepEqual(handlesOf(loaded), ['cup-1', 'cup-2', 'cup-3']);
  assert.deepEqual(asked, [
    '/products.json?limit=250&page=1',
    '/products.json?limit=250&page=2',
    '/products.json?limit=250&page=3',
  ]);
  assert.deepEqual(pauses, [500, 500]);
  assert.equal(loaded.store.name, new URL(origin).host);
});

test('fetches the products of a collection URL and of a products.json URL', async () => {
  answer = url => ({body: url.searchParams.get('page') === '1' ? cups(1) : cups()});
  await load('/collections/summer/');
  await load('/en/products.json?country=JP');
  assert.equal(asked[0], '/collections/summer/products.json?limit=250&page=1');
  assert.equal(asked[2], '/en/products.json?country=JP&limit=250&page=1');
});

test('reports progress after each page', async () => {
  answer = url => ({
    body: url.searchParams.get('page') === '3' ? cups() : cups(Number(url.searchParams.get('page'))),
  });
  const written: string[] = [];
  let now = 0;
  const progress = new Progress({write: text => written.push(text)}, () => (now += 2000));
  await loadStore({catalog: origin, progress, pause: async () => {}});
  assert.deepEqual(written, [
    `${origin}/products.json?limit=250&page=1: 1 product\n`,
    `${origin}/products.json?limit=250&page=2: 2 products\n`,
    `${new URL(origin).host}: 2 products\n`,
  ]);
});

test('stops after two requests to a server without paging', async () => {
  answer = () => ({body: cups(1, 2)});
  assert.deepEqual(handlesOf(await load()), ['cup-1', 'cup-2']);
  assert.equal(asked.length, 2);
});

test('retries a busy store after the pause that it asks for', async () => {
  answer = (url, turn) => {
    if (turn === 1) return {status: 429, body: '', retryAfter: '7'};
    return {body: url.searchParams.get('page') === '1' ? cups(1) : cups()};
  };
  assert.deepEqual(handlesOf(await load()), ['cup-1']);
  assert.deepEqual(pauses, [7000, 500]);
});

test('gives up on a store that stays busy', async () => {
  answer = () => ({status: 503, body: ''});
  await assert.rejects(load(), /page=1 answers with status 503, not with products/);
  assert.equal(asked.length, 5);
});

test('fetches a product CSV export in one request', async () => {
  answer = () => ({body: '\uFEFFHandle,Title,Variant Price\nmug,Mug,5\n'});
  assert.deepEqual(handlesOf(await load('/exports/products.csv')), ['mug']);
  assert.deepEqual(asked, ['/exports/products.csv']);
});

test('reports an invalid record with its page', async () => {
  const bad = JSON.stringify({products: [{title: '', handle: 'x', variants: []}]});
  answer = url => ({body: [cups(1), bad, cups()][Number(url.searchParams.get('page')) - 1] ?? ''});
  const {problems} = await load();
  assert.match(problems[0] ?? '', /products\.json\?limit=250&page=2, products\[0\]\.title: it is empty/);
});

test('refuses a URL that is no store with one clear message that names it', async () => {
  answer = () => ({status: 404, body: ''});
  await assert.rejects(load(), isRefusal(/products\.json\S* answers with status 404/));
  answer = () => ({body: '<!doctype html><h1>Opening soon</h1>'});
  await assert.rejects(load(), isRefusal(/products\.json\S* is a web page/));
  await assert.rejects(
    loadStore({catalog: 'http://127.0.0.1:1/'}),
    isRefusal(/127\.0\.0\.1:1\/products\.json\S* does not answer/),
  );
});

function isRefusal(message: RegExp) {
  return (error: unknown) => error instanceof CatalogueError && message.test(error.message);
}

test('reads a CSV file in Shift_JIS', async () => {
  answer = () => ({
    body: encode('Handle,Title,Variant Price\r\ntent,折りたたみテント,1980\r\n', 'shift_jis'),
  });
  const {store} = await load('/export.csv');
  assert.equal(store.catalogues[0].products[0]?.title, '折りたたみテント');
});
