/**
 * Resolves a result's URL. Returns `undefined` unless it is `http:` or `https:`, because a response may contain anything.
 * Prepends the root of the shopper's language to a store-relative URL, unless it is already there.
 *
 * @param rootUrl a path that ends with `/`, such as `/en/`.
 */
export function storeUrl(address: string, rootUrl: string, base: string): URL | undefined {
  const url = parseAddress(/^\/(?!\/)/.test(address) ? rooted(address, rootUrl) : address, base);
  return url?.protocol === 'https:' || url?.protocol === 'http:' ? url : undefined;
}

/** Parses an address from another source; `undefined` if it is invalid, such as `https://`. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Whether a link leads to a product, regardless of the language, the collection and the variant in its address. */
export const leadsTo = ({pathname}: {readonly pathname: string}, handle: string): boolean =>
  decode(pathname).endsWith(`/products/${decode(handle)}`);

/** Decodes a part of a path; leaves one alone that is not encoded correctly, such as `50%`. */
export function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Like `storeUrl`, as a string. Skips parsing for paths of the store, the common case, because lists resolve many URLs. */
export const storeHref = (address: string, rootUrl: string, base: string): string | undefined =>
  /^\/\w/.test(address) ? rooted(address, rootUrl) : storeUrl(address, rootUrl, base)?.href;

const rooted = (path: string, rootUrl: string): string =>
  path.replace(/[?#].*|$/, '/').startsWith(rootUrl) ? path : rootUrl + path.slice(1);

/**
 * Returns the URL of the results page for a query. `URLSearchParams` accepts lone surrogates, which a response may
 * contain; `encodeURIComponent` throws on them.
 */
export const searchHref = (searchUrl: string, query: string): string =>
  `${searchUrl}?${new URLSearchParams({q: query})}`;

/** Returns the host of a URL that leads to another website; `undefined` for a page of the store. */
export function otherSite(href: string, base: string): string | undefined {
  const {host} = new URL(href, base);
  return host === new URL(base).host ? undefined : host;
}
