import assert from 'node:assert/strict';
import type {Locator, Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {holdFile} from './delays.ts';
import {type Demo, expect, test} from './fixtures.ts';
import {seeState} from './shopper.ts';

/** A section that the theme editor renders again, and the merchant's change to it. */
interface Rendering {
  readonly section: string;
  /** The changed attributes of its list. */
  readonly changed?: Readonly<Record<string, string>>;
  /** Replaces the section's HTML, as the editor does, or morphs it, as a theme may. */
  readonly how: 'replace' | 'morph';
}

/** Changes a setting like the theme editor: requests the section, inserts it, and dispatches the events. */
async function renderSection(page: Page, rendering: Rendering): Promise<void> {
  await page.evaluate(async ({section, changed = {}, how}) => {
    // Requests a document, because Trusted Types forbid parsing a string.
    const request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.responseType = 'document';
    await new Promise(resolve => {
      request.addEventListener('load', resolve);
      request.send();
    });
    const id = `shopify-section-${section}`;
    const [old, fresh] = [document.getElementById(id), request.responseXML?.getElementById(id)];
    if (!old || !fresh) throw new Error(`There is no section ${id}.`);
    const list = fresh.querySelector('search-results');
    for (const [name, value] of Object.entries(changed)) list?.setAttribute(name, value);
    // The kit gives it to the list of products below an empty list too.
    const below = list
      ?.querySelector<HTMLTemplateElement>(':scope > template[slot=browse]')
      ?.content.querySelector('search-results');
    if (changed['data-preview-state']) below?.setAttribute('data-preview-state', 'ready');
    const tell = (type: string, target: Element) =>
      target.dispatchEvent(
        new CustomEvent(`shopify:section:${type}`, {bubbles: true, detail: {sectionId: section}}),
      );
    if (how === 'replace') {
      tell('unload', old);
      old.replaceWith(document.adoptNode(fresh));
      tell('load', fresh);
    } else morph(old, fresh);

    /** Matches elements by position and tag, like the platform's own theme; two attributes exempt a node and its content. */
    function morph(from: Element, to: Element): void {
      const skips = (name: string) => from.hasAttribute(name) && to.hasAttribute(name);
      if (!skips('data-skip-node-update')) {
        for (const name of from.getAttributeNames()) if (!to.hasAttribute(name)) from.removeAttribute(name);
        for (const name of to.getAttributeNames()) from.setAttribute(name, to.getAttribute(name) ?? '');
      }
      if (skips('data-skip-subtree-update')) return;
      const [old, fresh] = [[...from.childNodes], [...to.childNodes]];
      for (const [index, child] of fresh.entries()) {
        const before = old[index];
        if (before instanceof Element && child instanceof Element && before.tagName === child.tagName)
          morph(before, child);
        else if (before) before.replaceWith(document.importNode(child, true));
        else from.append(document.importNode(child, true));
      }
      for (const left of old.slice(fresh.length)) left.remove();
    }
  }, rendering);
}

const MAIN = 'search__main';

/** Opens a page of results as the theme editor does. */
const openSearch = (demo: Demo, query = 'jacket') =>
  demo.openResults(`./search?q=${query}&design_mode=true`, {locale: 'en'});

for (const how of ['replace', 'morph'] as const) {
  test(`a re-rendered section (${how}) shows its filters and results without a request`, async ({demo}) => {
    const {page, shopper} = await openSearch(demo);
    await shopper.choice('Brand', 'North Ridge').check();
    await shopper.seeResults(3);
    const sent = demo.searches(page).length;
    await renderSection(page, {section: MAIN, how});
    await shopper.seeResults(3);
    await expect(shopper.links).toHaveCount(3);
    await expect(shopper.choice('Brand', 'North Ridge')).toBeChecked();
    assert.equal(demo.searches(page).length, sent);
    await shopper.sort.selectOption('price_asc');
    await expect(page).toHaveURL(/sort=price_asc/);
    await shopper.seeResults(3);
    await shopper.follow(shopper.links.first());
  });
}

test('a setting that changes the listed products applies at once', async ({demo}) => {
  const {page, shopper} = await openSearch(demo, 'linen');
  await renderSection(page, {section: MAIN, how: 'replace', changed: {'page-size': '12'}});
  await expect(shopper.links).toHaveCount(12);
  assert.equal(demo.searches(page).at(-1)?.get('limit'), '12');
});

test('the header’s search box works after its section was rendered again', async ({demo}) => {
  const {page, shopper} = await openSearch(demo);
  const section = await page.getByRole('search').evaluate(form => form.closest('.shopify-section')?.id ?? '');
  await renderSection(page, {section: section.replace('shopify-section-', ''), how: 'replace'});
  await shopper.type('linen');
  await expect(shopper.productOptions).not.toHaveCount(0);
});

const STATES = [
  ['ready', 'ready'],
  ['loading', 'loading'],
  ['refreshing', 'refreshing'],
  ['empty', 'empty'],
  ['degraded-results', 'degraded'],
  ['degraded', 'degraded'],
  ['limited', 'limited'],
  ['failed', 'failed'],
  ['unavailable', 'unavailable'],
] as const;

/** Expects the state of a preview. A search that never ends stays busy. */
const seePreview = (list: Locator, state: string) =>
  /loading|refreshing/.test(state)
    ? expect(list).toHaveAttribute('data-state', state)
    : seeState(list, state);

for (const [preview, state] of STATES) {
  test(`the theme editor previews “${preview}” with sample results, and passes axe`, async ({demo}) => {
    const {page, shopper} = await openSearch(demo);
    const sent = demo.searches(page).length;
    const events = demo.events(page).length;
    await renderSection(page, {section: MAIN, how: 'replace', changed: {'data-preview-state': preview}});
    await seePreview(shopper.results, state);
    if (/ready|results|limited/.test(preview))
      await expect(page.getByRole('link', {name: 'Sample product 1', exact: true})).toBeVisible();
    if (preview === 'empty')
      await expect(page.getByRole('button', {name: /^Remove filter/}).first()).toBeVisible();
    assert.deepEqual(await findViolations(page, 'main'), []);
    assert.equal(demo.searches(page).length, sent);
    assert.equal(demo.events(page).length, events);
  });
}

test('a preview appears even if its code loads after the section has rendered again', async ({demo}) => {
  const {page, shopper} = await demo.openShopper({locale: 'en'});
  const release = await holdFile(page, '**/features-*.js');
  await shopper.visit('./search?q=jacket&design_mode=true');
  await renderSection(page, {section: MAIN, how: 'replace', changed: {'data-preview-state': 'failed'}});
  release();
  await seeState(shopper.results, 'failed');
});

test('the preview ends when the merchant selects the store’s results again', async ({demo}) => {
  const {page, shopper} = await openSearch(demo, 'linen');
  await renderSection(page, {section: MAIN, how: 'replace', changed: {'data-preview-state': 'failed'}});
  await seeState(shopper.results, 'failed');
  await renderSection(page, {section: MAIN, how: 'replace'});
  await shopper.seeResults(17);
  await expect(shopper.links).toHaveCount(17);
});

test('shoppers never see a preview, and never load its code', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=linen', {locale: 'en'});
  const files: string[] = [];
  page.on('request', request => files.push(request.url()));
  await renderSection(page, {section: MAIN, how: 'replace', changed: {'data-preview-state': 'failed'}});
  await shopper.seeResults(17);
  await shopper.choice('Brand', 'Nagi Clothing').check();
  await expect(page).toHaveURL(/filter_vendor=Nagi/);
  await shopper.seeResults();
  assert.deepEqual(
    files.filter(url => url.includes('design-mode')),
    [],
  );
});

test('an example page shows every state, like the theme editor, and sends nothing', async ({demo}) => {
  const {page} = await demo.open('./pages/example-states', {locale: 'en'});
  const lists = page.locator('search-results');
  await expect(lists).toHaveCount(STATES.length);
  for (const [index, [, state]] of STATES.entries()) {
    await seePreview(lists.nth(index), state);
  }
  assert.deepEqual(demo.searches(page), []);
});
