import assert from 'node:assert/strict';
import type {CatalogueFolder} from './catalogue-folder.ts';

/** A header and three products, with the characters that encodings of Japanese treat differently. */
export const ROWS = [
  ['Handle', 'Title', 'Body (HTML)', 'Tags', 'Variant Price'],
  ['tent', '折りたたみテント～2人用', '<p>軽くて丈夫、持ち運びも楽です。</p>', '"夏, ｷｬﾝﾌﾟ"', '19800'],
  ['soy', '丸大豆醤油', '', '食品', '480'],
  ['cup', 'マグカップ①', '', '', '1200'],
];

export function csv(separator = ',', rows: readonly (readonly string[])[] = ROWS): string {
  return `${rows.map(row => row.join(separator)).join('\r\n')}\r\n`;
}

/** Imports a file without a problem, and returns the title, body, tags and price of each product. */
export async function importRows(folder: CatalogueFolder, file: string, bytes: string | Uint8Array) {
  const {store, problems} = await folder.load(file, bytes);
  assert.deepEqual(problems, []);
  return store.catalogues[0].products.map(({title, body, tags, variants}) => [
    title,
    body,
    tags,
    variants[0]?.price,
  ]);
}
