import type {BrowserType, LaunchOptions, Page} from 'playwright';
import type {Browser, Tab} from './launcher.ts';

/** Starts one of Playwright's browsers. Each page has a context of its own, and so its own cookies and storage. */
export async function startPlaywright(type: BrowserType, options?: LaunchOptions): Promise<Browser> {
  const browser = await type.launch(options);
  return {
    version: browser.version(),
    async open(url) {
      const context = await browser.newContext({viewport: {width: 1024, height: 768}});
      const page = await context.newPage();
      await page.goto(url, {waitUntil: 'domcontentloaded'});
      return tabOf(page);
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page): Tab {
  return {
    url: () => page.url(),
    goto: async url => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    // Not `goBack`, which Chromium refuses for a moment while a page takes the place of another.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    resize: (width, height) => page.setViewportSize({width, height}),
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    read: <T>(expression: string) => page.evaluate<T>(expression),
    close: () => page.context().close(),
  };
}
