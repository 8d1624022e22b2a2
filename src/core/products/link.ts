/**
 * An address that is safe to follow, or `undefined`: only `http:` and `https:` (a response may hold anything).
 * A store-relative address gets the root of the shopper's language before it unless it has it already.
 *
 * @param rootUrl path that ends in `/`, such as `/en/`.
 */
export function storeUrl(address: string, rootUrl: string, base: string): URL | undefined {
  try {
    const url = new URL(/^\/(?!\/)/.test(address) ? rooted(address, rootUrl) : address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/** The same as a text. Most addresses are paths of the store: they need no parsing, which a list has no time for. */
export const storeHref = (address: string, rootUrl: string, base: string): string | undefined =>
  /^\/\w/.test(address) ? rooted(address, rootUrl) : storeUrl(address, rootUrl, base)?.href;

const rooted = (path: string, rootUrl: string): string =>
  path.replace(/[?#].*|$/, '/').startsWith(rootUrl) ? path : rootUrl + path.slice(1);

/**
 * The address of a results page for a query. Not by `encodeURIComponent`: a term of an answer may hold anything, and it
 * throws on half an emoji.
 */
export const searchHref = (searchUrl: string, query: string): string =>
  `${searchUrl}?${new URLSearchParams({q: query})}`;
