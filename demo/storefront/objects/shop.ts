import type {Language} from '../language.ts';
import {moneyFormatOf, symbolOf} from '../money.ts';

/** Liquid's `shop`. */
export function describeShop({store, prefix, catalogue}: Language, url: URL): Record<string, unknown> {
  const {pattern} = moneyFormatOf(store.currency);
  return {
    ...WITHOUT,
    id: 1,
    name: store.name,
    description: '',
    email: '',
    url: url.origin,
    secure_url: `${url.origin}${prefix}`,
    domain: url.host,
    permanent_domain: url.host,
    currency: store.currency,
    enabled_currencies: [{iso_code: store.currency, symbol: symbolOf(store.currency)}],
    money_format: pattern,
    money_with_currency_format: `${pattern} ${store.currency}`,
    locale: catalogue.locale,
    products_count: catalogue.products.length,
    collections_count: catalogue.collections.length,
  };
}

/** Features that the store lacks: accounts, policies, payment, brand assets. */
const WITHOUT = {
  address: {},
  brand: null,
  checkout: {guest_login: false},
  customer_accounts_enabled: false,
  customer_accounts_optional: false,
  enabled_payment_types: [],
  features: {'follow_on_shop?': false, 'login_with_shop_classic_customer_accounts?': false},
  metafields: {},
  password_message: '',
  phone: null,
  policies: [],
  privacy_policy: null,
  refund_policy: null,
  shipping_policy: null,
  terms_of_service: null,
} as const;
