import assert from 'node:assert/strict';
import type {CDPSession, Page} from '@playwright/test';
import {type Demo, expect, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** A text that an input method composes step by step, and what the box asks for if the shopper rests after each step. */
interface Written {
  readonly how: string;
  readonly locale: 'en' | 'ja';
  readonly before?: string;
  readonly steps: readonly string[];
  /** The queries that are requested while the text is composed. */
  readonly composed: readonly string[];
  /** The text that is committed. */
  readonly text: string;
  /** The name of each key; Android's have none. */
  readonly key?: 'Process' | 'Unidentified';
}

const SHIRT = {steps: ['s', 'sh', 'shi', 'shirt'], composed: ['s', 'sh', 'shi', 'shirt'], text: 'shirt'};

const WRITTEN: readonly Written[] = [
  {how: 'Korean', locale: 'en', steps: ['ㅁ', '머', '먹'], composed: ['ㅁ', '머', '먹'], text: '머그'},
  {how: 'Korean', locale: 'ja', steps: ['머', '먹'], composed: ['머', '먹'], text: '머그'},
  {
    how: 'Japanese',
    locale: 'ja',
    steps: ['ｓ', 'し', 'しゃ', 'しゃｔ', 'シャツ'],
    composed: [],
    text: 'シャツ',
  },
  {how: 'Japanese', locale: 'en', steps: ['ｓ', 'しゃ', 'しゃつ'], composed: [], text: 'シャツ'},
  {
    how: 'Chinese by pinyin after Han',
    locale: 'ja',
    before: '亚麻',
    steps: ['c', 'chen', '衬衫'],
    composed: [],
    text: '衬衫',
  },
  {how: 'Chinese by zhuyin', locale: 'en', steps: ['ㄇ', 'ㄇㄚ', '麻'], composed: [], text: '麻'},
  {how: 'Vietnamese', locale: 'en', steps: ['a', 'ao', 'áo'], composed: ['a', 'ao', 'áo'], text: 'áo'},
  {
    how: 'Vietnamese',
    locale: 'ja',
    steps: ['v', 'va', 'vả', 'vải'],
    composed: ['va', 'vả', 'vải'],
    text: 'vải',
  },
  {how: 'Thai', locale: 'en', steps: ['เ', 'เส', 'เสื้อ'], composed: ['เ', 'เส', 'เสื้อ'], text: 'เสื้อ'},
  {how: 'English on Android', locale: 'en', key: 'Unidentified', ...SHIRT},
  {how: 'English on Android', locale: 'ja', key: 'Unidentified', ...SHIRT},
  {how: 'an accent by a dead key', locale: 'en', before: 'caf', steps: ['´'], composed: [], text: 'é'},
];

for (const written of WRITTEN) {
  const {how, locale, before = '', composed, text} = written;
  const asked = composed.length
    ? `asks for ${composed.join(', ')}`
    : 'asks for nothing before it is committed';
  test(`${how}, composed on a page in ${locale}, ${asked}`, async ({demo}) => {
    const page = await openBox(demo, locale);
    await rest(page, () => page.keyboard.insertText(before));
    const earlier = demo.searches(page).length;
    const queries = () =>
      demo
        .searches(page)
        .slice(earlier)
        .map(params => params.get('q'));
    const session = await page.context().newCDPSession(page);
    for (const step of written.steps) await rest(page, () => compose(session, step, written.key));
    assert.deepEqual(
      queries(),
      composed.map(query => before + query),
    );
    await rest(page, () => session.send('Input.insertText', {text}));
    await expect.poll(() => queries().at(-1)).toBe(before + text);
    await expect(new Shopper(page, locale).field).toHaveValue(before + text);
  });
}

/** Opens the home page with a clock that stands still, and puts the caret into its search box. */
async function openBox(demo: Demo, locale: 'en' | 'ja'): Promise<Page> {
  const page = await demo.openPage({locale});
  const {field} = new Shopper(page, locale);
  await page.clock.install();
  await page.goto('./');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await page.waitForFunction(() => document.querySelector('search-box[data-state] [role=listbox]'));
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

/** Lets a shopper rest for a second after a key, and its requests be answered. */
async function rest(page: Page, act: () => Promise<unknown>): Promise<void> {
  await act();
  await page.clock.runFor(1000);
  await expect(page.locator('search-box').first()).not.toHaveAttribute('data-state', /loading|refreshing/);
}

/** A key that the input method handles, and its text after it. */
async function compose(session: CDPSession, text: string, key = 'Process'): Promise<void> {
  const handled = {windowsVirtualKeyCode: 229, key};
  await session.send('Input.dispatchKeyEvent', {...handled, type: 'rawKeyDown'});
  const {length} = text;
  await session.send('Input.imeSetComposition', {text, selectionStart: length, selectionEnd: length});
  await session.send('Input.dispatchKeyEvent', {...handled, type: 'keyUp'});
}
