import {chromium, type Page} from 'playwright';
import {launchOptions} from '../harness/browser.ts';
import type {Browser, Tab} from './launcher.ts';

/** Starts a Chromium; each page has a context of its own, and so cookies and storage. */
export async function startChromium(): Promise<Browser> {
  const browser = await chromium.launch(await launchOptions());
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
    back: async () => void (await page.goBack({waitUntil: 'domcontentloaded'})),
    resize: (width, height) => page.setViewportSize({width, height}),
    click: (x, y) => page.mouse.click(x, y),
    type: text => page.keyboard.type(text),
    press: key => page.keyboard.press(key),
    read: <T>(expression: string) => page.evaluate<T>(expression),
    close: () => page.context().close(),
  };
}
