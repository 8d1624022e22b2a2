/** Whether the address asks the service for something, also on a page that starts with the theme's results. */
export const isAsked = /[?&](sort|filter_\w+)=/.test(location.search);

/** Says so before the page is painted: its results are not the theme's then. */
export function markAsked(): void {
  document.documentElement.toggleAttribute('data-storefront-search-asked', isAsked);
}
