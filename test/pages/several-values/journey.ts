import {expect, type Page, test} from '../fixtures.ts';
import {FilteringShopper, type Seen} from './filtering-shopper.ts';
import {type Chosen, Reference} from './reference.ts';

/** What a shopper does, and sees then. */
export type Step = readonly [does: string, act: (shopper: FilteringShopper) => Promise<unknown>, seen: Seen];

export interface Journey {
  /** The row as a sentence. */
  readonly title: string;
  readonly path: string;
  readonly query: string;
  readonly collection?: string;
  readonly locale?: 'ja';
  readonly viewport?: 'phone';
  /** What the list has by an attribute, which the shopper can't change. */
  readonly fixed?: readonly Chosen[];
  /** What the address has chosen. */
  readonly chosen?: readonly Chosen[];
  /** What is replaced in the HTML of the page at `path`. */
  readonly edits?: readonly [text: string | RegExp, by: string];
  /** What the shopper sees at first, if the page has a list. */
  readonly opens?: Seen;
  readonly steps: readonly Step[];
}

export const toggles = (group: string, value: string, seen: Seen): Step => [
  `${group}: ${value}`,
  shopper => shopper.toggle([group, value]),
  seen,
];
export const limits = (price: number, seen: Seen): Step => [
  `¥${price} at most`,
  shopper => shopper.limitTo(price),
  seen,
];
export const sorts = (sort: string, seen: Seen): Step => [
  `sort: ${sort}`,
  shopper => shopper.sortBy(sort),
  seen,
];
export const back = (seen: Seen): Step => ['Back', shopper => shopper.go(-1), seen];
export const forward = (seen: Seen): Step => ['Forward', shopper => shopper.go(1), seen];
export const reloads = (seen: Seen): Step => ['reload', shopper => shopper.page.reload(), seen];

export const loads = (count: number, seen: Seen): Step => [
  `load more: ${count}`,
  async shopper => {
    await shopper.loadMore();
    await expect(shopper.links).toHaveCount(count);
  },
  seen,
];

export const PINE = 'Coast & Pine';
export const RIDGE = 'North Ridge';
export const NAGI = 'Nagi Clothing';

/** Two brands of jackets, and a size. */
export const TWO_BRANDS = {
  path: './search?q=jacket',
  query: 'jacket',
  opens: {requests: 1, total: 16, counts: {Brand: {[PINE]: 7, [RIDGE]: 3}}},
} as const;
export const RIDGES: Seen = {requests: 1, total: 3, counts: {Brand: {[PINE]: 7, [RIDGE]: 3}, Size: {M: 3}}};
export const BOTH: Seen = {requests: 1, total: 10, counts: {Brand: {[PINE]: 7, [RIDGE]: 3}, Size: {M: 10}}};
export const BOTH_IN_M: Seen = {requests: 0, total: 10, counts: {Color: {Navy: 9}, Size: {M: 10, L: 10}}};
export const IN_ADDRESS: readonly Chosen[] = [
  ['Brand', PINE],
  ['Brand', RIDGE],
];

/** Runs each journey as a test. */
export function testJourneys(journeys: readonly Journey[]): void {
  for (const {title, path, edits, steps, opens, chosen = [], viewport = 'desktop', ...list} of journeys) {
    test(title, async ({demo, demoOrigin}) => {
      const {locale = 'en'} = list;
      const page = await demo.openPage({locale, viewport});
      if (edits) await edit(page, path, edits);
      const reference = new Reference(demoOrigin, {...list, locale});
      let shopper = new FilteringShopper(demo, page, reference, {locale, viewport, chosen});
      await page.goto(path);
      if (opens) await shopper.see(opens);
      for (const [does, act, seen] of steps) {
        await test.step(does, async () => {
          const other = await act(shopper);
          if (other instanceof FilteringShopper) shopper = other;
          await shopper.see(seen);
        });
      }
    });
  }
}

/** Replaces a text of a page. */
const edit = (page: Page, path: string, [text, by]: NonNullable<Journey['edits']>) =>
  page.route(`**${path.slice(1)}`, async route => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace(text, by)});
  });
