import {globals} from '../../store/globals.ts';

/** Whether a URL is the service's: the configured endpoint, or the usual path of an app proxy. */
export function isSearch({pathname, searchParams}: URL): boolean {
  return pathname === configuredPath() || (isAppProxySearch(pathname) && searchParams.has('q'));
}

function configuredPath(): string | undefined {
  return globals.config && new URL(globals.config.endpoint, document.baseURI).pathname;
}

/** Matches `/apps/<prefix>/search`, also below the root of a language. */
function isAppProxySearch(pathname: string): boolean {
  return /\/apps\/[^/]+\/search$/.test(pathname);
}
