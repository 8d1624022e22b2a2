import assert from 'node:assert/strict';
import {rmSync} from 'node:fs';
import {test} from './fixtures.ts';
import {LOOK_TEMPLATES, testLook} from './look-tests.ts';
import {writeLookTheme} from './look-theme.ts';
import {Shopper} from './shopper.ts';

const theme = writeLookTheme('dawn', LOOK_TEMPLATES);

test.use({demoArguments: ['--theme', theme]});

test.afterAll(() => rmSync(theme, {recursive: true}));

testLook('dawn');

test('cards beside the sidebar of a desktop are as wide as Dawn’s own, and a sale’s prices are one line', async ({
  demo,
}) => {
  const page = await demo.openPage({locale: 'en'});
  await page.goto('./search?q=linen&filter_on_sale=true&view=sidebar');
  await new Shopper(page, 'en').seeResults();
  const card = await page.locator('.search-card').first().boundingBox();
  assert.ok(card && card.width >= 240);
  const price = page.locator('.search-card .price').first();
  const [old, current] = await Promise.all([
    price.locator('.price-item--regular').boundingBox(),
    price.locator('.price-item--last').boundingBox(),
  ]);
  assert.ok(old && current && current.y < old.y + old.height && current.x > old.x);
});
