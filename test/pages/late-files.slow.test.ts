import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {type Demo, type PageOptions, test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** How much later than the others one file of a page comes, in milliseconds. */
const LATE_MS = 3000;
/** The files of our code, with a content hash in their names. */
const CODE = /\/assets\/[\w-]+-[0-9A-Z]{8}\.js$/;

const PAGES = {
  'a search': './search?q=linen',
  'a search with filters': './search?q=jacket&filter_vendor=North+Ridge&filter_price_max=20000',
  'a collection in another order': './collections/apparel?sort=newest',
  'a list with templates': './pages/example-templates',
  'a list with numbered pages': './pages/example-pages?page=2',
};

for (const [name, path] of Object.entries(PAGES)) {
  for (const viewport of ['phone', 'desktop'] as const) {
    test(`${name} looks alike in the end on a ${viewport}, whichever file is late`, async ({demo}) => {
      test.setTimeout(240_000);
      const options: PageOptions = {locale: 'en', viewport};
      const {files, look} = await open(demo, path, options);
      assert.ok(files.length >= 4, `${files}`);
      for (const late of files) {
        const {look: other} = await open(demo, path, options, late);
        assert.deepEqual(other, look, `${late} is late`);
      }
    });
  }
}

/** Opens a page, and waits until all of its code has come. Returns the names of the code's files, and what is in the window. */
async function open(demo: Demo, path: string, options: PageOptions, late?: string) {
  const page = await demo.openPage(options);
  const files = new Set<string>();
  await page.route(CODE, async route => {
    const name = fileName(route.request().url());
    files.add(name);
    if (name === late) await new Promise(resolve => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  await page.goto(path);
  const shopper = new Shopper(page, 'en');
  await shopper.seeResults();
  await shopper.seeFeatures();
  await page.waitForLoadState('networkidle');
  const look = await lookOf(page);
  await page.close();
  return {files: [...files], look};
}

const fileName = (address: string) => new URL(address).pathname.replace(/^.*\//, '');

/** The texts, pictures and controls in the window, each with its place. */
const lookOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isInWindow = ({top, left, bottom, right}: DOMRect) =>
      bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const describe = (element: Element): string[] => {
      const texts = [...element.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE);
      const text = texts
        .map(({textContent}) => textContent?.trim())
        .join(' ')
        .trim();
      const isShown = text || element.matches('img, input, select');
      const rect = element.getBoundingClientRect();
      if (!isShown || !element.checkVisibility() || !isInWindow(rect)) return [];
      const {x, y, width, height} = rect;
      const place = [x, y, width, height].map(Math.round).join(' ');
      return [`${element.localName} ${text} ${(element as HTMLInputElement).checked ?? ''} ${place}`];
    };
    const walk = (element: Element): string[] => [
      ...describe(element),
      ...[...(element.shadowRoot?.children ?? []), ...element.children].flatMap(walk),
    ];
    return walk(document.body);
  });
