import assert from 'node:assert/strict';
import {mkdir} from 'node:fs/promises';
import {test} from 'node:test';
import {CatalogueError} from '../../../demo/catalogue/catalogue-error.ts';
import {loadStore} from '../../../demo/catalogue/load.ts';
import {find, serve} from '../../support/stores/small-store.ts';
import {CatalogueFolder} from './support/catalogue-folder.ts';
import {csv, importRows, ROWS} from './support/csv.ts';
import {encode, encodeUtf16} from './support/encode.ts';

const folder = new CatalogueFolder();
const HEAD = 'Handle,Title,Variant Price\n';

/** Imports a CSV file with one title after the other, and returns what became of them. */
async function importTitles(titles: readonly string[], encoding: string): Promise<string[]> {
  const rows = titles.map((title, place) => `p${place},${title},5\n`).join('');
  const {store} = await folder.load('titles.csv', encode(HEAD + rows, encoding));
  return store.catalogues[0].products.map(({title}) => title);
}

const utf16 = (text: string): Uint8Array => Buffer.from(text, 'utf16le');
const FILES: Readonly<Record<string, Uint8Array>> = {
  'UTF-8 with a byte order mark': Buffer.from(`\ufeff${csv()}`),
  Shift_JIS: encode(csv(), 'shift_jis'),
  'UTF-16 in little-endian order': encodeUtf16(csv(), 'le'),
  'UTF-16 in big-endian order': encodeUtf16(csv(), 'be'),
  'UTF-16 in little-endian order without a byte order mark': utf16(csv()),
  'UTF-16 in big-endian order without a byte order mark': Buffer.from(utf16(csv())).swap16(),
};

for (const [kind, bytes] of Object.entries(FILES)) {
  test(`imports a CSV file in ${kind}`, async () => {
    assert.deepEqual(
      await importRows(folder, 'kind.csv', bytes),
      await importRows(folder, 'plain.csv', csv()),
    );
  });
}

const EUC = csv(',', [...ROWS.slice(0, 1), ['tent', '折りたたみテント', '軽くて丈夫です。', '夏', '19800']]);

test('imports a CSV file in EUC-JP and in ISO-2022-JP', async () => {
  const plain = await importRows(folder, 'plain.csv', EUC);
  assert.deepEqual(await importRows(folder, 'euc.csv', encode(EUC, 'euc-jp')), plain);
  const escaped = EUC.replace(/[^\0-\x7f]+/g, run => {
    const letters = Array.from(encode(run, 'euc-jp'), byte => String.fromCharCode(byte & 0x7f)).join('');
    return `\u001b$B${letters}\u001b(B`;
  });
  assert.deepEqual(await importRows(folder, 'iso.csv', escaped), plain);
});

/** Each list is a file of its own. */
const JAPANESE = [
  ['傘'],
  ['大', '中', '小'],
  ['ﾃﾝﾄ'],
  ['髙島屋'],
  ['鱧の皮'],
  ['鯖鰯鰤'],
  ['T-shirt　M'],
  ['①'],
  ['表ソ能十'],
];

for (const titles of JAPANESE) {
  test(`detects Shift_JIS by few letters: ${titles.join(' ')}`, async () => {
    assert.deepEqual(await importTitles(titles, 'shift_jis'), titles);
  });
}

const WESTERN = [
  ['Women’s Tee'],
  ['don’t', 'Pokémon men’s'],
  ['Kid’s best – it’s “nice”'],
  ['Crème brûlée d’été'],
  ['Größe', 'Brand® ½ cup 20°', '5 € ™'],
  ['jalapeño', 'Ångström', '¿Qué?'],
];

for (const titles of WESTERN) {
  test(`detects Windows-1252, whose bytes may be those of kanji: ${titles.join(' ')}`, async () => {
    assert.deepEqual(await importTitles(titles, 'windows-1252'), titles);
  });
}

test('detects the encoding of a long file whose first letters beyond ASCII come late', async () => {
  const plain = Array.from({length: 5000}, (_, place) => [`cup-${place}`, `Cup ${place}`, '', '', '5']);
  const japanese = Array.from({length: 20_000}, (_, place) => [
    `tent-${place}`,
    `テント${place}`,
    '傘です。',
    '',
    '5',
  ]);
  const text = csv(',', [...ROWS.slice(0, 1), ...plain, ...japanese]);
  const {store} = await folder.load('long.csv', encode(text, 'shift_jis'));
  const {products} = store.catalogues[0];
  assert.equal(products.length, 25_000);
  assert.deepEqual([products.at(-1)?.title, products.at(-1)?.body], ['テント19999', '傘です。']);
  assert.ok(products.slice(5000).every(({title}) => title.startsWith('テント')));
});

const REFUSED: Readonly<Record<string, readonly [Uint8Array, RegExp]>> = {
  Chinese: [encode(`${HEAD}a,折叠雨伞 轻便的雨伞,5\n`, 'gb18030'), /is not text in UTF-8.*save it as UTF-8/],
  Korean: [encode(`${HEAD}a,가볍고 튼튼한 우산,5\n`, 'euc-kr'), /is not text in UTF-8.*save it as UTF-8/],
  Cyrillic: [encode(`${HEAD}a,Зонт складной,5\n`, 'windows-1251'), /is not text in UTF-8.*save it as UTF-8/],
  workbook: [Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0, 8, 0x99, 0xe9, 0xff]), /is not a text file/],
  broken: [
    Buffer.concat([Buffer.from(`${HEAD}a,テント,5\n`), Uint8Array.from([0xe3, 0x81])]),
    /save it as UTF-8/,
  ],
};

for (const [name, [bytes, message]] of Object.entries(REFUSED)) {
  test(`refuses ${name}.csv, whose encoding it does not know, with one clear message`, async () => {
    await assert.rejects(
      folder.load(`${name}.csv`, bytes),
      error => error instanceof CatalogueError && message.test(error.message),
    );
  });
}

test('refuses a file whose encoding changes, with one clear message', async () => {
  const many = Array.from({length: 6000}, (_, place) => `p${place},折りたたみ傘,5\n`).join('');
  const bytes = Buffer.concat([encode(HEAD + many, 'shift_jis'), Buffer.from('z,折りたたみテント,5\n')]);
  await assert.rejects(
    folder.load('mixed.csv', bytes),
    /mixed\.csv contains text in SHIFT_JIS and in another encoding, or is damaged: save it as UTF-8/,
  );
});

test('reads /products.json, synonyms and Markdown in Shift_JIS too', async () => {
  const products = [{title: '座布団', handle: 'zabuton', variants: [{price: 5}]}];
  const catalog = await folder.write('sjis.json', encode(JSON.stringify({products}), 'shift_jis'));
  const synonyms = await folder.write('sjis.txt', encode('クッション, 座布団\n', 'shift_jis'));
  await mkdir(folder.path('content/pages'), {recursive: true});
  await folder.write(
    'content/pages/about.md',
    encode('---\ntitle: お店について\n---\n布団の店です。\n', 'shift_jis'),
  );
  const {store, problems} = await loadStore({
    catalog,
    synonyms,
    content: folder.path('content'),
    locale: 'ja',
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(await find(serve(store), {q: 'クッション'}), ['zabuton']);
  assert.equal(store.catalogues[0].pages[0]?.title, 'お店について');
});
