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

test('§6.1: attaches a search’s measurement_proof to the product clicked in it', () => {
  memory.rememberSearch({...search('a'), query: '夏', result_count: 3});
  memory.rememberClick(click('a'));
  assert.deepEqual(memory.attributionOf(product), search('a'));
  assert.equal(memory.attributionOf('gid://shopify/Product/2'), undefined);
});

test('§6.2: ignores a click in a search that was never published', () => {
  memory.rememberClick(click('a'));
  assert.equal(memory.attributionOf(product), undefined);
});

test('attributes a product to its last click for 30 days', () => {
  for (const query of ['a', 'b']) {
    memory.rememberSearch(search(query));
    memory.rememberClick(click(query));
  }
  mock.timers.tick(30 * day);
  assert.deepEqual(memory.attributionOf(product), search('b'));
  mock.timers.tick(1);
  assert.equal(memory.attributionOf(product), undefined);
});

test('keeps the attribution of a click, however many searches follow', () => {
  memory.rememberSearch(search('a'));
  memory.rememberClick(click('a'));
  for (let index = 0; index < 500; index++) memory.rememberSearch(search(`later ${index}`));
  assert.deepEqual(memory.attributionOf(product), search('a'));
});

test('§6.1: attributes an addition without a click to the last search of its page', () => {
  for (const query of ['a', 'b']) memory.rememberSearch(search(query));
  memory.rememberAddition(product);
  assert.deepEqual(memory.attributionOf(product), search('b'));
  assert.equal(memory.attributionOf('gid://shopify/Product/2'), undefined);
});

test('does not attribute an addition to a search of another page', () => {
  memory.rememberSearch(search('a'));
  memory = new PixelMemory();
  memory.rememberAddition(product);
  assert.equal(memory.attributionOf(product), undefined);
});

test('keeps the attribution of an addition for the checkout, across pages and for 30 days', () => {
  memory.rememberSearch(search('a'));
  memory.rememberAddition(product);
  memory = new PixelMemory();
  mock.timers.tick(30 * day);
  assert.deepEqual(memory.attributionOf(product), search('a'));
  mock.timers.tick(1);
  assert.equal(memory.attributionOf(product), undefined);
});

test('replaces an earlier addition by a later one, and a click only after its 30 days', () => {
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

test('does not attribute additions to a search that was forgotten', () => {
  memory.rememberSearch(search('a'));
  memory.forget();
  memory.rememberAddition(product);
  assert.equal(memory.attributionOf(product), undefined);
});

test('ignores data stored by an earlier version', () => {
  const clicks = {[product]: {attribution: search('a'), at: 0}};
  store(new Map([['service-pixel', JSON.stringify({searches: {a: search('a')}, clicks})]]));
  assert.equal(memory.attributionOf(product), undefined);
  memory.rememberSearch(search('b'));
  memory.rememberClick(click('b'));
  assert.deepEqual(memory.attributionOf(product), search('b'));
});

test('loses only the attribution if the storage is full, blocked or corrupt', () => {
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

/** Implements `Storage` with a map. */
function store(map: Map<string, string>): void {
  const localStorage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => map.set(key, value),
    removeItem: (key: string) => map.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', {configurable: true, value: localStorage});
}
