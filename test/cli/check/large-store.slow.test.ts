import assert from 'node:assert/strict';
import {test} from 'node:test';
import {product, storeOf} from '../../support/stores/small-store.ts';
import {check, findingsOf, rulesWith} from './support/check.ts';
import {type Changes, DemoStores} from './support/live-store.ts';

/** 2100 tents that differ in little but two metafields, one of which has values with a colon. */
const tents = Array.from({length: 2100}, (_, index) =>
  product(`tent-${index}`, {
    title: `Tent ${index}`,
    vendor: index % 3 ? 'Ember' : 'Nagi',
    type: 'Tents',
    metafields: {'custom.ratio': index % 4 ? '1:2' : '1:4', 'custom.size': index % 5 ? 'large' : 'small'},
  }),
);
const stores = new DemoStores(
  storeOf({products: tents}, {metafields: [{key: 'custom.ratio'}, {key: 'custom.size'}]}),
);

async function checkStore(changes: Changes = {}) {
  const {origin} = await stores.open(changes);
  return check(origin, {query: 'tent'});
}

test('§4.1 paging 3, metafield 2: sees the pages at the ceiling, and a value with a colon', async () => {
  const report = await checkStore();
  assert.deepEqual(findingsOf(report), []);
  const kept = rulesWith('kept', report);
  for (const rule of ['§4.1 paging 1', '§4.1 paging 3', '§4.1 metafield 2', '§4.1 filter_vendor'])
    assert.ok(kept.includes(rule), rule);
});

test('§4.1 filter_type: explains why a rule was not seen', async () => {
  const {contract} = await checkStore();
  const reasonOf = (id: string) => contract.find(({rule}) => rule === id)?.details[0]?.text;
  assert.equal(reasonOf('§4.1 filter_type'), 'The products do not differ in their type.');
  assert.equal(reasonOf('§4.1 filter_tags'), 'None of the first 50 products can show this rule.');
});

test('§4.1 paging 3: reports that the first page comes past the ceiling', async () => {
  const report = await checkStore({
    onRequest: params => Number(params.get('offset')) > 2000 && params.delete('offset'),
    onAnswer: (body, params) => Number(params.get('offset')) > 2000 && Object.assign(body, {offset: 2000}),
  });
  assert.deepEqual(rulesWith('broken', report), ['§4.1 paging 3'], findingsOf(report).join('\n'));
});

test('§4.1 metafield 2: reports a value that is split at its last colon', async () => {
  const report = await checkStore({
    onRequest: params => {
      const pairs = params.getAll('filter_metafield').map(pair => pair.replace(/^(.*):(.*)$/, '$1;$2'));
      params.delete('filter_metafield');
      for (const pair of pairs) params.append('filter_metafield', pair);
    },
  });
  assert.deepEqual(rulesWith('broken', report), ['§4.1 metafield 2'], findingsOf(report).join('\n'));
});
