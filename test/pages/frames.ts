import type {Page} from '@playwright/test';

/** Resolves after this many painted frames. */
export function framesPass(page: Page, frames = 2): Promise<void> {
  return page.evaluate(async left => {
    while (left--) await new Promise(requestAnimationFrame);
  }, frames);
}
