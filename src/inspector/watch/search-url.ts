import {page} from '../../store/page.ts';

/** Whether an address is the service's: the configured endpoint, or the app proxy's usual place. */
export function isSearch({pathname, searchParams}: URL): boolean {
  return pathname === configuredPath() || (isAppProxySearch(pathname) && searchParams.has('q'));
}

function configuredPath(): string | undefined {
  return page.config && new URL(page.config.endpoint, document.baseURI).pathname;
}

/** `/apps/<prefix>/search`, also below a language's root. */
function isAppProxySearch(pathname: string): boolean {
  return /\/apps\/[^/]+\/search$/.test(pathname);
}
