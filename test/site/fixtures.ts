import {test as base, type Page} from '@playwright/test';
import {type SiteServer, serveSite} from './site-server.ts';

export {expect} from '@playwright/test';

/** The folder of the site under test. The project `site setup` writes it. */
export const FOLDER = 'test-results/site';

/** Playwright's `test` with the site on a server of its own, below a path. */
export const test = base.extend<{readonly site: SiteServer; readonly problems: string[]}>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's dependencies from its first parameter.
  site: async ({}, use) => {
    const site = await serveSite(FOLDER);
    await use(site);
    await site.stop();
  },
  /** What went wrong on the page: errors on the console, exceptions, failed requests and missing files. */
  problems: async ({page}, use) => {
    await use(watchProblems(page));
  },
});

/** States of the service that a sample shows on purpose. */
const STATED = /\/state\/[\w-]+\/search/;

function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  const add = (problem: string) => problems.push(`${page.url()}: ${problem}`);
  page.on('console', message => {
    if (message.type() === 'error' && !STATED.test(message.location().url)) add(message.text());
  });
  page.on('pageerror', error => add(`${error}`));
  page.on('requestfailed', request => {
    // A page that is left aborts what it was loading.
    const reason = request.failure()?.errorText ?? '';
    if (!/ERR_ABORTED/.test(reason)) add(`${reason} ${request.url()}`);
  });
  page.on('response', response => {
    if (response.status() >= 400 && !STATED.test(response.url()))
      add(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Opens a page of the site, and waits until the worker answers its requests. */
export async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller);
}
