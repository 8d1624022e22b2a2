import type {Language} from '../language.ts';

/** Liquid's `routes`. */
export function describeRoutes({prefix}: Language): Record<string, string> {
  return {
    root_url: prefix === '' ? '/' : prefix,
    search_url: `${prefix}/search`,
    cart_url: `${prefix}/cart`,
    cart_add_url: `${prefix}/cart/add`,
    cart_change_url: `${prefix}/cart/change`,
    cart_clear_url: `${prefix}/cart/clear`,
    cart_update_url: `${prefix}/cart/update`,
    collections_url: `${prefix}/collections`,
    all_products_collection_url: `${prefix}/collections/all`,
    predictive_search_url: `${prefix}/search/suggest`,
    product_recommendations_url: `${prefix}/recommendations/products`,
    ...describeAccountRoutes(`${prefix}/account`),
  };
}

/** The store has no accounts, so these links of other themes lead to its 404 page. */
function describeAccountRoutes(account: string): Record<string, string> {
  return {
    account_url: account,
    account_login_url: `${account}/login`,
    account_logout_url: `${account}/logout`,
    account_profile_url: `${account}/profile`,
    account_recover_url: `${account}/recover`,
    account_register_url: `${account}/register`,
    account_addresses_url: `${account}/addresses`,
    storefront_login_url: `${account}/login`,
  };
}
