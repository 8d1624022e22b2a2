import assert from 'node:assert/strict';
import {afterEach, beforeEach, mock, test} from 'node:test';
import {PixelMemory} from '../../../demo/storefront/browser/pixel-memory.ts';

const day = 24 * 60 * 60 * 1000;
const product = 'gid://shopify/Product/1';
let memory: PixelMemory;

const search = (query_id: string) => ({query_id, session_id: 'session', measurement_proof: `of ${query_id}`});
const click = (query_id: string, product_id = product) => ({...search(query_id), product_id, position: 0});

beforeEach(() => {
  mock.timers.enable({apis: ['Date'], now: 0});
  store(new Map());
  memory = new PixelMemory();
});

afterEach(() => {
  mock.timers.reset();
  Reflect.deleteProperty(globalThis, 'localStorage');
});

test('§6.1: the proof that came with a search is attached to the product that was clicked in it', () => {
  memory.rememberSearch({...search('a'), query: '夏', result_count: 3});
  memory.rememberClick(click('a'));
  assert.deepEqual(memory.attributionOf(product), search('a'));
  assert.equal(memory.attributionOf('gid://shopify/Product/2'), undefined);
});

test('§6.2: a click in a search that was never published brings no proof, not even its own', () => {
  memory.rememberClick(click('a'));
  assert.equal(memory.attributionOf(product), undefined);
});

test('the last click on a product counts, for 30 days', () => {
  for (const query of ['a', 'b']) {
    memory.rememberSearch(search(query));
    memory.rememberClick(click(query));
  }
  mock.timers.tick(30 * day);
  assert.deepEqual(memory.attributionOf(product), search('b'));
  mock.timers.tick(1);
  assert.equal(memory.attributionOf(product), undefined);
});

test('a click keeps its proof however many searches follow', () => {
  memory.rememberSearch(search('a'));
  memory.rememberClick(click('a'));
  for (let index = 0; index < 500; index++) memory.rememberSearch(search(`later ${index}`));
  assert.deepEqual(memory.attributionOf(product), search('a'));
});

test('§6.1: what is put into the cart without a click has the proof of the last search of its page', () => {
  for (const query of ['a', 'b']) memory.rememberSearch(search(query));
  memory.rememberAddition(product);
  assert.deepEqual(memory.attributionOf(product), search('b'));
  assert.equal(memory.attributionOf('gid://shopify/Product/2'), undefined);
});

test('what is put into the cart on a page that did not search has the proof of no other page', () => {
  memory.rememberSearch(search('a'));
  memory = new PixelMemory();
  memory.rememberAddition(product);
  assert.equal(memory.attributionOf(product), undefined);
});

test('the proof of an addition is kept for the checkout, on other pages too, for 30 days', () => {
  memory.rememberSearch(search('a'));
  memory.rememberAddition(product);
  memory = new PixelMemory();
  mock.timers.tick(30 * day);
  assert.deepEqual(memory.attributionOf(product), search('a'));
  mock.timers.tick(1);
  assert.equal(memory.attributionOf(product), undefined);
});

test('an addition takes the place of an earlier addition, and of a click only after its 30 days', () => {
  for (const query of ['a', 'b']) {
    memory.rememberSearch(search(query));
    memory.rememberAddition(product);
    assert.deepEqual(memory.attributionOf(product), search(query));
  }
  memory.rememberClick(click('a'));
  mock.timers.tick(30 * day);
  memory.rememberAddition(product);
  assert.deepEqual(memory.attributionOf(product), search('a'));
  mock.timers.tick(1);
  memory.rememberAddition(product);
  assert.deepEqual(memory.attributionOf(product), search('b'));
});

test('what is to be forgotten is no proof of later additions either', () => {
  memory.rememberSearch(search('a'));
  memory.forget();
  memory.rememberAddition(product);
  assert.equal(memory.attributionOf(product), undefined);
});

test('what an earlier version kept is forgotten', () => {
  const clicks = {[product]: {attribution: search('a'), at: 0}};
  store(new Map([['service-pixel', JSON.stringify({searches: {a: search('a')}, clicks})]]));
  assert.equal(memory.attributionOf(product), undefined);
  memory.rememberSearch(search('b'));
  memory.rememberClick(click('b'));
  assert.deepEqual(memory.attributionOf(product), search('b'));
});

test('a storage that is full, blocked or spoilt costs the attribution, and breaks nothing', () => {
  const full = new Map();
  full.set = () => {
    throw new Error('QuotaExceededError');
  };
  for (const spoil of [
    () => store(full),
    () => store(new Map([['service-pixel', '{"searches": 1}']])),
    () => store(new Map([['service-pixel', 'nonsense']])),
    () => Object.defineProperty(globalThis, 'localStorage', {configurable: true, get: () => fail()}),
  ]) {
    spoil();
    assert.equal(memory.attributionOf(product), undefined);
    assert.doesNotThrow(() => memory.rememberSearch(search('a')));
    assert.doesNotThrow(() => memory.rememberAddition(product));
    assert.doesNotThrow(() => memory.forget());
  }
});

function fail(): never {
  throw new Error('SecurityError');
}

/** A browser's storage over a map. */
function store(map: Map<string, string>): void {
  const localStorage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', {configurable: true, value: localStorage});
}
