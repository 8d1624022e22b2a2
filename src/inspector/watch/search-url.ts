import {page} from '../../store/page.ts';

/** Whether an address is the service's: the configured endpoint, or the app proxy's usual place. */
export function isSearch(url: URL): boolean {
  const endpoint = page.config && new URL(page.config.endpoint, document.baseURI).pathname;
  return (
    url.pathname === endpoint || (/\/apps\/[^/]+\/search$/.test(url.pathname) && url.searchParams.has('q'))
  );
}
