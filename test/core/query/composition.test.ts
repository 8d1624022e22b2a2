import assert from 'node:assert/strict';
import {test} from 'node:test';
import {type Composition, isUnfinished} from '../../../src/core/query/composition.ts';

const composed = (text: string, known: Partial<Composition> = {}): Composition => ({
  text,
  before: '',
  language: 'en',
  isAndroid: false,
  ...known,
});

/** Expects that a text is to be searched while it is composed, or that it waits for the rest of its composition. */
const expectFinished = (isFinished: boolean, texts: string, known?: Partial<Composition>) => {
  for (const text of texts.split(' ')) {
    assert.equal(isUnfinished(composed(text, known)), !isFinished, text);
  }
};

const CONVERTED = {
  hiragana: 'じゃ じゃk',
  katakana: 'ジャ ー',
  'half-width katakana': 'ｼﾞｬ',
  Han: '上 上着 你hao',
  Bopomofo: 'ㄕ ㄨㄢ',
  'full-width letters': 'ｊ ｓｈ ？',
};

for (const [script, texts] of Object.entries(CONVERTED)) {
  for (const language of ['ja', 'zh-TW', 'en']) {
    test(`${script} waits until it is committed, on a page in ${language}`, () => {
      expectFinished(false, texts, {language});
      expectFinished(false, texts, {language, isAndroid: true});
    });
  }
}

const AS_TYPED = {
  Hangul: 'ㅁ 머 머그 박',
  Vietnamese: 't ti tiế tiếng đ',
  Thai: 'เ เสื้อ ต่างๆ',
  Hindi: 'क कु कुर्ता',
  Cyrillic: 'П Привет',
  Greek: 'ά άλφα',
  Arabic: 'قميص',
  'Latin letters': 's shirt café naïve levi’s t-shirt 50%',
  emoji: '🎁',
};

for (const [script, texts] of Object.entries(AS_TYPED)) {
  test(`${script} is searched while it is composed`, () => expectFinished(true, texts));
}

test('nothing waits in an empty composition', () => {
  expectFinished(true, '', {language: 'ja'});
});

test('a dead key waits for its letter, alone or after other letters', () => {
  expectFinished(false, '´ ` ^ ¨ ~ ˆ ˜ ° ¸ \' " caf´ l`');
  expectFinished(true, 'é café ñ');
});

test('Latin letters on a page in Japanese, or after kana, wait until they hold a vowel: romaji would be converted', () => {
  expectFinished(false, 's sh shr', {language: 'ja'});
  expectFinished(true, 'shi shir shirt jacket', {language: 'ja'});
  expectFinished(false, 's', {before: 'リネン'});
  expectFinished(true, 'shi', {before: 'リネン'});
});

test('Latin letters on a page in Chinese, or after Han or Bopomofo, wait: they are pinyin', () => {
  for (const language of ['zh', 'zh-TW', 'ZH-Hans-CN'])
    expectFinished(false, "n ni nihao ni'hao lü", {language});
  expectFinished(false, 'ni', {before: '亚麻'});
  assert.ok(isUnfinished(composed('ni hao', {language: 'zh'})));
});

test('a Vietnamese word on a page in Chinese is searched from its first own letter on', () => {
  expectFinished(false, 'tie', {language: 'zh'});
  expectFinished(true, 'tiê tiế', {language: 'zh'});
});

test('an English word from an Android keyboard is searched on every page, and after every script', () => {
  for (const language of ['en', 'ja', 'zh']) {
    expectFinished(true, 's sh shirt', {language, isAndroid: true});
    expectFinished(true, 'sh', {language, isAndroid: true, before: '亚麻'});
  }
});
