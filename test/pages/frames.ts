import type {Page} from '@playwright/test';

/** Resolves when the frame that is under way has been painted, or as many as said. */
export function framesPass(page: Page, frames = 2): Promise<void> {
  return page.evaluate(async left => {
    while (left--) await new Promise(requestAnimationFrame);
  }, frames);
}
