/** What the links are for; without a key, its place is marked. */
interface LinkOptions {
  readonly 'api-key'?: string | undefined;
  readonly store?: string | undefined;
}

/** Prints the links to the theme editor that switch on the embed and add the blocks. The merchant still saves. */
export function describeLinks({'api-key': key = '{api_key}', store}: LinkOptions): string {
  const admin = store
    ? `https://${store.replace(/\.myshopify\.com$/, '')}.myshopify.com/admin`
    : 'https://admin.shopify.com';
  const editor = `${admin}/themes/current/editor`;
  const blockOn = (template: string, block: string) =>
    `${editor}?template=${template}&addAppBlockId=${key}/${block}&target=newAppsSection`;
  return [
    '',
    'For the merchant, after `shopify app deploy`. Each link opens the theme editor; there, save.',
    `  switch on:        ${editor}?context=apps&activateAppId=${key}/search-embed`,
    `  search page:      ${blockOn('search', 'search-page')}`,
    `  collections:      ${blockOn('collection', 'collection')}`,
    `  product page:     ${blockOn('product', 'related')}`,
    `  home page:        ${blockOn('index', 'product-list')}`,
  ].join('\n');
}
