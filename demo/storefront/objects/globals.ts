import type {Language} from '../language.ts';
import type {View} from '../view.ts';
import {describeArticle, describeBlog, describePage, listBlogs} from './article.ts';
import {CartDrop, describeCurrency, type LiquidCart} from './cart.ts';
import {describeMenus} from './menu.ts';
import {describeCollection, describeProduct} from './product.ts';
import {noRecommendations} from './recommendations.ts';
import {LiquidRecords} from './records.ts';
import {describeRoutes} from './routes.ts';
import {describeShop} from './shop.ts';
import {LiquidTemplate} from './template.ts';

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
  const {name, suffix} = page.template;
  const currency = describeCurrency(view.currency.active, language);
  return {
    ...WITHOUT,
    ...describeRecords(language, url.pathname),
    shop: describeShop(language, url),
    routes: describeRoutes(language),
    request: describeRequest(page),
    localization: describeLocalization(page),
    cart: new CartDrop({...page.cart, currency}),
    template: new LiquidTemplate(name, suffix),
    page_title: page.title,
    page_description: page.description,
    canonical_url: `${url.origin}${url.pathname}`,
    handle: url.pathname.split('/').at(-1) ?? '',
    content_for_header: page.contentForHeader,
    current_page: Math.max(1, Number.parseInt(url.searchParams.get('page') ?? '1', 10) || 1),
    query_string: describeQuery(url),
    recommendations: noRecommendations,
  };
}

/** Objects that are empty in this store: no customers, files or metaobjects. */
const WITHOUT = {
  additional_checkout_buttons: false,
  content_for_additional_checkout_buttons: '',
  content_for_index: '',
  content_for_layout: '',
  all_country_option_tags: '',
  country_option_tags: '',
  current_tags: null,
  customer: null,
  images: {},
  metaobjects: {},
  page_image: null,
  powered_by_link: '',
  scripts: [],
  theme: {id: 1, name: 'Theme', role: 'main'},
} as const;

function describeRecords(language: Language, path: string): Record<string, unknown> {
  const {products, collections, pages, articles} = language;
  const records = <Source, LiquidRecord>(
    sources: ReadonlyMap<string, Source>,
    describe: (source: Source, language: Language) => LiquidRecord,
  ) =>
    new LiquidRecords(sources.keys(), handle => {
      const source = sources.get(handle);
      return source === undefined ? null : describe(source, language);
    });
  return {
    all_products: records(products, (source, own) => describeProduct(source, own)),
    collections: records(collections, (source, own) => describeCollection(source, own)),
    pages: records(pages, describePage),
    articles: records(articles, describeArticle),
    blogs: new LiquidRecords(listBlogs(language), handle => describeBlog(handle, language)),
    linklists: describeMenus(language, path),
  };
}

function describeRequest({language, url, view, template}: PageRequest): Record<string, unknown> {
  return {
    locale: describeLocale(language, language),
    path: url.pathname,
    origin: url.origin,
    host: url.host,
    page_type: template.name,
    design_mode: view.designMode,
    visual_preview_mode: false,
  };
}

/** The store sells to one country, in one currency. */
function describeLocalization({language, languages, view}: PageRequest): Record<string, unknown> {
  const available_languages = languages.map(other => describeLocale(other, language));
  const iso_code = countryOf(language);
  const country = {
    iso_code,
    name: new Intl.DisplayNames([language.locale], {type: 'region'}).of(iso_code),
    currency: describeCurrency(view.currency.active, language),
    unit_system: 'metric',
    available_languages,
    'popular?': true,
  };
  return {
    language: describeLocale(language, language),
    available_languages,
    country,
    available_countries: [country],
    market: {id: 1, handle: iso_code.toLowerCase(), metafields: {}},
  };
}

/** Returns the country that the platform reports to scripts for a language. */
export function countryOf({locale}: Language): string {
  return locale === 'ja' ? 'JP' : 'US';
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

/** Returns the page's query, without the sections that a script requests. */
function describeQuery({searchParams}: URL): string {
  const parameters = new URLSearchParams(searchParams);
  for (const name of ['section_id', 'sections']) parameters.delete(name);
  return parameters.size > 0 ? `?${parameters}` : '';
}
