import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {expect, type PageOptions, test} from './fixtures.ts';
import {seeState} from './shopper.ts';

/** A list that is the theme's has no state. */
const UNTOUCHED = './collections/apparel';

const WALKS: readonly {where: string; path: string; options?: PageOptions; passes: readonly string[]}[] = [
  {where: 'the search page', path: './search?q=文具', passes: ['並べ替え', 'もっと見る']},
  {
    where: 'the search page of a phone',
    path: './search?q=文具',
    options: {viewport: 'phone'},
    passes: ['絞り込み', '並べ替え', 'もっと見る'],
  },
  {where: 'a collection page', path: './collections/apparel?sort=newest', passes: ['並べ替え', 'もっと見る']},
  {where: 'a collection that nobody has filtered', path: UNTOUCHED, passes: ['並べ替え', 'もっと見る']},
  {where: 'a product page', path: './products/linen-tailored-jacket', passes: []},
];

for (const {where, path, options, passes} of WALKS) {
  test(`Tab reaches every control of ${where} once, none hidden, covered or without a focus ring`, async ({
    demo,
  }) => {
    const {page} = await demo.open(path, options);
    if (path !== UNTOUCHED) await seeState(page.locator('search-results'), 'ready');
    // Some controls load after the results.
    for (const name of passes)
      await expect(page.getByText(name).filter({visible: true}).first()).toBeVisible();
    const stops = await walk(page);
    const names = stops.map(({name}) => name);
    assert.equal(new Set(stops.map(({place}) => place)).size, stops.length, 'a control was met twice');
    assert.deepEqual(
      stops.filter(({fault}) => fault),
      [],
    );
    let from = 0;
    for (const name of passes) {
      const at = names.findIndex((each, index) => index >= from && each.startsWith(name));
      assert.notEqual(at, -1, `${name} in ${names.join(' → ')}`);
      from = at;
    }
  });
}

test('keys open the option picker, select in it and close it, and the focus returns', async ({demo}) => {
  const {page} = await demo.open('./pages/example-quick-add', {locale: 'en'});
  const list = page.locator('search-results');
  const opener = list.getByRole('button', {name: /^Choose options/}).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = list.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const stops = await walk(page, 30);
  assert.deepEqual(
    stops.filter(({fault}) => fault),
    [],
  );
  await expect(dialog).toBeVisible();
  const chosen = dialog.getByRole('group').first().getByRole('radio', {checked: true});
  const first = await chosen.inputValue();
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await expect(chosen).not.toHaveValue(first);
  await expect(chosen).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test('Tab stays inside a phone’s filter drawer, and Space chooses in a group', async ({demo}) => {
  const {page, shopper} = await demo.openResults('./search?q=ジャケット', {viewport: 'phone', total: 16});
  await page.getByRole('button', {name: '絞り込み', exact: true}).press('Enter');
  const drawer = page.getByRole('dialog', {name: '絞り込み'});
  await expect(drawer).toBeVisible();
  await drawer.evaluate(dialog =>
    Promise.all(dialog.getAnimations({subtree: true}).map(({finished}) => finished)),
  );
  const stops = await walk(page, 40);
  assert.deepEqual(
    stops.filter(({fault}) => fault),
    [],
  );
  await shopper.choice('ブランド', 'Coast & Pine').focus();
  await page.keyboard.press('Space');
  await expect(drawer.getByRole('checkbox', {checked: true})).toHaveCount(1);
});

interface Stop {
  readonly place: number;
  readonly name: string;
  /** What is wrong with the stop. */
  readonly fault: string;
}

/** Presses Tab until the focus leaves the page, or returns to the first stop. */
async function walk(page: Page, most = 250): Promise<Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => Object.assign(globalThis, {passed: []}));
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(describeFocus);
    if (!stop || stop.place === stops[0]?.place) return stops;
    stops.push(stop);
  }
  return stops;
}

/** Runs in the page. */
function describeFocus(): Stop | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  if (!element || element === document.body || element === document.documentElement) return undefined;
  const {left, top, width, height} = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  const isCovered = !hit || !(element.contains(hit) || hit.contains(element));
  // The demo's theme draws one ring around field and button. A slider's ring is around its thumb, a card's around its
  // link.
  const ringed = [element, element.closest('form') ?? element].map(each => getComputedStyle(each));
  ringed.push(getComputedStyle(element, '::after'));
  // A price field's ring is around the amount that is shown over it.
  const field = element.closest('.field');
  if (field) ringed.push(getComputedStyle(field));
  const {adoptedStyleSheets: sheets} = element.getRootNode() as ShadowRoot;
  const rules = sheets.flatMap(({cssRules}) => [...cssRules].map(({cssText}) => cssText));
  const hasRing =
    ringed.some(({outlineStyle, boxShadow}) => outlineStyle !== 'none' || boxShadow !== 'none') ||
    (element.matches('[type=range]') &&
      /:focus-visible::-webkit-slider-thumb[^}]*outline/.test(rules.join()));
  const passed: Element[] = Reflect.get(globalThis, 'passed');
  if (!passed.includes(element)) passed.push(element);
  const labels = (element as HTMLInputElement).labels ?? [];
  const name = element.ariaLabel ?? labels[0]?.textContent ?? element.textContent ?? '';
  const fault =
    (!element.checkVisibility() && 'is hidden') ||
    (isCovered && `is covered by ${hit?.localName}.${hit?.className}`) ||
    (!hasRing && 'has no focus ring');
  return {
    place: passed.indexOf(element),
    name: name.replace(/\s+/g, ' ').trim(),
    fault: fault ? `${element.localName} “${name.trim()}” ${fault}` : '',
  };
}
