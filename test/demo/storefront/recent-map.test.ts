import assert from 'node:assert/strict';
import {test} from 'node:test';
import {RecentMap} from '../../../demo/storefront/recent-map.ts';

test('evicts the least recently written key', () => {
  const map = new RecentMap<number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.set('a', 3);
  map.set('c', 4);
  assert.deepEqual([map.get('a'), map.get('b'), map.get('c')], [3, undefined, 4]);
});
