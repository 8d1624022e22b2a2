import type {Language} from '../language.ts';
import {moneyFormatOf} from '../money.ts';
import type {View} from '../view.ts';
import {CartDrop, type LiquidCart} from './cart.ts';
import {LiquidCollections} from './collections.ts';
import {describeMenus} from './menu.ts';

/** The page data that every template can read. */
export interface PageRequest {
  readonly url: URL;
  readonly language: Language;
  readonly view: View;
  readonly languages: readonly Language[];
  readonly cart: LiquidCart;
  /** The template's name and the suffix of an alternate template: `page` and `campaign`. */
  readonly template: {readonly name: string; readonly suffix: string | null};
  readonly title: string;
  readonly description: string;
  readonly contentForHeader: string;
}

/** The global objects of every Liquid file. */
export function describeGlobals(page: PageRequest): Record<string, unknown> {
  const {language, view, url} = page;
  const currency = {iso_code: view.currency.active};
  return {
    shop: describeShop(language, url),
    routes: describeRoutes(language),
    request: {
      locale: describeLocale(language, language),
      path: url.pathname,
      origin: url.origin,
      host: url.host,
      page_type: page.template.name,
      design_mode: view.designMode,
    },
    localization: {
      language: describeLocale(language, language),
      available_languages: page.languages.map(other => describeLocale(other, language)),
      country: {currency},
    },
    cart: new CartDrop({...page.cart, currency}),
    collections: new LiquidCollections(language),
    linklists: describeMenus(language, url.pathname),
    template: page.template,
    page_title: page.title,
    page_description: page.description,
    canonical_url: `${url.origin}${url.pathname}`,
    content_for_header: page.contentForHeader,
    current_page: Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1),
    query_string: url.search,
  };
}

function describeShop({store, prefix, catalogue}: Language, url: URL): Record<string, unknown> {
  return {
    name: store.name,
    url: url.origin,
    currency: store.currency,
    money_format: moneyFormatOf(store.currency).pattern,
    locale: catalogue.locale,
    products_count: catalogue.products.length,
    secure_url: `${url.origin}${prefix}`,
  };
}

function describeLocale({locale, endonym, prefix}: Language, current: Language): Record<string, unknown> {
  return {
    iso_code: locale,
    name: new Intl.DisplayNames([current.locale], {type: 'language'}).of(locale),
    endonym_name: endonym,
    primary: prefix === '',
    root_url: prefix === '' ? '/' : prefix,
  };
}

function describeRoutes({prefix}: Language): Record<string, string> {
  return {
    root_url: prefix === '' ? '/' : prefix,
    search_url: `${prefix}/search`,
    cart_url: `${prefix}/cart`,
    cart_add_url: `${prefix}/cart/add`,
    cart_change_url: `${prefix}/cart/change`,
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
    account_register_url: `${account}/register`,
    account_addresses_url: `${account}/addresses`,
  };
}
