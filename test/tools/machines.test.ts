import assert from 'node:assert/strict';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {test} from 'node:test';
import {Validator} from '@seriousme/openapi-schema-validator';
import {Ajv2020} from 'ajv/dist/2020.js';
import {loadStore} from '../../demo/catalogue/load.ts';
import {STATES} from '../../demo/service/states.ts';
import {llmsText} from '../../src/tools/machines/llms.ts';
import {parameters} from '../../src/tools/machines/parameters.ts';
import {refusalSchema, responseSchema} from '../../src/tools/machines/schemas.ts';
import {descriptions} from '../../src/tools/machines/write.ts';
import {type Params, send, serve} from '../support/stores/small-store.ts';

const {store} = await loadStore();
const service = serve(store, {pause: async () => {}});
const V1 = {contract: 'v1', type: 'search', session_id: 's'};
// A record has one kind, whose schema names it.
const ajv = new Ajv2020({allErrors: true, strict: true, allowUnionTypes: true});
const isAnswer = ajv.compile(responseSchema());
const isRefusal = ajv.compile(refusalSchema());

test('the descriptions in docs/machines are those of the schema: run `npm run machines`', () => {
  for (const [name, describe] of Object.entries(descriptions)) {
    const kept = readFileSync(join('docs/machines', name), 'utf8');
    assert.equal(kept, `${JSON.stringify(describe(), null, 2)}\n`, name);
  }
});

test('openapi.json is valid OpenAPI 3.1, with every reference in place', async () => {
  const {valid, errors} = await new Validator().validate(
    JSON.parse(JSON.stringify(descriptions['openapi.json']?.())),
  );
  assert.deepEqual(errors ?? [], []);
  assert.ok(valid);
});

test('§4.1 request: openapi.json has the parameters of the contract’s table, with their defaults and maxima', () => {
  const [, section = ''] = readFileSync('docs/contract.md', 'utf8').split(/^### §4\.1|^## §5/m);
  const rows = [...section.matchAll(/^\| (`.*?) \| (.*?) \| (.*) \|$/gm)];
  const defaults = Object.fromEntries(
    rows.flatMap(([, names = '', initial = '']) =>
      [...names.matchAll(/`(\w+)`/g)].map(([, name = '']) => [name, initial.replaceAll('`', '')]),
    ),
  );
  assert.deepEqual(parameters.map(({name}) => name).sort(), Object.keys(defaults).sort());
  for (const {name, schema} of parameters) {
    if (schema.default !== undefined) assert.equal(String(schema.default), defaults[name], name);
  }
});

const SEARCHES: readonly Params[] = [
  {q: 'ジャケット', limit: '50'},
  {q: 'linen', locale: 'en', sort: 'price_asc', limit: '24'},
  {q: '*', limit: '50', sort: 'newest'},
  {q: '*', filter_content_type: 'article'},
  {q: 'どこにもないもの'},
];

for (const state of Object.keys(STATES)) {
  test(`answers of the state ${state} fit the schemas`, async () => {
    for (const params of SEARCHES) {
      const response = await send(service, {...V1, ...params}, {Cookie: `demo_state=${state}`});
      const text = await response.text();
      if (state === 'garbage' || state === 'html') assert.throws(() => JSON.parse(text));
      else if (response.status === 403) assertFits(isRefusal, text);
      else if (response.status !== 429) assertFits(isAnswer, text);
    }
  });
}

test('§7 body: a refusal fits its schema, with a code that openapi.json names', async () => {
  for (const params of [V1, {...V1, q: 'あ'.repeat(201)}, {...V1, q: 'tent', contract: 'v2'}] as Params[]) {
    const text = await (await send(service, params)).text();
    assertFits(isRefusal, text);
    assert.ok(readFileSync('docs/machines/openapi.json', 'utf8').includes(`"${JSON.parse(text).code}"`));
  }
});

test('§9.3: an answer with a new field fits, one without a field or with a wrong type does not', async () => {
  const answer = await (await send(service, {...V1, q: 'linen', locale: 'en'})).json();
  const {results, ...others} = answer;
  assert.ok(isAnswer({...answer, spelling: 'linen'}));
  assert.ok(!isAnswer(others));
  assert.ok(!isAnswer({...answer, total: '5'}));
  assert.ok(!isAnswer({...answer, results: [{...results[0], product_id: '17'}]}));
  assert.ok(!isAnswer({...answer, results: [{...results[0], content_type: 'video'}]}));
});

test('llms.txt links each guide in the table of docs/README.md, and files that exist', () => {
  const text = llmsText(page => `docs/${page}`, {'custom-elements.json': 'the elements'});
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, link = '']) => link);
  assert.ok(links.length > 20);
  for (const link of links) assert.ok(existsSync(link), link);
  const rows = readFileSync('docs/README.md', 'utf8').match(/^\| \[/gm) ?? [];
  assert.ok(links.length > rows.length);
  assert.match(text, /^# .+\n\n> .+\n/);
});

function assertFits(isFit: typeof isAnswer, text: string): void {
  assert.ok(isFit(JSON.parse(text)), ajv.errorsText(isFit.errors));
}
