import assert from 'node:assert/strict';
import type {State} from '../../demo/service/states.ts';
import {findIn, findViolations} from './axe.ts';
import {test} from './fixtures.ts';
import {Shopper} from './shopper.ts';

/** The states of the service, and the state that the list reaches. */
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

for (const [place, [state, shown]] of STATES.entries()) {
  const [locale, query] = place % 2 ? (['ja', 'リネン'] as const) : (['en', 'linen'] as const);
  test(`axe finds no violation in results that are ${shown} in ${locale} while the service is ${state}`, async ({
    demo,
  }) => {
    const options = {locale, state, dark: locale === 'en'};
    assert.deepEqual(await findIn(demo, `./search?q=${query}`, options, RegExp(`^${shown}$`)), []);
  });
}

test('axe finds no violation in the elements in a dark theme without color-scheme', async ({demo}) => {
  const {page} = await demo.open('./search?q=linen', {locale: 'en', dark: true});
  await page.evaluate(() => document.documentElement.style.setProperty('color-scheme', 'only light'));
  await new Shopper(page, 'en').seeResults();
  for (const element of ['search-results', 'facet-panel']) {
    assert.deepEqual(await findViolations(page, element), []);
  }
});

test('axe finds no violation in the elements where a theme’s text is as faint as Dawn’s', async ({demo}) => {
  const {page} = await demo.open('./search?q=linen', {locale: 'en'});
  await page.evaluate(() => {
    document.body.style.color = 'rgb(18 18 18 / 75%)';
    document.body.style.background = 'white';
  });
  await new Shopper(page, 'en').seeResults();
  for (const element of ['search-results', 'facet-panel']) {
    assert.deepEqual(await findViolations(page, element), []);
  }
});
