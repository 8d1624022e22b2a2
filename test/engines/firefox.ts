import puppeteer, {type Page} from 'puppeteer-core';
import type {Browser, Tab} from './launcher.ts';

/** Starts Firefox. Each page has a context of its own, and so its own cookies and storage. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath, timeout: 60_000});
  return {
    version: (await browser.version()).replace('firefox/', ''),
    async open(url) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({width: 1024, height: 768});
      await page.goto(url, {waitUntil: 'domcontentloaded'});
      return tabOf(page, () => context.close());
    },
    close: () => browser.close(),
  };
}

function tabOf(page: Page, close: () => Promise<void>): Tab {
  return {
    url: () => page.url(),
    goto: async url => void (await page.goto(url, {waitUntil: 'domcontentloaded'})),
    // Not `goBack`, which waits for a load event that Firefox does not fire for a page in its back/forward cache.
    back: () => page.evaluate(() => void setTimeout(() => history.back())),
    resize: (width, height) => page.setViewport({width, height}),
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key === 'Space' ? ' ' : key),
    read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    close,
  };
}
