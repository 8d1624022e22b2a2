import assert from 'node:assert/strict';
import {test} from 'node:test';
import {readCheckArguments} from '../../../src/cli/check/check-command.ts';
import type {Report} from '../../../src/cli/check/report.ts';
import {smallStore} from '../../support/stores/small-storefront.ts';
import {run} from '../command.ts';
import {DemoStores} from './support/live-store.ts';

const stores = new DemoStores(smallStore);

test('prints the verdict on each rule, the counts, and exits with 0 if nothing is broken', async () => {
  const {origin} = await stores.open();
  const {code, output} = await run('check', origin, '--query', 'pencil', '--locale', 'en');
  assert.equal(code, 0);
  assert.ok(
    output.startsWith(`Store: ${origin}\nService: /apps/searchapp/search\nSearched for: pencil\n\nKept\n`),
  );
  assert.match(output, /^ {2}✓ §2\.1 schemaVersion +schemaVersion is “v1”\.$/m);
  assert.match(output, /^ {2}– §7 429 +Above a cap, a request gets 429\. No cap was reached\.$/m);
  assert.match(
    output,
    /\n\n\d+ kept, 0 broken, \d+ not seen, by \d+ requests to the service, which took \d+ ms/,
  );
  assert.doesNotMatch(output, /Broken/);
});

test('prints what is broken last, with the requests that show it, and exits with 1', async () => {
  const {origin} = await stores.open({
    onAnswer: body => {
      for (const item of body.results ?? []) item.score = 1;
    },
  });
  const {code, output} = await run('check', origin, '--query', 'pencil');
  assert.equal(code, 1);
  const [, broken = ''] = output.split('\n\nBroken\n');
  assert.match(
    broken,
    /^ {2}✗ §2 {2}No field outside the contract’s tables is returned\.\n {6}q=\*&limit=100: results\[0\]: /,
  );
  assert.match(broken, /\n {6}and \d+ more\n\n\d+ kept, 1 broken/);
});

test('prints only why a store can’t be checked, and exits with 2', async () => {
  const {origin} = await stores.open({
    respond: () => new Response('<title>Opening soon</title><form action="/password">', {headers: HTML}),
  });
  const {code, output} = await run('check', origin);
  assert.equal(code, 2);
  assert.deepEqual(output.split('\n\n').slice(0, 2), [
    `Store: ${origin}`,
    'The store is protected by a password: give it with --password.',
  ]);
});

test('prints the report as JSON for a script', async () => {
  const {origin} = await stores.open({state: 'plan-missing'});
  const {code, output} = await run('check', origin, '--json');
  const report: Report = JSON.parse(output);
  assert.equal(code, 2);
  assert.equal(report.store, origin);
  assert.equal(report.obstacle?.code, 'plan_required');
  assert.equal(
    report.counts.kept + report.counts.broken + report.counts.notSeen,
    report.contract.length + report.pages.length,
  );
  const line = report.contract.find(({rule}) => rule === '§7 plan_required');
  assert.deepEqual(line, {
    rule: '§7 plan_required',
    statement: 'Below the Pro plan, contract=v1 gets 403 plan_required.',
    verdict: 'kept',
    details: [],
  });
});

test('--help prints the usage of check', async () => {
  const {code, output} = await run('check', '--help');
  assert.equal(code, 0);
  for (const option of ['check URL', '--path', '--query', '--locale', '--password', '--json'])
    assert.ok(output.includes(option), option);
});

test('wrong arguments of check give one sentence and exit code 2', async () => {
  const cases: [args: string[], says: string][] = [
    [[], 'The command check needs one address, such as https://shop.example. See --help.'],
    [
      ['a.example', 'b.example'],
      'The command check needs one address, such as https://shop.example. See --help.',
    ],
    [
      ['ftp://a.example'],
      'The command check needs an address such as https://shop.example, not “ftp://a.example”. See --help.',
    ],
    [['a.example', '--path', '//'], '--path must be a path such as /apps/searchapp/search. See --help.'],
    [['a.example', '--path', '/\\\\x'], '--path must be a path such as /apps/searchapp/search. See --help.'],
    [['a.example', '--path', 'apps'], '--path must be a path such as /apps/searchapp/search. See --help.'],
    [['a.example', '--query', ' '], '--query must be a term of 1 to 200 characters. See --help.'],
    [['a.example', '--locale', 'Japanese'], '--locale must be a language such as ja. See --help.'],
    [['a.example', '--locle', 'ja'], 'Unknown option --locle. Did you mean --locale? See --help.'],
  ];
  for (const [args, says] of cases) {
    assert.deepEqual(await run('check', ...args), {code: 2, output: `${says}\n`});
  }
});

test('accepts an address as in the address bar', () => {
  const originOf = (address: string) => readCheckArguments([address])?.origin;
  assert.equal(originOf('shop.example'), 'https://shop.example');
  assert.equal(originOf('shop.example/en?x=1'), 'https://shop.example');
  assert.equal(originOf('http://localhost:4173/'), 'http://localhost:4173');
});

const HTML = {'content-type': 'text/html'};
