import type {Page} from '@playwright/test';

/** Collects the names of our scripts that a page requests from now on. */
export function watchScripts(page: Page): string[] {
  const names: string[] = [];
  page.on('request', request => {
    const [, name] = /\/assets\/(storefront-search[\w-]*\.js|.*-[0-9A-Z]{8}\.js)/.exec(request.url()) ?? [];
    if (name) names.push(name);
  });
  return names;
}
