import {viewedProducts} from '../service/browser/kept-lists.ts';

/**
 * Adds the product of this page to the viewed products, once, when the shopper leaves the page or switches to another tab: by
 * then the platform knows the shopper's consent.
 */
export class ViewedPage {
  readonly #listening = new AbortController();

  constructor(handle: string) {
    const {signal} = this.#listening;
    const store = () => {
      viewedProducts.add(handle);
      this.#listening.abort();
    };
    addEventListener('pagehide', store, {signal});
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && store(), {
      signal,
    });
  }
}
