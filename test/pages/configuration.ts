import type {Page} from '@playwright/test';

/** Replaces the text of the search page's configuration block. Call it before the page is opened. */
export async function replaceConfiguration(page: Page, block: string): Promise<void> {
  await page.route('**/search?q=*', async route => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = (await response.text()).replace(
      /(<script type="application\/json" data-storefront-search>)[\s\S]*?(<\/script>)/,
      (_, open: string, close: string) => `${open}${block}${close}`,
    );
    await route.fulfill({response, body: html});
  });
}
