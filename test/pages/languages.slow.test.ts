import assert from 'node:assert/strict';
import ar from '../../src/i18n/messages/ar.ts';
import fr from '../../src/i18n/messages/fr.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {speak} from './other-page.ts';

/** Opens a results page in a language, and records the languages whose files it requests. */
async function open(demo: Demo, language: string, isMissing = false) {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  const languages = new Set<string>();
  page.on('request', request => {
    const [, file] = /\/([a-z]{2}(?:-[A-Z]{2})?)-[0-9A-Z]{8}\.js$/.exec(request.url()) ?? [];
    if (file) languages.add(file);
  });
  await speak(page, language, language === 'ar' ? 'rtl' : 'ltr');
  if (isMissing) {
    await page.route(/\/fr-[0-9A-Z]{8}\.js$/, route => route.fulfill({status: 404, body: ''}));
  }
  await shopper.visit('./search?q=linen');
  return {page, shopper, languages: () => [...languages]};
}

test('a page in French loads French, and no other language', async ({demo}) => {
  const {page, languages} = await open(demo, 'fr');
  await expect(page.getByRole('combobox', {name: String(fr.sort)})).toBeVisible();
  assert.deepEqual(languages(), ['fr']);
});

test('a region uses its language, and traditional Chinese has its own', async ({demo}) => {
  assert.deepEqual((await open(demo, 'pt-BR')).languages(), ['pt']);
  assert.deepEqual((await open(demo, 'zh-Hant-HK')).languages(), ['zh-TW']);
});

test('an unknown language is not requested, and English is used', async ({demo}) => {
  const {shopper, languages} = await open(demo, 'eo');
  await expect(shopper.sort).toBeVisible();
  assert.deepEqual(languages(), ['en']);
});

test('English is used if a theme has not copied a language’s files', async ({demo}) => {
  const {page, shopper} = await open(demo, 'fr', true);
  await expect(shopper.sort).toBeVisible();
  assert.match((await demo.hearErrors(page)).join(), /404/);
});

test('a page in Arabic counts in Arabic, and its search box suggests in Arabic', async ({demo}) => {
  const {page, shopper} = await open(demo, 'ar');
  await expect(shopper.count).toHaveText(/نتيجة|نتائج/);
  await shopper.enterField();
  await shopper.field.fill('linen');
  await expect(page.getByRole('listbox', {name: String(ar.suggestions)})).toBeVisible();
});
