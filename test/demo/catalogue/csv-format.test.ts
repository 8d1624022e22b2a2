import assert from 'node:assert/strict';
import {test} from 'node:test';
import {CatalogueFolder} from './support/catalogue-folder.ts';
import {csv, importRows} from './support/csv.ts';
import {encode, encodeUtf16} from './support/encode.ts';

const folder = new CatalogueFolder();

const FILES: Readonly<Record<string, string | Uint8Array>> = {
  'UTF-8 with semicolons': csv(';'),
  'UTF-8 with tabs': csv('\t'),
  'UTF-8 with a line that names the separator': `sep=|\r\n${csv('|')}`,
  'UTF-8 with a byte order mark and quoted titles': `\ufeff${csv(';').replace(/^.*/, header => header.replace(/[^;]+/g, '"$&"'))}`,
  'UTF-8 with lines that end as on old Macs': csv(';').replaceAll('\r\n', '\r'),
  'Shift_JIS with semicolons': encode(csv(';'), 'shift_jis'),
  'UTF-16 in little-endian order with tabs': encodeUtf16(csv('\t'), 'le'),
  'UTF-16 in big-endian order with tabs': encodeUtf16(csv('\t'), 'be'),
};

for (const [kind, bytes] of Object.entries(FILES)) {
  test(`imports a CSV file in ${kind}`, async () => {
    assert.deepEqual(
      await importRows(folder, 'kind.csv', bytes),
      await importRows(folder, 'plain.csv', csv()),
    );
  });
}

test('imports a CSV file of a Western spreadsheet, with semicolons and decimal commas', async () => {
  const text = csv(';', [
    ['Handle', 'Title', 'Variant Price', 'Variant Compare At Price'],
    ['topf', 'Großer Übertopf für Mädchen', '19,80', '1.250,00'],
    ['creme', 'Crème brûlée d’été', '5', ''],
  ]);
  const {store, problems} = await folder.load('western.csv', encode(text, 'windows-1252'));
  assert.deepEqual(problems, []);
  assert.deepEqual(
    store.catalogues[0].products.map(({title, variants}) => [
      title,
      variants[0]?.price,
      variants[0]?.compareAtPrice,
    ]),
    [
      ['Großer Übertopf für Mädchen', 19.8, 1250],
      ['Crème brûlée d’été', 5, undefined],
    ],
  );
});

test('imports prices with separators between thousands', async () => {
  const text = csv('\t', [
    ['Handle', 'Title', 'Variant Price'],
    ['a', 'A', '"1,980"'],
    ['b', 'B', '"12,345.50"'],
  ]);
  assert.deepEqual(
    (await importRows(folder, 'yen.csv', text)).map(([, , , price]) => price),
    [1980, 12345.5],
  );
});
