import type {Page} from '@playwright/test';

/** Removes parts of the policy of every page. */
export async function forbid(page: Page, ...parts: readonly string[]): Promise<void> {
  await page.route('**/*', async route => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    const response = await route.fetch();
    const headers = response.headers();
    const name = 'content-security-policy';
    const policy = parts.reduce((rest, part) => rest.replace(part, ''), `${headers[name]}`);
    await route.fulfill({response, headers: {...headers, [name]: policy}});
  });
}
