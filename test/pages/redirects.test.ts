import assert from 'node:assert/strict';
import {expect} from 'playwright/test';
import {test, useDemo} from './demo.ts';
import {recordExchanges, searchEvent} from './exchanges.ts';
import {Shopper} from './shopper.ts';

const demo = useDemo();

test('§2.1 redirect_url: a word that the admin redirects leads from the header to its page, and Back leads home', async () => {
  const page = await demo.openPage();
  const exchanges = await recordExchanges(page);
  const shopper = new Shopper(page);
  await page.goto('./');
  await shopper.type('送料');
  await shopper.field.press('Enter');
  await page.waitForURL('**/pages/shipping');
  assert.deepEqual(demo.events(page), exchanges.map(searchEvent));
  await page.goBack();
  await expect(page).toHaveURL(`${demo.origin}/`);
});

test('the same word entered before a suggestion came leads there too', async () => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./');
  await shopper.field.fill('送料');
  await shopper.field.press('Enter');
  await page.waitForURL('**/pages/shipping');
  await page.goBack();
  await expect(page).toHaveURL(`${demo.origin}/`);
});

test('a link to the results of a redirected word leads to its page, and Back is no trap', async () => {
  const page = await demo.openPage();
  const exchanges = await recordExchanges(page);
  await page.goto('./cart');
  await page.goto('./search?q=送料');
  await page.waitForURL('**/pages/shipping');
  assert.equal(exchanges.length, 1);
  assert.deepEqual(demo.events(page), exchanges.map(searchEvent));
  await page.goBack();
  await expect(page).toHaveURL(`${demo.origin}/cart`);
});

test('a redirected word entered on the results page leads to its page, and Back to the results before', async () => {
  const page = await demo.openPage();
  const shopper = new Shopper(page);
  await page.goto('./search?q=ジャケット');
  await shopper.seeResults(16);
  await shopper.search('送料');
  await page.waitForURL('**/pages/shipping');
  await page.goBack();
  await shopper.seeResults(16);
});

test('typing a redirected word goes nowhere, but offers the way', async () => {
  const page = await demo.openPage({locale: 'en'});
  const shopper = new Shopper(page, 'en');
  await page.goto('./');
  await shopper.type('shipping');
  await expect(shopper.options.first()).toContainText('/pages/shipping');
  await expect(page).toHaveURL(`${demo.origin}/en/`);
  await shopper.options.first().click();
  await page.waitForURL('**/en/pages/shipping');
});
