import assert from 'node:assert/strict';
import type {Page} from '@playwright/test';
import {findViolations} from './axe.ts';
import {Delays} from './delays.ts';
import {expect, test} from './fixtures.ts';

/** Returns the focused element of the panel, and by how many pixels its group cuts off its focus ring. */
function measureRing(page: Page) {
  return page.locator('facet-panel').evaluate(panel => {
    const active = panel.shadowRoot?.activeElement;
    // A price field's ring is around its currency too.
    const focused = active?.closest('.field') ?? active;
    const group = focused?.closest('fieldset');
    if (!focused || !group) throw new Error('Nothing in a group has focus.');
    const {outlineStyle, outlineWidth, outlineOffset} = getComputedStyle(focused);
    if (outlineStyle === 'none') throw new Error('It has no ring.');
    const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
    const [ring, frame] = [focused.getBoundingClientRect(), group.getBoundingClientRect()];
    return Math.max(
      frame.left - ring.left + reach,
      ring.right + reach - frame.right,
      frame.top - ring.top + reach,
    );
  });
}

for (const viewport of ['phone', 'desktop'] as const) {
  test(`every focused control in the panel shows its whole ring (${viewport})`, async ({demo}) => {
    const {page, shopper} = await demo.openResults('./search?q=linen', {locale: 'en', viewport});
    if (viewport === 'phone') {
      await page.getByRole('button', {name: 'Filters', exact: true}).click();
      for (const name of ['Brand', 'Price']) await shopper.facet(name).getByRole('button', {name}).click();
    }
    await page.keyboard.press('Tab');
    // The slider is the last part of the panel to load.
    await shopper.facet('Price').getByRole('slider').first().waitFor();
    const [brand, price] = [shopper.facet('Brand'), shopper.facet('Price').getByRole('spinbutton')];
    const places = [
      brand.getByRole('button'),
      brand.getByRole('checkbox').first(),
      price.first(),
      price.last(),
    ];
    for (const place of places) {
      await place.focus();
      assert.ok((await measureRing(page)) <= 0, `${place}`);
    }
  });
}

for (const dark of [false, true]) {
  test(`axe finds no violation in a waiting filter drawer${dark ? ' in the dark' : ''}`, async ({demo}) => {
    const {page, shopper} = await demo.openShopper({locale: 'en', viewport: 'phone', dark});
    const delays = await Delays.start(page, params => params.has('filter_vendor'));
    await shopper.visit('./search?q=linen');
    await page.getByRole('button', {name: 'Filters', exact: true}).click();
    await shopper.facet('Brand').getByRole('button', {name: 'Brand'}).click();
    await shopper.choice('Brand', 'Nagi Clothing').check();
    await expect(page.getByRole('button', {name: /^Show \d+ results?$/})).toHaveAttribute(
      'aria-busy',
      'true',
    );
    const drawer = page.getByRole('dialog', {name: 'Filters'});
    await drawer.evaluate(element => Promise.all(element.getAnimations().map(({finished}) => finished)));
    assert.deepEqual(await findViolations(page, 'facet-panel'), []);
    delays.release('linen');
    await shopper.seeResults();
  });
}
