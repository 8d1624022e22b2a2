import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {test} from 'node:test';
import {LEDGER} from '../../src/conformance/rules/ledger.ts';
import {readIds, readTitles} from './titles.ts';

/** The folders whose tests cover the rules of each side. Tests in this folder cover both. */
const FOLDERS = {
  client: ['core', 'i18n', 'service', 'store', 'elements', 'pages', 'property', 'contract'],
  service: ['demo/service', 'contract'],
} as const;

const files = readdirSync('test', {recursive: true, encoding: 'utf8'})
  .map(path => `test/${path.replaceAll('\\', '/')}`)
  .filter(path => path.endsWith('.test.ts') && path !== 'test/contract/ledger.test.ts');
/** Tests of the checks themselves, which cover no rule. */
const RULES = 'test/conformance/';
const titles = files.flatMap(file => readTitles(file));

test('the ledger lists every rule once', () => {
  const ids = LEDGER.map(({id}) => id);
  assert.deepEqual(
    ids.filter((id, index) => ids.indexOf(id) !== index),
    [],
  );
});

for (const side of ['client', 'service'] as const) {
  test(`a test of the ${side} covers every rule that binds the ${side}`, () => {
    const bound = LEDGER.filter(({binds}) => binds === side || binds === 'both');
    const kept = idsBelow(FOLDERS[side]);
    console.log(`${bound.length} of ${LEDGER.length} rules bind the ${side}.`);
    assert.deepEqual(
      bound.filter(({id}) => !kept.has(id)).map(({id, statement}) => `${id}  ${statement}`),
      [],
    );
  });
}

test('every title that names a rule names one of the ledger, at its start', () => {
  const known = new Set<string>(LEDGER.map(({id}) => id));
  console.log(`${titles.length} titles name rules.`);
  const strange = titles.flatMap(({file, text, ids}) =>
    ids.filter(id => !known.has(id)).map(id => `${file}: “${id}” in “${text}”`),
  );
  assert.deepEqual(strange, []);
});

test('reads the rules of a title in any notation', () => {
  const source = `
    // test('§0 in a comment: is no title');
    describe("§2.1 total,facets: both", () => {
      it(\`§ 4.1  paging 2, §8.4: \${name} ends\`, () => {});
      it('names no rule', () => {});
    });`;
  const read = readTitles('x.test.ts', source).map(({ids}) => ids);
  assert.deepEqual(read, [
    ['§2.1 total', '§2.1 facets'],
    ['§4.1 paging 2', '§8.4'],
  ]);
  assert.deepEqual(readIds('behind the words (§2.1 total)'), [' behind the words (§2.1 total)']);
});

function idsBelow(folders: readonly string[]): ReadonlySet<string> {
  const below = titles.filter(
    ({file}) => folders.some(folder => file.startsWith(`test/${folder}/`)) && !file.startsWith(RULES),
  );
  return new Set(below.flatMap(({ids}) => ids));
}
