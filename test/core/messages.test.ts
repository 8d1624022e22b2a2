import assert from 'node:assert/strict';
import {test} from 'node:test';
import enBox from '../../src/core/messages/en-box.ts';
import enMore from '../../src/core/messages/en-more.ts';
import enPage from '../../src/core/messages/en-page.ts';
import jaBox from '../../src/core/messages/ja-box.ts';
import jaMore from '../../src/core/messages/ja-more.ts';
import jaPage from '../../src/core/messages/ja-page.ts';
import {createSay, type Message, type MessageKey, type Messages} from '../../src/core/messages.ts';

const en: Messages = {...enPage, ...enBox, ...enMore};
const ja: Messages = {...jaPage, ...jaBox, ...jaMore};

const forms = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

for (const [part, english, japanese] of [
  ['page', enPage, jaPage],
  ['box', enBox, jaBox],
  ['more', enMore, jaMore],
] as const) {
  test(`Japanese says everything that English says, and nothing else: ${part}`, () => {
    assert.deepEqual(Object.keys(japanese), Object.keys(english));
  });
}

test('a text that stands in two parts is the same in both', () => {
  for (const parts of [
    [enPage, enBox, enMore],
    [jaPage, jaBox, jaMore],
  ]) {
    const texts = new Map<string, unknown>();
    for (const [key, text] of parts.flatMap(part => Object.entries(part))) {
      if (texts.has(key)) assert.deepEqual(text, texts.get(key), key);
      texts.set(key, text);
    }
  }
});

for (const key of Object.keys(en) as MessageKey[]) {
  test(`every form of “${key}” has the same placeholders in both languages`, () => {
    const [expected = ''] = forms(en[key]);
    for (const form of [...forms(en[key]), ...forms(ja[key])]) {
      assert.deepEqual(placeholders(form), placeholders(expected), form);
    }
  });
}

test('no message is empty or holds HTML', () => {
  for (const messages of [en, ja]) {
    for (const form of Object.values(messages).flatMap(forms)) assert.match(form, /^[^<>]+$/);
  }
});

test('a message is said with its values, numbers written the locale’s way', () => {
  const say = createSay('en', en);
  assert.equal(say('resultCountFor', {count: 12345, query: 'linen'}), '12,345 results for “linen”');
  assert.equal(createSay('ja', ja)('resultCount', {count: 12345}), '12,345件');
});

test('a plural follows its language', () => {
  const say = createSay('en', en);
  assert.equal(say('resultCount', {count: 0}), '0 results');
  assert.equal(say('resultCount', {count: 1}), '1 result');
  assert.equal(say('resultCount', {count: 2}), '2 results');
  assert.equal(createSay('ja', ja)('resultCount', {count: 1}), '1件');
});

test('a theme’s own words win, key by key', () => {
  const say = createSay('en', en, {
    more: 'Give me more',
    resultCount: {one: 'one thing', other: '{count} things'},
  });
  assert.equal(say('more'), 'Give me more');
  assert.equal(say('resultCount', {count: 1}), 'one thing');
  assert.equal(say('resultCount', {count: 5}), '5 things');
  assert.equal(say('retry'), 'Try again');
});

test('a language with more plural categories than the message has says the other form', () => {
  const say = createSay('pl', en, {resultCount: {other: 'wyniki: {count}'}});
  assert.equal(say('resultCount', {count: 3}), 'wyniki: 3');
});

test('a value that was not given leaves nothing behind', () => {
  assert.equal(createSay('en', en)('emptyFor'), 'Nothing found for “”.');
});

test('what a shopper typed is said as it is, braces and dollars too', () => {
  assert.equal(
    createSay('en', en)('emptyFor', {query: '{count} $& <b>'}),
    'Nothing found for “{count} $& <b>”.',
  );
});
