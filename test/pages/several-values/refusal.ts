import type {Page} from '@playwright/test';

/** Refuses the first request of one brand, as a service does whose limit is reached (§8). */
export const refuse = (page: Page, brand: string) =>
  page.route(
    url => url.searchParams.get('filter_vendor') === brand,
    route => route.fulfill({status: 429}),
    {times: 1},
  );
