import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {test} from 'node:test';
import {dawnFiles, horizonFiles, tokenFiles} from '../../cli/look-themes.ts';
import {readText, writeFile} from '../../cli/plain-theme.ts';
import {checkTheme, writeWholeTheme} from '../../support/whole-theme.ts';

test("Shopify's theme linter finds no offense in the theme and the kit with its recommended checks", async () => {
  const theme = await writeWholeTheme();
  assert.deepEqual(await checkTheme(theme), []);
  rmSync(theme, {recursive: true});
});

/** The texts of Dawn and Horizon that the looks use. */
const TEXTS = {
  accessibility: {close_dialog: 'Close dialog'},
  products: {
    product: {sold_out: 'Sold out', on_sale: 'Sale', price: {from_price_html: 'From {{ price }}'}},
  },
  content: {product_badge_sold_out: 'Sold out', product_badge_sale: 'Sale'},
};

for (const [look, files] of [
  ['dawn', dawnFiles],
  ['horizon', horizonFiles],
  ['tokens', tokenFiles],
] as const) {
  test(`Shopify's theme linter finds no offense in the kit's files with the look “${look}”`, async () => {
    const theme = await writeWholeTheme(look, snippetsIn(files));
    for (const path of ['locales/en.default.json', 'locales/ja.json'])
      writeFile(theme, path, JSON.stringify({...JSON.parse(readText(theme, path)), ...TEXTS}));
    const offenses = await checkTheme(theme);
    assert.deepEqual(
      offenses.filter(line => line.includes('storefront-search')),
      [],
    );
    rmSync(theme, {recursive: true});
  });
}

/** Picks the files that the looks render or load. */
function snippetsIn(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => /^(snippets|assets|blocks)\//.test(path)),
  );
}
