import {viewedProducts} from '../service/browser/kept-lists.ts';

/**
 * Adds the product of a page to the viewed products, once, when the shopper leaves the page or switches to another tab: by
 * then the platform knows the shopper's consent.
 */
export function storeOnLeave(handle: string): void {
  const listening = new AbortController();
  const {signal} = listening;
  const store = () => {
    viewedProducts.add(handle);
    listening.abort();
  };
  addEventListener('pagehide', store, {signal});
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && store(), {
    signal,
  });
}
