import type {ConsoleMessage, Page, Route} from '@playwright/test';
import {readState} from '../../demo/service/states.ts';
import {compileSample} from '../../src/tools/docs/sample-script.ts';
import {listLiquidScripts, listSamples} from '../../src/tools/docs/samples.ts';
import {expect, test} from './fixtures.ts';
import {LOADER, openSearchPage} from './other-page.ts';
import {Shopper} from './shopper.ts';

const ELEMENTS = '<search-box></search-box><facet-panel></facet-panel><search-results></search-results>';

/** The notes of a sample name the state that its elements reach, and the state of the service. */
for (const sample of listSamples('html')) {
  const [becomes, service] = sample.notes;
  test(`${sample.place} in HTML results in ${becomes ?? 'no error'}`, async ({demo}) => {
    const page = await demo.openPage({state: readState(service)});
    // The only state that is logged.
    const logged = becomes === 'unavailable' && page.waitForEvent('console', {predicate: isAboutThePlan});
    await openSample(page, /<script[^>]* src=/.test(sample.text) ? sample.text : sample.text + LOADER);
    if (becomes) await seeStates(page, becomes);
    if (sample.text.includes('<search-box')) await new Shopper(page).type('リネン');
    if (await logged) expect(demo.takeErrors(page)).toHaveLength(1);
  });
}

for (const sample of [...listSamples('js', 'ts'), ...listLiquidScripts()]) {
  test(`${sample.place}, a script, runs on a page with the elements`, async ({demo}) => {
    const page = await demo.openPage();
    const script = `<script type="module">${await compileSample(sample)}</script>`;
    const isWhole = sample.text.includes("'storefront-search-elements");
    const sent = sample.text.includes('/measure') && page.waitForRequest('**/measure');
    await openSample(page, `${ELEMENTS}${isWhole ? '' : LOADER}${script}`);
    await seeStates(page, 'ready');
    await sent;
  });
}

for (const sample of listSamples('tsx')) {
  test(`${sample.place} in JSX renders a defined element`, async ({demo}) => {
    const page = await demo.openPage();
    const shown = `${sample.text}\ndocument.body.append(Results({collection: 'apparel'}));`;
    await openSample(page, `<script type="module">${await compileSample({...sample, text: shown})}</script>`);
    await expect(page.locator('search-results')).toBeVisible();
    await seeStates(page, 'ready');
  });
}

async function openSample(page: Page, body: string): Promise<void> {
  // The address to which one of the samples sends events.
  await page.route('**/measure', route => route.fulfill({status: 204}));
  await page.route('**/engine/indexes/products/search', answerAsEngine);
  await openSearchPage(page, body);
}

/** Answers in the form of another search engine. */
async function answerAsEngine(route: Route): Promise<void> {
  const {q, limit, offset} = route.request().postDataJSON();
  const params = new URLSearchParams({contract: 'v1', type: 'search', q, limit, offset});
  const answer = await route.fetch({
    url: `${new URL(route.request().url()).origin}/apps/searchapp/search?${params}`,
    method: 'GET',
  });
  const {results, total} = await answer.json();
  await route.fulfill({
    json: {hits: results, estimatedTotalHits: total, facetDistribution: {vendor: {North: 3}}},
  });
}

async function seeStates(page: Page, state: string): Promise<void> {
  for (const element of await page.locator('search-results, facet-panel').all()) {
    await expect(element).toHaveAttribute('data-state', state);
  }
}

const isAboutThePlan = (message: ConsoleMessage) => message.text().includes('plan_required');
