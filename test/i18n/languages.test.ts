import assert from 'node:assert/strict';
import {readdirSync} from 'node:fs';
import {test} from 'node:test';
import {languageOf} from '../../src/i18n/language-of.ts';
import {importLanguage} from '../../src/i18n/languages.ts';
import en from '../../src/i18n/messages/en.ts';
import type {Message, Messages} from '../../src/i18n/translator.ts';

const languages = readdirSync('src/i18n/messages').map(file => file.replace(/\.ts$/, ''));
const spoken = new Map(await Promise.all(languages.map(async each => [each, await read(each)] as const)));

async function read(language: string): Promise<Messages> {
  return (await import(`../../src/i18n/messages/${language}.ts`)).default;
}

const forms = (message: Message) => (typeof message === 'string' ? [message] : Object.values(message));
const placeholders = (text: string) => new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));

test('there are 33 languages, as the README says', () => {
  assert.equal(languages.length, 33);
  for (const language of ['en', 'ja', 'zh', 'zh-TW', 'ar', 'he']) assert.ok(spoken.has(language));
});

for (const [language, messages] of spoken) {
  test(`${language} has the same messages as English`, () => {
    assert.deepEqual(Object.keys(messages).sort(), Object.keys(en).sort());
  });

  test(`${language} has a form for each of its plural categories, and no other`, () => {
    const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories.sort();
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message !== 'string') assert.deepEqual(Object.keys(message).sort(), categories, key);
    }
  });

  test(`${language} has plural forms where English has`, () => {
    for (const [key, message] of Object.entries(messages)) {
      assert.equal(typeof message, typeof en[key as keyof Messages], key);
    }
  });

  test(`${language} has the placeholders of English`, () => {
    for (const [key, message] of Object.entries(messages)) {
      const [expected = ''] = forms(en[key as keyof Messages]);
      for (const form of forms(message)) {
        const own = placeholders(form);
        // A form for one or two items may use a word for the number: “a result” does, 「結果1件」 does not.
        if (typeof message !== 'string') own.add('count');
        assert.deepEqual(own, placeholders(expected), `${key}: ${form}`);
      }
    }
  });

  test(`${language} has no empty text, no HTML, and no straight quotes`, () => {
    for (const form of Object.values(messages).flatMap(forms)) assert.match(form, /^[^<>"']+$/);
  });

  test(`${language} contains the number wherever a form covers several`, () => {
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'string') continue;
      for (const category of ['few', 'many', 'other'])
        if (message[category]) assert.match(message[category], /\{count\}/, `${key}: ${category}`);
    }
  });

  if (language === 'en') continue;
  test(`${language} has no sentence in English`, () => {
    const sentences = (texts: Messages) => Object.values(texts).flatMap(forms);
    const english = new Set(sentences(en).filter(form => /[a-z] [a-z]/i.test(form)));
    assert.deepEqual(
      sentences(messages).filter(form => english.has(form)),
      [],
    );
  });
}

for (const [locale, language] of [
  ['ja', 'ja'],
  ['JA-JP', 'ja'],
  ['en-GB', 'en'],
  ['pt-BR', 'pt'],
  ['pt-PT', 'pt'],
  ['zh-CN', 'zh'],
  ['zh-Hans-HK', 'zh'],
  ['zh-TW', 'zh-TW'],
  ['zh-HK', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['zh-Hant-HK', 'zh-TW'],
  ['no', 'nb'],
  ['nn-NO', 'nb'],
  ['nb-NO', 'nb'],
  ['fil', 'fil'],
] as const) {
  test(`${locale} uses the messages of ${language}`, () => {
    assert.equal(languageOf(locale), language);
  });
}

test('an unknown language falls back to English', async () => {
  assert.equal((await importLanguage('eo')).default.more, en.more);
  // Filipino is not Finnish, though its code starts with the same letters.
  assert.equal((await importLanguage('fil')).default.more, en.more);
});

test('every language can be loaded', async () => {
  for (const [language, {more}] of spoken) assert.equal((await importLanguage(language)).default.more, more);
});
