import assert from 'node:assert/strict';
import {test} from 'node:test';
import {ProtocolChecks} from '../../../src/conformance/page/protocol-checks.ts';
import {readResponse} from '../../../src/core/contract/schema.ts';
import {BODY, params} from '../../support/stores/exchange.ts';

const SEARCH = {
  query: 'tent',
  query_id: 'q-1',
  session_id: 's-1',
  measurement_proof: 'proof',
  result_count: 1,
};
const CLICK = {
  query_id: 'q-1',
  session_id: 's-1',
  measurement_proof: 'proof',
  product_id: 'gid://shopify/Product/12',
  position: 0,
};

/** The checks of a page that searched for a tent at time 0 and got an answer. */
function answered(): ProtocolChecks {
  const checks = new ProtocolChecks();
  checks.trackRequest(params(), 0);
  checks.trackAnswer(params(), readResponse(BODY), 0);
  return checks;
}

test('§6 search, click: accepts events that repeat their search', () => {
  const checks = answered();
  assert.deepEqual(checks.trackEvent('search', SEARCH), []);
  assert.deepEqual(checks.trackEvent('click', CLICK), []);
  assert.ok(checks.hasPublished('q-1'));
});

test('§6 search, click: reports each field that is unknown, of a wrong type or of another search', () => {
  const wrong = [
    {...SEARCH, extra: 1},
    {...SEARCH, result_count: '1'},
    {...SEARCH, measurement_proof: 'other'},
    {...SEARCH, session_id: 'other'},
    {...SEARCH, query: 'lamp'},
  ];
  for (const payload of wrong) {
    const [finding] = answered().trackEvent('search', payload);
    assert.deepEqual([finding?.by, finding?.section], ['client', '§6']);
  }
  const [extra] = answered().trackEvent('search', {...SEARCH, extra: 1});
  assert.equal(extra?.text, 'payload: Unrecognized key: "extra"');
  for (const payload of [
    {...CLICK, position: 1.5},
    {...CLICK, product_id: 'gid://shopify/Product/99'},
  ]) {
    assert.equal(answered().trackEvent('click', payload)[0]?.section, '§6');
  }
});

test('§6 search, click: reports a search published twice, but not two clicks on one result', () => {
  const checks = answered();
  checks.trackEvent('search', SEARCH);
  assert.match(checks.trackEvent('search', SEARCH)[0]?.text ?? '', /more than once for one answer/);
  checks.trackEvent('click', CLICK);
  assert.deepEqual(checks.trackEvent('click', CLICK), []);
});

test('§6.3: reports an unknown query id, but not one of an earlier page', () => {
  const checks = answered();
  assert.equal(checks.trackEvent('click', {...CLICK, query_id: 'q-9'})[0]?.section, '§6.3');
  checks.addQueryIds(['q-9']);
  assert.deepEqual(checks.trackEvent('click', {...CLICK, query_id: 'q-9'}), []);
});

test('§8.7 repeated: reports a request repeated within five minutes of its answer, in another session too', () => {
  const checks = answered();
  assert.equal(checks.trackRequest(params({session_id: 's-2'}), 299_000)[0]?.section, '§8.7');
  assert.deepEqual(checks.trackRequest(params(), 300_000), []);
});

test('§8.7 repeated: accepts the retry of a request that was not answered', () => {
  const checks = new ProtocolChecks();
  checks.trackRequest(params(), 0);
  assert.deepEqual(checks.trackRequest(params(), 1000), []);
});

test('§8 search visitor: reports the 21st request in ten seconds', () => {
  const checks = new ProtocolChecks();
  const send = (time: number) => checks.trackRequest(params({q: `tent ${time}`}), time);
  for (let time = 1; time <= 20; time++) assert.deepEqual(send(time), []);
  assert.equal(send(9999)[0]?.section, '§8 visitor');
  assert.deepEqual(send(20_001), []);
});
