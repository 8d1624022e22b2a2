import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {composeText, type Demo, test} from './fixtures.ts';

test('a page opens in the requested language, size, colour scheme and service state', async ({demo}) => {
  const page = await demo.openPage({locale: 'en', viewport: 'phone', dark: true, state: 'slow'});
  await page.goto('./');
  assert.equal(page.url(), `${demo.origin}/en/`);
  const seen = await page.evaluate(() => ({
    width: innerWidth,
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    state: document.cookie.includes('demo_state=slow'),
  }));
  assert.deepEqual(seen, {width: 390, dark: true, state: true});
});

test('pages share no cookies', async ({demo}) => {
  await (await demo.openPage({state: 'failing'})).goto('./');
  const page = await demo.openPage();
  await page.goto('./');
  assert.doesNotMatch(await page.evaluate(() => document.cookie), /demo_state/);
});

test('published events are recorded in order across a navigation', async ({demo}) => {
  const page = await openWithoutPixel(demo);
  await page.goto('./');
  await publish(page, 'first', {position: 0});
  await publish(page, 'second', {});
  await page.goto('./cart');
  await publish(page, 'third', {});
  assert.deepEqual(
    demo.events(page).filter(({name}) => !name.startsWith('service_')),
    [
      {name: 'first', payload: {position: 0}},
      {name: 'second', payload: {}},
      {name: 'third', payload: {}},
    ],
  );
});

test('an event published while the page is left is recorded', async ({demo}) => {
  const page = await openWithoutPixel(demo);
  await page.goto('./cart');
  await page.evaluate(() => {
    Reflect.get(globalThis, 'Shopify').analytics.publish('leaving', {});
    location.assign('/collections');
  });
  await page.waitForURL('**/collections');
  assert.ok(demo.events(page).some(({name}) => name === 'leaving'));
});

test('search requests are recorded with their parameters', async ({demo}) => {
  const page = await demo.openPage({state: 'failing'});
  await page.goto('./cart');
  await page.evaluate(() =>
    fetch('/apps/searchapp/search?q=%E5%A4%8F&filter_metafield=a.b:1&filter_metafield=a.c:2'),
  );
  const search = demo.searches(page).at(-1);
  assert.equal(search?.get('q'), '夏');
  assert.deepEqual(search?.getAll('filter_metafield'), ['a.b:1', 'a.c:2']);
});

test('exceptions, rejections and console errors of a page are recorded', async ({demo}) => {
  const page = await demo.openPage();
  await page.setContent(`<script>
    Promise.reject(new Error('a rejection'));
    setTimeout(() => console.error('a message'));
    throw new Error('an exception');
  </script>`);
  const errors = await demo.hearErrors(page, 3);
  assert.equal(errors.length, 3);
  for (const part of ['an exception', 'a rejection', 'a message']) assert.match(errors.join(), RegExp(part));
});

test('violations of a page’s security policy are recorded', async ({demo}) => {
  const page = await demo.openPage();
  await page.goto('./cart');
  const write = page.evaluate(() => {
    document.body.innerHTML = '<b>';
  });
  await assert.rejects(write, /TrustedHTML/);
  const errors = await demo.hearErrors(page, 2);
  assert.match(errors.join(), /Against the security policy: require-trusted-types-for/);
});

test('composed text reaches the field as from an IME, and the Enter that commits it does not submit', async ({
  demo,
}) => {
  const page = await demo.openPage();
  await page.setContent('<form action="/elsewhere"><input></form>');
  await page.evaluate(() => {
    for (const type of ['compositionstart', 'compositionend', 'submit']) {
      addEventListener(type, () => document.body.append(` ${type}`));
    }
  });
  await page.focus('input');
  await composeText(page, ['ｊ', 'じ', 'じゃ', 'じゃけっと', 'ジャケット']);
  assert.equal(await page.inputValue('input'), 'ジャケット');
  assert.equal((await page.locator('body').textContent())?.trim(), 'compositionstart compositionend');
});

/** Opens a page without the pixel, which refuses unknown events with a console message. */
async function openWithoutPixel(demo: Demo): Promise<Page> {
  const page = await demo.openPage();
  // The beacon of a page that is left can bypass route handlers.
  await page.route('**/platform/pixel.js*', route =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  return page;
}

function publish(page: Page, name: string, payload: Record<string, unknown>): Promise<void> {
  return page.evaluate(
    ([eventName, eventPayload]) =>
      Reflect.get(globalThis, 'Shopify').analytics.publish(eventName, eventPayload),
    [name, payload] as const,
  );
}
