import assert from 'node:assert/strict';
import {expect} from 'playwright/test';
import type {State} from '../../demo/service/states.ts';
import {findViolations} from './axe.ts';
import {type PageOptions, test, useDemo} from './demo.ts';

const demo = useDemo();

/** Every page of the demo, and what its own list of results comes to. */
const ROUTES = [
  './',
  './collections',
  './collections/apparel',
  './products/linen-tailored-jacket',
  './cart',
  './blogs/journal',
  './pages/shipping',
  './pages/summer-campaign',
  './pages/examples',
  './pages/example-swatches',
  './pages/example-templates',
  './pages/example-quick-add',
  './pages/example-pages',
  './pages/example-infinite',
  './pages/example-columns',
  './pages/example-embedded',
];

/** What the service is like, and what the list then shows. */
const STATES: readonly [State, string][] = [
  ['normal', 'ready'],
  ['slow', 'ready'],
  ['first-sync', 'degraded'],
  ['degraded-results', 'degraded'],
  ['failing', 'degraded'],
  ['rate-limited', 'limited'],
  ['garbage', 'failed'],
  ['html', 'failed'],
  ['plan-missing', 'unavailable'],
];

for (const [place, path] of ROUTES.entries()) {
  // Languages differ by their words alone: every other page is looked at in Japanese.
  const locale = place % 2 ? 'ja' : 'en';
  test(`axe finds nothing wrong with ${path} in ${locale}`, async () => {
    await look(path, {locale}, /ready|idle/);
  });
}

for (const [place, [state, shown]] of STATES.entries()) {
  const [locale, query] = place % 2 ? (['ja', 'リネン'] as const) : (['en', 'linen'] as const);
  test(`axe finds nothing wrong with results that are ${shown} in ${locale}: the service is ${state}`, async () => {
    const options = {locale, state, dark: locale === 'en'};
    const page = await look(`./search?q=${query}`, options, RegExp(`^${shown}$`));
    demo.takeErrors(page);
  });
}

async function look(path: string, options: PageOptions, state: RegExp) {
  const page = await demo.openPage(options);
  await page.goto(path);
  for (const list of await page.locator('search-results').all()) {
    await list.scrollIntoViewIfNeeded();
    await expect(list).toHaveAttribute('data-state', state);
  }
  assert.deepEqual(await findViolations(page), []);
  return page;
}
