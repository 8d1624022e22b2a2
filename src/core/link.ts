/**
 * An address that is safe to follow, or `undefined`: only `http:` and `https:` (a response may hold anything).
 * A store-relative address gets the root of the shopper's language before it unless it has it already.
 *
 * @param rootUrl path that ends in `/`, such as `/en/`.
 */
export function storeUrl(address: string, rootUrl: string, base: string): URL | undefined {
  const relative = /^\/(?!\/)/.test(address) && !`${address}/`.startsWith(rootUrl);
  try {
    const url = new URL(relative ? rootUrl + address.slice(1) : address, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The address of a results page for a query. Not by `encodeURIComponent`: a term of an answer may hold anything, and it
 * throws on half an emoji.
 */
export const searchHref = (searchUrl: string, query: string): string =>
  `${searchUrl}?${new URLSearchParams({q: query})}`;
