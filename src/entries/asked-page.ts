/**
 * Whether the address has a sort or filters of the contract, which need the service even on a page that starts with the theme's
 * results.
 */
export const asksService = /[?&](sort|filter_\w+)=/.test(location.search);

/** Marks such a page before its first paint, so that it does not show the theme's results. */
export function markAsked(): void {
  document.documentElement.toggleAttribute('data-storefront-search-asked', asksService);
}
