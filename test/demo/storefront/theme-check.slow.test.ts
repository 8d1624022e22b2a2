import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {test} from 'node:test';
import {dawnFiles, horizonFiles, lookTexts, tokenFiles} from '../../cli/look-themes.ts';
import {readText, writeFile} from '../../cli/plain-theme.ts';
import {checkTheme, writeWholeTheme} from '../../support/stores/whole-theme.ts';

test("Shopify's theme linter finds no offense in the theme and the kit with its recommended checks", async () => {
  const theme = await writeWholeTheme();
  assert.deepEqual(await checkTheme(theme), []);
  rmSync(theme, {recursive: true});
});

const numbered = (count: number) =>
  Object.fromEntries(
    Array.from({length: count}, (_, index) => [`options__${index + 1}`, {label: 'An option'}]),
  );
const label = 'A setting';
/** The labels of Dawn's settings for cards, which are those of the kit's section too. */
const LABELS = {
  sections: {
    all: {image_shape: {label, ...numbered(8)}},
    'main-collection-product-grid': {
      settings: {
        image_ratio: {label, ...numbered(3)},
        show_secondary_image: {label},
        show_vendor: {label},
        show_rating: {label},
        quick_add: {label, options: {option_1: 'None', option_2: 'Standard'}},
      },
    },
  },
};
/** The files of Dawn that its cards load. */
const CARD_ASSETS = [
  'component-rating.css',
  'component-volume-pricing.css',
  'mask-blobs.css',
  'mask-arch.svg',
  'quick-add.css',
  'quick-add.js',
  'product-form.js',
];

for (const [look, files] of [
  ['dawn', dawnFiles],
  ['horizon', horizonFiles],
  ['tokens', tokenFiles],
] as const) {
  test(`Shopify's theme linter finds no offense in the kit's files with the look “${look}”`, async () => {
    const theme = await writeWholeTheme(look, snippetsIn(files));
    for (const path of ['locales/en.default.json', 'locales/ja.json'])
      writeFile(theme, path, JSON.stringify({...JSON.parse(readText(theme, path)), ...lookTexts}));
    for (const name of look === 'dawn' ? CARD_ASSETS : []) writeFile(theme, `assets/${name}`, '');
    for (const [path, text] of look === 'horizon' ? cardBlocks() : []) writeFile(theme, path, text);
    const labels = 'locales/en.default.schema.json';
    writeFile(theme, labels, JSON.stringify({...JSON.parse(readText(theme, labels)), ...LABELS}));
    const offenses = await checkTheme(theme);
    assert.deepEqual(
      offenses.filter(line => line.includes('storefront-search')),
      [],
    );
    rmSync(theme, {recursive: true});
  });
}

/** Blocks with the names of Horizon's card, and those in it, with the settings that the kit's section chooses. */
function cardBlocks(): [path: string, text: string][] {
  const parts = {
    '_product-card-gallery': ['image_ratio'],
    'product-title': ['type_preset', 'font_size', 'padding-block-start'],
    price: ['show_sale_price_first', 'type_preset', 'font_size'],
    swatches: ['product_swatches_padding_top'],
  };
  const text = (schema: object, content = '') =>
    `${content}{% schema %}${JSON.stringify(schema)}{% endschema %}\n`;
  const settingsOf = (ids: readonly string[]) => ids.map(id => ({type: 'text', id, label: 'A setting'}));
  const card = {
    name: 'Card',
    settings: settingsOf(['product_card_gap']),
    blocks: Object.keys(parts).map(type => ({type})),
  };
  return [
    ['blocks/_product-card.liquid', text(card, '{% content_for "blocks" %}')],
    ...Object.entries(parts).map(([name, ids]): [string, string] => [
      `blocks/${name}.liquid`,
      text({name: 'Part', settings: settingsOf(ids)}),
    ]),
  ];
}

/** Picks the files that the looks render or load. */
function snippetsIn(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(files).filter(([path]) => /^(snippets|assets|blocks)\//.test(path)),
  );
}
