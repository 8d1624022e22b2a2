import assert from 'node:assert/strict';
import {test} from './fixtures.ts';

test('pages share no cookies', async ({demo}) => {
  await (await demo.openPage({state: 'failing'})).goto('./');
  const {page} = await demo.open('./');
  assert.doesNotMatch(await page.evaluate(() => document.cookie), /demo_state/);
});

test('an event published while the page is left is recorded', async ({demo}) => {
  const page = await demo.openPage();
  // The pixel refuses unknown events, and the beacon of a page that is left can bypass route handlers.
  await page.route('**/platform/pixel.js*', route =>
    route.fulfill({contentType: 'text/javascript', body: ''}),
  );
  await page.goto('./cart');
  await page.evaluate(() => {
    Reflect.get(globalThis, 'Shopify').analytics.publish('leaving', {});
    location.assign('/collections');
  });
  await page.waitForURL('**/collections');
  assert.ok(demo.events(page).some(({name}) => name === 'leaving'));
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
  const {page} = await demo.open('./cart');
  const write = page.evaluate(() => {
    document.body.innerHTML = '<b>';
  });
  await assert.rejects(write, /TrustedHTML/);
  const errors = await demo.hearErrors(page, 2);
  assert.match(errors.join(), /Against the security policy: require-trusted-types-for/);
});
