import assert from 'node:assert/strict';
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {after, before, test} from 'node:test';

const PAGE = 'docs/sizes.md';
const LOADER = 'loader, search box untouched';
const UNTOUCHED = 'a collection that nobody has touched';
const RESULTS = 'results page, without a touch';
const HORIZON = 'results page of the kit in Horizon';
const BUNDLE = 'single file, English and Japanese';

/** The sizes that guides state, in their order, as rows of docs/sizes.md. */
const STATED: Readonly<Record<string, readonly string[]>> = {
  'README.md': [RESULTS, HORIZON, UNTOUCHED],
  'docs/evaluation.md': [RESULTS, HORIZON, UNTOUCHED],
  'docs/why.md': [RESULTS, HORIZON],
  'docs/ja/why.md': [RESULTS, HORIZON],
  'docs/install-other-themes.md': [BUNDLE, LOADER],
};

const folder = mkdtempSync(join(tmpdir(), 'sizes-'));
let measured: ReadonlyMap<string, number>;

before(() => {
  const page = join(folder, 'sizes.md');
  // The sizes are those of the shops' build, also in a run with reversed features.
  const env = {...process.env, REVERSED_FEATURES: ''};
  execFileSync(process.execPath, ['esbuild.mjs', '--outdir', folder, '--docs', page], {
    env,
    timeout: 120_000,
  });
  measured = sizesIn(page);
});

after(() => rmSync(folder, {recursive: true}));

test('docs/sizes.md lists the pages and attributes that are measured', () => {
  assert.ok(measured.size > 30);
  assert.deepEqual([...sizesIn(PAGE).keys()], [...measured.keys()], 'run npm run size:docs');
});

test('docs/sizes.md states the sizes that are measured', () => {
  const wrong = [...sizesIn(PAGE)].flatMap(([row, stated]) => differenceOf(PAGE, row, stated));
  assert.deepEqual(wrong, [], 'run npm run size:docs');
});

for (const [guide, rows] of Object.entries(STATED)) {
  test(`${guide} states the sizes that are measured, and no others`, () => {
    const stated = statedIn(guide);
    assert.equal(
      stated.length,
      rows.length,
      `${guide} states ${stated.join(', ')} kB, for ${rows.join('; ')}`,
    );
    assert.deepEqual(
      rows.flatMap((row, index) => differenceOf(guide, row, stated[index])),
      [],
    );
  });
}

/** The sizes in a guide, in kB, without those of the benchmarks, which another test compares. */
function statedIn(guide: string): number[] {
  const text = readFileSync(guide, 'utf8')
    .replaceAll(/<!-- bench[^>]*-->.*?<!-- \/bench[^>]*-->/gs, '')
    .replaceAll(/^\|.*\(benchmarks\.md\) \|$/gm, '');
  return Array.from(text.matchAll(/([\d.]+)\skB/g), ([, size]) => Number(size));
}

/** The first two columns of the tables in docs/sizes.md: names and kB. */
function sizesIn(page: string): Map<string, number> {
  const rows = readFileSync(page, 'utf8').matchAll(/^\| (.+?) \| ([\d.]+) kB \|/gm);
  return new Map(Array.from(rows, ([, name = '', size]) => [name, Number(size)]));
}

/** A size may differ by half a kB and by a tenth, so that small changes of the code need no other text. */
function differenceOf(file: string, row: string, stated = Number.NaN): string[] {
  const is = measured.get(row) ?? Number.NaN;
  return Math.abs(stated - is) <= Math.min(0.5, is / 10)
    ? []
    : [`${file} states ${stated} kB for “${row}”; measured: ${is} kB`];
}
