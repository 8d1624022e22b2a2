import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {test} from 'node:test';
import {createOwnStore} from '../../../demo/catalogue/own/own-store.ts';
import {openData} from '../../../demo/storefront/data-folder.ts';
import {createStorefront} from '../../../demo/storefront/storefront.ts';
import {writeTheme} from './support/small-theme.ts';

const languages = readdirSync('src/i18n/messages').map(name => name.replace('.ts', ''));

/** Renders a page of the demo's own store in a default language. */
async function show(locale: string, path: string, theme?: string): Promise<string> {
  const response = await createStorefront(createOwnStore(locale), {data: openData(), theme}).request(path);
  assert.equal(response.status, 200);
  return response.text();
}

test('each language of the elements can be the store’s default, and Arabic and Hebrew run from right to left', async () => {
  assert.equal(languages.length, 33);
  for (const locale of languages) {
    const html = await show(locale, '/search?q=jacket');
    const direction = ['ar', 'he'].includes(locale) ? 'rtl' : 'ltr';
    assert.match(html, new RegExp(`<html lang="${locale}" dir="${direction}">`));
    assert.match(html, new RegExp(`"locale":\\s*"${locale}"`));
    assert.doesNotMatch(html, /Translation missing/);
  }
});

test('a default language leaves Japanese and English at their own prefixes', () => {
  const locales = (locale: string) => createOwnStore(locale).catalogues.map(each => each.locale);
  assert.deepEqual(locales('ar'), ['ar', 'ja', 'en']);
  assert.deepEqual(locales('en-GB'), ['en-GB', 'ja']);
  assert.deepEqual(locales('ja'), ['ja', 'en']);
});

test('the theme’s texts are in the default language, and those that the theme lacks are in English', async () => {
  assert.match(await show('ar', '/cart'), /سلتك فارغة\./);
  assert.match(await show('ar-EG', '/cart'), /<html lang="ar-EG" dir="rtl">.*سلتك فارغة\./s);
  assert.match(await show('de', '/cart'), /Your cart is empty\./);
});

test('a theme’s locale file serves the other regions of its language and script', async () => {
  const theme = writeTheme({
    'sections/main.liquid': "<p>{{ 'a' | t }}</p>",
    'locales/fr.default.json': '{"a": "français"}',
    'locales/pt-BR.json': '{"a": "português"}',
    'locales/zh-TW.json': '{"a": "繁體"}',
    'locales/zh-CN.json': '{"a": "简体"}',
  });
  for (const [locale, text] of [
    ['pt', 'português'],
    ['zh', '简体'],
    ['zh-Hant-HK', '繁體'],
    ['ko', 'français'],
  ] as const) {
    assert.match(await show(locale, '/', theme), new RegExp(`<p>${text}</p>`));
  }
});
