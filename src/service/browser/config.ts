import {report} from '../console/report.ts';
import {platform} from '../shopify/platform.ts';
import {DEFAULT_ENDPOINT, isLocale, readBlock, type Settings} from './config-block.ts';

/** The settings of a page, with the defaults and those of the platform. */
export interface Config extends Settings {
  /** Sent as `locale` (§4.1); only where the page or the platform names it. */
  readonly requestLocale: string | undefined;
}

/** Reads the page's block. A block or a value that can't be used is reported once and its default taken. */
export function readConfig(): Config {
  const block = document.querySelector('script[type="application/json"][data-storefront-search]');
  const given = readBlock(block?.textContent ?? '{}', location.href, report);
  const {routes, locale, currency} = platform();
  const {currency: active = currency?.active, baseCurrency} = given;
  // The platform's rate is that of its own currency.
  const rate = Number(given.currencyRate ?? (active === currency?.active && currency?.rate)) || undefined;
  if (baseCurrency && baseCurrency !== active && !rate) void report('wrongSetting', 'currencyRate', rate);
  const rootUrl = (given.rootUrl ?? routes?.root ?? '/').replace(/\/?$/, '/');
  return {
    endpoint: DEFAULT_ENDPOINT,
    // Below the root of the shopper's language.
    searchUrl: `${rootUrl}search`,
    messages: {},
    ...given,
    rootUrl,
    locale: [given.locale, locale, document.documentElement.lang].find(isLocale) ?? 'en',
    requestLocale: given.locale ?? locale,
    currency: active,
    currencyRate: rate,
    events: {search: 'service_search', click: 'service_result_clicked', ...given.events},
  };
}
