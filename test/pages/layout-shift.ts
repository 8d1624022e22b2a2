import type {Page} from '@playwright/test';

/** Adds up the layout shifts of the pages that are opened from now on. */
export const watchShift = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, {shift: 0});
    new PerformanceObserver(list => {
      for (const entry of list.getEntries())
        Object.assign(window, {shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value')});
    }).observe({type: 'layout-shift', buffered: true});
  });

/** The sum of the page's layout shifts. */
export const shiftOf = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'shift'));
