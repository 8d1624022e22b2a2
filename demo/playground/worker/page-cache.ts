const NAME = 'storefront-search-site';

/** Answers from the network, and from what it answered before if there is none: a page opened once works offline. */
export async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(NAME);
  try {
    const response = await fetch(request);
    // A part of a file, a redirect or a foreign answer can't be put into a cache.
    if (response.status === 200 && response.type === 'basic') await cache.put(request, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(request, {ignoreSearch: request.mode === 'navigate', ignoreVary: true});
    if (kept) return kept;
    throw error;
  }
}

/** Keeps what a page loaded before the worker was there. */
export async function keep(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(NAME);
  const missing = await Promise.all(
    addresses.map(async address => ((await cache.match(address)) ? [] : [address])),
  );
  await Promise.allSettled(missing.flat().map(address => cache.add(address)));
}
