import {report} from '../console/report.ts';
import {platform} from '../shopify/platform.ts';
import {DEFAULT_ENDPOINT, isLocale, readBlock, readSettings, type Settings} from './config-block.ts';

/** The settings of a page, completed by those of the platform and the defaults. */
export interface Config extends Settings {
  /** The `locale` of requests (§4.1); only if the page or the platform sets one. */
  readonly requestLocale: string | undefined;
}

/**
 * Reads the page's configuration block. Reports each unusable block or value once and uses the default instead.
 *
 * @param overrides the settings of a script.
 */
export function readConfig({publish: _, ...overrides}: object & {publish?: unknown} = {}): Config {
  const block = document.querySelector('script[type="application/json"][data-storefront-search]');
  const given = {
    ...readBlock(block?.textContent ?? '{}', location.href, report),
    ...readSettings(overrides, location.href, report, 'configure()'),
  };
  const {routes, locale, currency} = platform();
  const {currency: active = currency?.active, baseCurrency} = given;
  // The platform's rate applies to its own active currency only.
  const rate = Number(given.currencyRate ?? (active === currency?.active && currency?.rate)) || undefined;
  if (baseCurrency && baseCurrency !== active && !rate) void report('wrongSetting', 'currencyRate', rate);
  const rootUrl = (given.rootUrl ?? routes?.root ?? '/').replace(/\/?$/, '/');
  return {
    endpoint: DEFAULT_ENDPOINT,
    searchUrl: `${rootUrl}search`,
    messages: {},
    ahead: 'prefetch',
    ...given,
    rootUrl,
    locale: [given.locale, locale, document.documentElement.lang].find(isLocale) ?? 'en',
    requestLocale: given.locale ?? locale,
    currency: active,
    currencyRate: rate,
    events: {search: 'service_search', click: 'service_result_clicked', ...given.events},
  };
}
