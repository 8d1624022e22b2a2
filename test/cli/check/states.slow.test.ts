import assert from 'node:assert/strict';
import {test} from 'node:test';
import {exitCodeOf} from '../../../src/cli/check/report.ts';
import {check, findingsOf, rulesWith} from './support/check.ts';
import {DemoStores} from './support/live-store.ts';

let now = 0;
const stores = new DemoStores(undefined, {
  pause: async milliseconds => {
    now += milliseconds;
  },
});

async function checkState(state: string) {
  now = 0;
  const {origin, requests} = await stores.open({state});
  const report = await check(origin, {query: '夏'}, {now: () => now});
  return {report, requests};
}

/** The rules that only special stores and states show. */
const RARE = [
  '§3 degraded',
  '§3 reduced',
  '§3 failure',
  '§4.1 metafield 2',
  '§4.1 paging 3',
  '§7 plan_required',
  '§7 429',
  '§7 503',
  'embed',
  'blocks',
  'redirect',
];

test('finds no violation in the demo, and sees every rule except those of other states and stores', async () => {
  const {report} = await checkState('normal');
  assert.deepEqual(findingsOf(report), []);
  assert.deepEqual(rulesWith('not seen', report), RARE);
  assert.deepEqual([report.obstacle, exitCodeOf(report)], [null, 0]);
});

test('sends at most 15 requests, one after another, none of which counts as a shopper’s', async () => {
  const {origin, requests} = await stores.open();
  const progress: string[] = [];
  const report = await check(origin, {}, {onProgress: text => progress.push(text)});
  assert.equal(requests.length, 15);
  assert.equal(report.requests, 15);
  assert.deepEqual([progress[0], progress.length], ['1/15 q=*&limit=100', 16]);
  for (const {url, method} of requests) {
    assert.equal(method, 'GET');
    assert.equal(new URL(url).searchParams.has('session_id'), false);
  }
});

test('reports that the index is not ready during a first sync, and finds no other problem', async () => {
  const {report} = await checkState('first-sync');
  assert.deepEqual(findingsOf(report), []);
  assert.equal(report.obstacle?.code, 'not_ready');
  assert.match(report.obstacle.text, /^The index is not ready \(degraded: sync_pending\)/);
  const kept = rulesWith('kept', report);
  for (const rule of ['§3 degraded', '§3 reduced', '§7 query_required', '§7 invalid_type', 'script', 'files'])
    assert.ok(kept.includes(rule), rule);
  assert.equal(exitCodeOf(report), 2);
});

test('accepts the platform’s own results from an index that is not ready', async () => {
  const {report} = await checkState('degraded-results');
  assert.deepEqual(findingsOf(report), []);
  assert.equal(report.obstacle?.code, 'not_ready');
});

test('reports that the service is down after a 503, whose shape it checks', async () => {
  const {report, requests} = await checkState('failing');
  assert.deepEqual(findingsOf(report), []);
  assert.equal(report.obstacle?.code, 'unavailable');
  assert.deepEqual([requests.length, exitCodeOf(report)], [1, 2]);
  for (const rule of ['§7 503', '§3 failure', '§2.1 keys'])
    assert.ok(rulesWith('kept', report).includes(rule));
});

test('reports that the plan is too low after a 403, and still checks the pages', async () => {
  const {report, requests} = await checkState('plan-missing');
  assert.deepEqual(findingsOf(report), []);
  assert.equal(report.obstacle?.code, 'plan_required');
  assert.deepEqual([requests.length, exitCodeOf(report)], [1, 2]);
  for (const rule of ['§7 plan_required', '§7 body', 'endpoint'])
    assert.ok(rulesWith('kept', report).includes(rule), rule);
});

test('reports a slow service', async () => {
  const {report} = await checkState('slow');
  assert.deepEqual(findingsOf(report), []);
  assert.deepEqual(rulesWith('not seen', report), RARE);
  assert.deepEqual([report.speed?.median, exitCodeOf(report)], [3000, 0]);
});

test('§1.1: reports truncated JSON, and nothing else', async () => {
  const {report} = await checkState('garbage');
  assert.deepEqual(rulesWith('broken', report), ['§1.1']);
  assert.match(findingsOf(report)[0] ?? '', /^§1\.1: the body is not valid JSON/);
  assert.deepEqual([report.obstacle, exitCodeOf(report)], [null, 1]);
});

test('reports that an HTML page answers instead of the service', async () => {
  const {report} = await checkState('html');
  assert.deepEqual(findingsOf(report), []);
  assert.equal(report.obstacle?.code, 'no_service');
  assert.match(report.obstacle.text, /^\/apps\/searchapp\/search answers 200 with an HTML page, “Store”/);
  assert.equal(exitCodeOf(report), 2);
});

test('§7 429: waits once, as long as the service asks for, then reports too many searches', async () => {
  const {origin, requests} = await stores.open({state: 'rate-limited'});
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
  };
  const report = await check(origin, {}, {pause});
  assert.deepEqual([pauses, requests.length], [[5000], 2]);
  assert.deepEqual(findingsOf(report), []);
  assert.deepEqual([report.obstacle?.code, exitCodeOf(report)], ['rate_limited', 2]);
});

test('§7 429: continues after one 429', async () => {
  const retry = {'retry-after': '1'};
  let isFirst = true;
  const {origin, requests} = await stores.open({
    respond: ({url}) => {
      const isLimited = isFirst && new URL(url).searchParams.get('q') === '夏';
      if (isLimited) isFirst = false;
      return isLimited ? new Response('slow down', {status: 429, headers: retry}) : undefined;
    },
  });
  const report = await check(origin, {query: '夏'});
  assert.deepEqual(findingsOf(report), []);
  assert.deepEqual([report.obstacle, requests.length], [null, 15]);
});
