import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {expect, type PageOptions, startComposing, test} from './fixtures.ts';
import {Shopper, seeState} from './shopper.ts';

interface Scene {
  readonly what: string;
  readonly path: string;
  readonly options?: PageOptions;
  /** Brings the page into the tested state. */
  readonly reach: (shopper: Shopper, page: Page) => Promise<void>;
}

const state = (name: string) => (shopper: Shopper) => seeState(shopper.results, name);

const SCENES: readonly Scene[] = [
  {
    what: 'a list of suggestions',
    path: './',
    reach: async shopper => {
      await shopper.type('リネン');
      await shopper.field.press('ArrowDown');
    },
  },
  {
    what: 'a list of suggestions on a phone in the dark',
    path: './',
    options: {viewport: 'phone', dark: true},
    reach: shopper => shopper.type('リネン'),
  },
  {what: 'the start screen of the box', path: './', reach: openStart},
  {
    what: 'the start screen of the box on a phone in the dark',
    path: './',
    options: {viewport: 'phone', dark: true},
    reach: openStart,
  },
  {
    what: 'the answer to a Korean query under composition',
    path: './',
    reach: composeKorean,
  },
  {
    what: 'the answer to a Korean query under composition on a phone',
    path: './',
    options: {viewport: 'phone'},
    reach: composeKorean,
  },
  {what: 'the results', path: './search?q=リネン', reach: state('ready')},
  {what: 'the results in the dark', path: './search?q=リネン', options: {dark: true}, reach: state('ready')},
  {
    what: 'filtered results',
    path: './search?q=リネン&filter_vendor=Nagi+Clothing&filter_tags=夏',
    reach: async shopper => expect(shopper.chips).toBeVisible(),
  },
  {
    what: 'the open filter drawer of a phone',
    path: './search?q=リネン&filter_vendor=Nagi+Clothing',
    options: {viewport: 'phone'},
    reach: async (shopper, page) => {
      await page.locator('facet-panel [part=open]').click();
      await expect(page.getByRole('dialog', {name: shopper.words.filters})).toBeVisible();
    },
  },
  {
    what: 'a campaign in the dark',
    path: './pages/summer-campaign',
    options: {dark: true},
    reach: state('ready'),
  },
  {
    what: 'an empty result',
    path: './search?q=zzzz',
    reach: async (_, page) =>
      expect(page.getByRole('group', {name: 'こちらのキーワードもお試しください'})).toBeVisible(),
  },
  {
    what: 'the first sync',
    path: './search?q=リネン',
    options: {state: 'first-sync'},
    reach: async (_, page) => expect(page.getByText('ストアの通常の検索結果を表示しています')).toBeVisible(),
  },
];

/** Opens the empty field of a box in which the theme offers popular searches, in place of the demo's. */
async function openStart(shopper: Shopper, page: Page): Promise<void> {
  await page
    .locator('search-box')
    .first()
    .evaluate(box => {
      box.querySelector('template[slot=start]')?.remove();
      const template = Object.assign(document.createElement('template'), {slot: 'start'});
      const heading = Object.assign(document.createElement('h3'), {textContent: '人気の検索'});
      const links = [
        {href: '/search?q=リネン', textContent: 'リネン'},
        {href: '/collections/all', textContent: '新着'},
      ];
      template.content.append(
        heading,
        ...links.map(link => Object.assign(document.createElement('a'), link)),
      );
      box.append(template);
    });
  await shopper.field.click();
  await expect(shopper.options).toHaveText(['リネン', '新着']);
  await shopper.field.press('ArrowDown');
}

async function composeKorean(shopper: Shopper, page: Page): Promise<void> {
  await shopper.field.click();
  await startComposing(page, ['ㅁ', '머', '먹', '머그']);
  await expect(page.locator('search-box .search-hint', {hasText: '머그'}).first()).toBeVisible();
}

for (const {what, path, options, reach} of SCENES) {
  test(`axe finds no violation in ${what}`, async ({demo}) => {
    const {page} = await demo.open(path, options);
    await reach(new Shopper(page), page);
    assert.deepEqual(await findViolations(page), []);
  });
}
