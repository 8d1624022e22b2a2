import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {buildSync} from 'esbuild';
import type {State} from '../../demo/service/states.ts';
import {type Demo, test} from './fixtures.ts';
import {refuse} from './several-values/refusal.ts';
import {Shopper} from './shopper.ts';

const [script] = buildSync({
  entryPoints: ['test/pages/announcements/live-regions.ts'],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  write: false,
}).outputFiles;

/** The silence after which nothing more is expected, in tenths of a second: a slow answer is announced as such after four. */
const SILENCE = 8;

/** A shopper who hears the page. */
class Listener extends Shopper {
  readonly page: Page;
  readonly serve: (state: State) => Promise<void>;

  constructor(demo: Demo, page: Page) {
    super(page, 'en');
    this.page = page;
    this.serve = state => demo.setState(page, state);
  }

  /** Opens a page, and waits for the state of its first list. */
  async open(path: string, state: string): Promise<void> {
    await this.page.goto(path);
    await this.reach(state);
  }

  async reach(state: string): Promise<void> {
    await this.page.locator(`search-results[data-state="${state}"]`).first().waitFor();
  }

  choose(group: string, value: string): Promise<void> {
    return this.facet(group)
      .getByRole('checkbox', {name: new RegExp(`^${value}( |$)`)})
      .check();
  }

  /** Searches from the header. */
  async find(text: string, state: string): Promise<void> {
    await this.search(text);
    await this.reach(state);
  }

  /**
   * Waits until the page has said as much as it should, for 20 s at most, and is silent. Returns what it has said. Whether it says
   * that a search takes long depends on the machine, and is left out if something follows.
   */
  async hear(expected = 0): Promise<string[]> {
    const texts: string[] = [];
    const end = Date.now() + 20_000;
    for (let silence = 0; silence < SILENCE || (texts.length < expected && Date.now() < end); ) {
      const more: string[] = await this.page.evaluate(async () => {
        await new Promise(resolve => setTimeout(resolve, 100));
        return (Reflect.get(globalThis, 'takeAnnouncements') as () => string[])();
      });
      silence = more.length ? 0 : silence + 1;
      texts.push(...more);
    }
    return texts.filter((text, index) => text !== 'Searching…' || index === texts.length - 1);
  }
}

/** What a shopper does, and what the page says then. */
type Step = readonly [does: string, act: (shopper: Listener) => Promise<unknown>, ...says: string[]];

/**
 * A page with results says nothing about itself when it opens, or how many they are: its title says that too, and browsers
 * announce the count only if the list was on the page before its results.
 */
interface Journey {
  readonly name: string;
  readonly opens: (shopper: Listener) => Promise<unknown>;
  /** What the page says when it opens, besides the count. */
  readonly says?: readonly string[];
  readonly steps: readonly Step[];
}

const STANDARD = 'These are the store’s standard results.';
const FAILED = 'We couldn’t complete your search.';
const PARTIAL =
  'Search is not fully available right now. Some results may be missing, and filters or sorting may not apply.';

