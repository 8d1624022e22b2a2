import {viewedProducts} from '../service/browser/kept-lists.ts';

/**
 * Stores the product of this page among those that the shopper viewed last, once, when the page is left or another tab is shown: by then
 * the platform knows what the shopper consents to.
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
