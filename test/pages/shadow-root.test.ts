import {expect, test} from './fixtures.ts';
import {LOADER, openSearchPage} from './other-page.ts';

/** A theme's component that has the search box in its shadow root. */
const HEADER = `<meta name="viewport" content="width=device-width"><theme-header></theme-header>
  <script>
    document.querySelector('theme-header').attachShadow({mode: 'open'}).innerHTML =
      '<search-box><form action="/search"><input type="search" name="q" aria-label="検索"></form></search-box>';
  </script>
  <div style="height: 300vh"></div>`;

test('a search box in another component’s shadow root is loaded, and follows a click', async ({demo}) => {
  const page = await demo.openPage();
  await openSearchPage(page, LOADER + HEADER);
  const field = page.locator('theme-header input');
  await field.click();
  await expect(field).toHaveRole('combobox');
  await field.pressSequentially('リネン');
  const option = page.getByRole('group', {name: '商品'}).getByRole('option').first();
  await option.click();
  await page.waitForURL(/\/products\//);
  await expect.poll(() => demo.clicks(page)).toHaveLength(1);
});

test('the page behind the overlay of a search box in a shadow root does not scroll', async ({demo}) => {
  const page = await demo.openPage({viewport: 'phone'});
  await openSearchPage(page, LOADER + HEADER);
  const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflowY);
  await page.locator('theme-header input').click();
  await expect(page.getByRole('button', {name: '閉じる'})).toBeVisible();
  await expect.poll(overflow).toBe('hidden');
  await page.getByRole('button', {name: '閉じる'}).click();
  await expect.poll(overflow).toBe('visible');
});
