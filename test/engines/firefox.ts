import puppeteer from 'puppeteer-core';
import type {Browser} from './launcher.ts';

/** Starts a Firefox; each page has a context of its own, and so cookies and storage. */
export async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({browser: 'firefox', executablePath, timeout: 60_000});
  return {
    async open(url) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport({width: 1024, height: 768});
      await page.goto(url, {waitUntil: 'domcontentloaded'});
      return {url: () => page.url(), close: () => context.close()};
    },
    close: () => browser.close(),
  };
}
