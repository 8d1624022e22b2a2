import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {test} from 'node:test';
import {Changelog} from '../../src/tools/release/changelog.ts';
import {
  API_FILE,
  compareApis,
  missingEntries,
  type PublicApi,
  type ReleasedApi,
  readPublicApi,
} from '../../src/tools/release/public-api.ts';

const changelog = new Changelog(readFileSync('CHANGELOG.md', 'utf8'));
const released: ReleasedApi = JSON.parse(readFileSync(API_FILE, 'utf8'));

test('the changelog has an entry for each change of the public API since the last release', async () => {
  const api = await readPublicApi();
  assert.ok(api.length > 200);
  assert.deepEqual(missingEntries(compareApis(released.face, api), changelog), []);
});

test('the package, the changelog and the released API have the same version', () => {
  const {version} = JSON.parse(readFileSync('package.json', 'utf8'));
  assert.equal(released.version, version);
  assert.match(
    changelog.text,
    new RegExp(
      `^## \\[Unreleased\\]\\n(?:(?!^## )[\\s\\S])*^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`,
      'm',
    ),
  );
});

test('the API lists the names that shops, their code and their themes use', async () => {
  const api = await readPublicApi();
  for (const line of [
    'package entry `./react`',
    'package entry `./dist/*`',
    'package command `storefront-search-elements`',
    'storefront-search-elements export `getStore`',
    'storefront-search-elements/core export `Answer`',
    'search-result-click field `position`: number',
    'search-add-to-cart field `variantId`: string',
    '<search-box> attribute `debounce`: number = 250',
    '<search-results> CSS property `--search-gap` = 20px',
    'configuration setting `endpoint`',
    'configuration message `showMore`',
    'template binding `data-each`',
    'template field `product.variants`: variant',
    'kit file `snippets/storefront-search.liquid`',
    'kit text `storefront_search.title`',
    'storefront-search-results parameter `items`: object',
    'storefront-search-results parameter `page_size`: number, optional',
    'storefront-search-page setting `page_size`: range = 24',
    'storefront-search-page setting `paging`: select of "more" | "pages" | "infinite" = "more"',
  ]) {
    assert.ok(api.includes(line), line);
  }
});

test('an entry is missing for each name that is new, gone or of another type', () => {
  const before: PublicApi = ['<a-b> attribute `old`', '<a-b> attribute `kind`: x | y', '<a-b> part `same`'];
  const now: PublicApi = [
    '<a-b> attribute `fresh`',
    '<a-b> attribute `kind`: x | y | z',
    '<a-b> part `same`',
  ];
  const tell = (text: string) =>
    missingEntries(
      compareApis(before, now),
      new Changelog(`## [Unreleased]\n${text}\n## [1.0.0] - 2026-01-01\n- \`old\`\n`),
    );
  assert.deepEqual(tell('- `<a-b>`: `fresh`, `kind` and `old`\n'), []);
  assert.deepEqual(
    tell('- `<a-b>`: `fresh`\n').map(sentence => sentence.split('.')[0]),
    [
      'new: <a-b> attribute `kind`: x | y | z',
      'gone or changed: <a-b> attribute `old`',
      'gone or changed: <a-b> attribute `kind`: x | y',
    ],
  );
});

test('an entry covers a name only in the places that it mentions', () => {
  const missingFrom = (line: string, text: string) =>
    missingEntries({added: [line], removed: []}, new Changelog(`## [Unreleased]\n\n${text}\n`));
  const cases: [line: string, tells: string, doesNot: string][] = [
    ['<c-d> part `chip`', '- `<a-b>` and\n  `<c-d>`: `chip`', '- `<c-d>`\n- `<a-b>`: `chip`'],
    ['configuration message `found`', '- Messages `found`', '- `<a-b>`: part `found`'],
    ['configuration setting `locale`', '- The setting `locale`', '- The message `locale`'],
    ['template field `page.title`: text', '- Templates know `page.title`', '- `page.title`'],
    ['kit file `snippets/x.liquid`', '- The kit has `snippets/x.liquid`', '- `snippets/x.liquid`'],
    ['package entry `./x`', '- The package has `./x`', '- `./x`'],
    ['storefront-x/core export `y`', '- `storefront-x/core`: `y`', '- `storefront-x`: `y`'],
    ['x-click field `y`: number', '- `x-click` has `y`', '- `x-click`: y'],
    ['storefront-x setting `y`: text', '- `storefront-x`: `y`', '- `storefront-z`: `y`'],
  ];
  for (const [line, tells, doesNot] of cases) {
    assert.deepEqual(missingFrom(line, tells), [], line);
    assert.equal(missingFrom(line, doesNot).length, 1, line);
  }
});
