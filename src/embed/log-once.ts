const logged = new Set<string>();

/** Warns the developer or the merchant of the shop on the console, once. */
export function logOnce(text: string): void {
  if (!logged.has(text)) console.warn(`storefront-search: ${text}`);
  logged.add(text);
}
