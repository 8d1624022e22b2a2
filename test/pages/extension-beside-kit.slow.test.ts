import assert from 'node:assert/strict';
import {expect, test} from './fixtures.ts';

test.use({demoArguments: ['--extension']});

test('the app extension steps back if the theme has the kit, and says so on the console', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  const warnings: string[] = [];
  page.on('console', message => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await shopper.visit('./search?q=linen');
  await shopper.type('linen');
  await expect(shopper.options.first()).toBeVisible();
  await expect(page.locator('[data-adopted], [data-storefront-search="embed"]')).toHaveCount(0);
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({name}) => name));
  const ofApp = loaded.filter(name => /\/extensions\/.*\.js$/.test(name)).map(name => name.split('/').at(-1));
  // Only what the embed’s Liquid names itself.
  assert.deepEqual(ofApp.sort(), [
    'storefront-search-embed.js',
    'storefront-search-looks.js',
    'storefront-search-shortcuts.js',
    'storefront-search.js',
  ]);
  assert.equal(warnings.filter(text => /the theme has the search elements itself/.test(text)).length, 1);
  assert.equal(demo.searches(page).filter(search => search.get('limit') === '24').length, 1);
});