const JOURNEYS: readonly Journey[] = [
  {
    name: 'a search from the box',
    opens: async ({page}) => {
      await page.goto('./pages/about');
      // An empty field that offers nothing says nothing.
      await page
        .locator('search-box > template[slot=start]')
        .evaluateAll(all => all.map(each => each.remove()));
    },
    steps: [
      [
        'types',
        shopper => shopper.type('linen'),
        '15 suggestions. Use the up and down arrow keys to choose.',
      ],
      ['moves down', ({page}) => page.keyboard.press('ArrowDown')],
      [
        'types on',
        ({field}) => field.fill('linen j'),
        '4 suggestions. Use the up and down arrow keys to choose.',
      ],
    ],
  },
  {
    name: 'filters, sorts and more results',
    opens: shopper => shopper.open('./search?q=cotton', 'ready'),
    steps: [
      [
        'filters',
        shopper => shopper.page.getByRole('checkbox', {name: /^In stock/}).check(),
        '26 results for “cotton”',
      ],
      ['sorts', shopper => shopper.sort.selectOption('newest'), '26 results for “cotton”'],
      ['loads more, to the end', shopper => shopper.loadMore(), '26 of 26'],
      [
        'removes the filter',
        ({page}) => page.getByRole('button', {name: 'Remove filter In stock'}).click(),
        '28 results for “cotton”',
      ],
      ['searches for something else', shopper => shopper.find('wool', 'ready'), '15 results for “wool”'],
    ],
  },
  {
    name: 'several values, of which some results are missing for a while',
    opens: shopper => shopper.open('./search?q=shirt', 'ready'),
    steps: [
      ['chooses a brand', shopper => shopper.choose('Brand', 'Nagi Clothing'), '10 results for “shirt”'],
      ['chooses another one', shopper => shopper.choose('Brand', 'Studio Yohaku'), '16 results for “shirt”'],
      [
        'chooses a third one, which the service refuses',
        async shopper => {
          await refuse(shopper.page, 'Coast & Pine');
          await shopper.choose('Brand', 'Coast & Pine');
        },
        'About 16 results for “shirt”',
        'Some results could not be loaded. Try again',
      ],
      [
        'tries again',
        shopper => shopper.results.getByRole('button', {name: 'Try again'}).click(),
        '22 results for “shirt”',
      ],
      ['chooses a size', shopper => shopper.choose('Size', 'M'), '22 results for “shirt”'],
    ],
  },
  {
    name: 'options of a large set',
    opens: shopper => shopper.open('./collections/all?sort=newest', 'ready'),
    steps: [
      ['chooses a colour', shopper => shopper.choose('Shop by color', 'Navy'), '158 results'],
      ['chooses a size beside it', shopper => shopper.choose('Choose your fit', 'L'), 'About 56 results'],
    ],
  },
  {
    name: 'a collection that is the theme’s until a choice',
    opens: ({page}) => page.goto('./collections/all'),
    steps: [
      [
        'loads more of the theme’s products',
        async shopper => {
          await shopper.page.getByRole('link', {name: 'Load more'}).hover();
          await shopper.reach('idle');
          await shopper.seeFeatures();
          await shopper.loadMore();
        },
        '48 of 571',
      ],
      [
        'filters for the first time',
        async shopper => {
          await shopper.page.getByRole('checkbox', {name: /^North Ridge/}).check();
          await shopper.reach('ready');
        },
        '26 results',
      ],
      [
        'clears all filters',
        async shopper => {
          await shopper.page.getByRole('button', {name: 'Clear all'}).click();
          await shopper.reach('idle');
        },
        '48 of 571',
      ],
    ],
  },
  {
    name: 'no results',
    opens: shopper => shopper.open('./search?q=qqzzqq', 'empty'),
    says: ['3 suggestions'],
    steps: [
      [
        'searches again, for nothing',
        shopper => shopper.find('zzqqzz', 'empty'),
        '0 results for “zzqqzz”',
        '3 suggestions',
      ],
      ['finds something', shopper => shopper.find('linen', 'ready'), '17 results for “linen”'],
      [
        'filters to nothing',
        shopper => shopper.limitPrice('priceMin', 300000),
        '0 results for “linen”',
        '3 suggestions',
      ],
    ],
  },
  {
    name: 'a rate limit (429) with results on screen',
    opens: shopper => shopper.open('./search?q=linen', 'ready'),
    steps: [
      [
        'searches while the service is busy',
        async shopper => {
          await shopper.serve('rate-limited');
          await shopper.find('cotton', 'limited');
        },
        `${STANDARD} Try again`,
      ],
    ],
  },
  {
    name: 'a service that is out (503)',
    opens: async shopper => {
      await shopper.serve('failing');
      await shopper.open('./search?q=linen', 'degraded');
    },
    says: [STANDARD],
    steps: [['searches for something else', shopper => shopper.find('cotton', 'degraded'), STANDARD]],
  },
  {
    name: 'a degraded service',
    opens: shopper => shopper.open('./search?q=linen', 'ready'),
    steps: [
      [
        'searches while the service is degraded',
        async shopper => {
          await shopper.serve('degraded-results');
          await shopper.find('wool', 'degraded');
        },
        '14 results for “wool”',
        PARTIAL,
      ],
    ],
  },
  {
    name: 'an invalid answer',
    opens: async shopper => {
      await shopper.serve('garbage');
      await shopper.open('./search?q=linen', 'failed');
    },
    says: [`${FAILED} ${STANDARD} Try again`],
    steps: [
      [
        'tries again, and is served',
        async shopper => {
          await shopper.serve('normal');
          await shopper.results.getByRole('button', {name: 'Try again'}).click();
          await shopper.reach('ready');
        },
        '17 results for “linen”',
      ],
    ],
  },
  {
    name: 'a product for the cart',
    opens: shopper => shopper.open('./pages/example-quick-add', 'ready'),
    steps: [
      [
        'opens the options',
        ({page}) =>
          page
            .getByRole('button', {name: /^Choose options/})
            .first()
            .click(),
      ],
      [
        'adds the product',
        ({page}) => page.getByRole('dialog').getByRole('button', {name: 'Add to cart'}).click(),
        'Added to cart: Linen Tailored Jacket',
      ],
    ],
  },
];

for (const {name, opens, says = [], steps} of JOURNEYS) {
  test(`${name}: each change is announced once, and nothing else is`, async ({demo}) => {
    const page = await demo.openPage({locale: 'en'});
    await page.addInitScript(script?.text ?? '');
    await suggestThree(page);
    const shopper = new Listener(demo, page);
    await opens(shopper);
    const isCount = (text: string) => /^\d+ results?( for|$)/.test(text);
    const heard = [['opens', ...(await shopper.hear(says.length)).filter(text => !isCount(text))]];
    for (const [does, act, ...texts] of steps) {
      await act(shopper);
      heard.push([does, ...(await shopper.hear(texts.length))]);
    }
    const expected = steps.map(([does, , ...texts]) => [does, ...texts]);
    assert.deepEqual(heard, [['opens', ...says], ...expected]);
  });
}

/** Other tests' searches are among the suggestions of a service that finds nothing. */
async function suggestThree(page: Page): Promise<void> {
  await page.route('**/apps/searchapp/search?*', async route => {
    const response = await route.fetch();
    const body = await response.text();
    const suggestions = /"total":0\b/.test(body) ? '["wool","gift","pen"]' : undefined;
    await route.fulfill({
      response,
      body: suggestions ? body.replace(/"suggestions":\[[^\]]*\]/, `"suggestions":${suggestions}`) : body,
    });
  });
}
