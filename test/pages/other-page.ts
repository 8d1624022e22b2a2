import type {Page} from '@playwright/test';

/** Changes the language and the writing direction of the demo's pages, and what `change` replaces in their HTML. */
export async function speak(
  page: Page,
  language: string,
  direction: 'ltr' | 'rtl' = 'ltr',
  change = (html: string) => html,
): Promise<void> {
  await page.route(
    url => !/\/(apps|assets|cart)\b/.test(url.pathname),
    async route => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      const html = (await response.text())
        .replace(/<html lang="\w+"(?: dir="\w+")?/, `<html lang="${language}" dir="${direction}"`)
        .replace(/"locale": "\w+"/, `"locale": "${language}"`)
        // Removes the preload of the store's own language.
        .replace(/<link rel="modulepreload" href="[^"]*\/(en|ja)-\w+\.js"[^>]*>/, '');
      await route.fulfill({response, body: change(html)});
    },
  );
}

/** Opens the search page with another body, on the store's own domain and with its service. */
export async function openSearchPage(page: Page, body: string): Promise<void> {
  const html = `<!doctype html><html lang="ja"><head><meta charset="utf-8"><link rel="icon" href="data:,"></head><body>${body}</body></html>`;
  await page.route(/\/search\?q=/, (route, request) =>
    request.isNavigationRequest() ? route.fulfill({contentType: 'text/html', body: html}) : route.fallback(),
  );
  await page.goto('./search?q=ジャケット');
}

/** The script tag with which a theme loads the elements. */
export const LOADER = '<script type="module" src="/assets/storefront-search.js"></script>';
