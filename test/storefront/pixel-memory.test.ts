import assert from 'node:assert/strict';
import {afterEach, beforeEach, mock, test} from 'node:test';
import {PixelMemory} from '../../demo/storefront/browser/pixel-memory.ts';

const day = 24 * 60 * 60 * 1000;
const product = 'gid://shopify/Product/1';
const memory = new PixelMemory();

const search = (query_id: string) => ({query_id, session_id: 'session', measurement_proof: `of ${query_id}`});
const click = (query_id: string, product_id = product) => ({...search(query_id), product_id, position: 0});

beforeEach(() => {
  mock.timers.enable({apis: ['Date'], now: 0});
  store(new Map());
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
