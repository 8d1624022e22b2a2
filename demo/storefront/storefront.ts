import {Hono} from 'hono';
import type {StoreData} from '../catalogue/catalogue.ts';
import {drawPicture} from '../catalogue/picture.ts';
import {Signer} from '../service/signer.ts';
import {createAnalytics} from './analytics/analytics-routes.ts';
import {simulateShoppers} from './analytics/sample.ts';
import {createAssets} from './assets.ts';
import {createBrowserFiles} from './browser-files.ts';
import {createCartRoutes, type RenderSections} from './cart-routes.ts';
import {Carts} from './carts.ts';
import {createCheckout} from './checkout/checkout-routes.ts';
import {Orders} from './checkout/orders.ts';
import {openData, type PersistentData} from './data-folder.ts';
import {platformFile} from './file-version.ts';
import {listGlobalIds} from './global-id.ts';
import {type Language, languageOf, listLanguages} from './language.ts';
import {themeFolders} from './liquid/theme-folder.ts';
import {ThemeGaps} from './liquid/theme-gaps.ts';
import {PageRenderer} from './page-renderer.ts';
import {createPageRoutes} from './page-routes.ts';
import {platformTitle} from './page-titles.ts';
import {Pixel} from './pixel/pixel.ts';
import {createPixelRoutes} from './pixel/pixel-routes.ts';
import {listProductFeed} from './product-feed.ts';
import {createScriptRoutes} from './script-routes.ts';
import {sendSecurityPolicy} from './security-policy.ts';

export interface StorefrontOptions {
  /** The database, and the key of the service's signatures. */
  readonly data: PersistentData;
  /** Adds a page of made-up figures. */
  readonly sampleEvents?: boolean;
  /** Folder of a theme that replaces the demo's own. */
  readonly theme?: string;
  /** Folder of the theme app extension that is installed. */
  readonly extension?: string | undefined;
  /** Collects the gaps of the theme, which are logged by default. */
  readonly gaps?: ThemeGaps;
}

/** Serves the store's pages, its cart and its pixel, like the platform around a theme. */
export function createStorefront(store: StoreData, options: StorefrontOptions = {data: openData()}): Hono {
  const {database, key} = options.data;
  const app = new Hono({strict: false});
  // Other themes have inline styles and scripts.
  if (!options.theme) app.use(sendSecurityPolicy);
  const carts = new Carts();
  const orders = new Orders(database, store.currency);
  const languages = listLanguages(store, orders.stock);
  const pixel = new Pixel({database, signer: new Signer(key), orders, records: listGlobalIds(store)});
  const sample = options.sampleEvents ? simulateShoppers(store, languages, Date.now()) : undefined;
  const theme = options.theme ? [options.theme] : themeFolders;
  const {extension} = options;
  const shared = {languages, carts, theme, extension, gaps: options.gaps ?? new ThemeGaps(theme)};
  const renderers = new Map(languages.map(one => [one, new PageRenderer(one, shared)]));
  const renderSections = renderSectionsOf(app);
  for (const [language, renderer] of renderers) {
    app.route(language.prefix, createScriptRoutes(language, renderer));
    app.route(language.prefix, createPageRoutes(language, renderer));
    app.route(language.prefix, createCartRoutes(carts, language, renderSections));
    app.route(language.prefix, createCheckout(carts, orders, language));
    app.route(language.prefix, createFeed(language));
    app.route(language.prefix, createAnalytics(database, sample, language));
  }
  const files = [createAssets(theme, extension), createBrowserFiles(theme), createPictures(), createIcon()];
  const forms = [createContact(), createLocalization(languages)];
  for (const part of [...files, ...forms, createPixelRoutes(pixel)]) app.route('/', part);
  app.notFound(context => {
    const language = languageOf(languages, context.req.path);
    const renderer = renderers.get(language);
    return renderer?.has('404')
      ? renderer.render(context, {template: '404', title: platformTitle('notFound', language), status: 404})
      : context.text('Not found', 404);
  });
  return app;
}

/** Renders sections of any page, as a request to its address would. */
function renderSectionsOf(app: Hono): RenderSections {
  return async (url, visitor) => {
    const response = await app.request(url, {headers: {Cookie: `demo_visitor=${visitor}`}});
    return response.json();
  };
}

function createPictures(): Hono {
  const app = new Hono();
  app.get('/cdn/pictures/:file{.+\\.svg}', context => {
    const name = context.req.param('file').replace(/\.svg$/, '');
    return context.body(drawPicture(name), 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=3600',
    });
  });
  return app;
}

function createFeed({catalogue, store, collections, products}: Language): Hono {
  const app = new Hono();
  app.get('/products.json', context => {
    return context.json(listProductFeed(catalogue.products, context.req.query(), store.currency));
  });
  app.get('/collections/:handle/products.json', (context, next) => {
    const collection = collections.get(context.req.param('handle'));
    if (!collection) return next();
    const listed = collection.products.flatMap(handle => products.get(handle) ?? []);
    return context.json(listProductFeed(listed, context.req.query(), store.currency));
  });
  return app;
}

/** Serves the icon that browsers request on pages without one. */
function createIcon(): Hono {
  const app = new Hono();
  app.get('/favicon.ico', context => context.redirect(platformFile('favicon.svg')));
  return app;
}

/** Contact and newsletter forms lead back to their page, which thanks the shopper; nothing is sent. */
function createContact(): Hono {
  const app = new Hono();
  app.post('/contact', async context => {
    const {form_type = 'contact'} = await context.req.parseBody();
    const page = new URL(context.req.header('Referer') ?? '/', context.req.url);
    page.searchParams.set(`${form_type}_posted`, 'true');
    return context.redirect(`${page.pathname}${page.search}`, 303);
  });
  return app;
}

/** The language switch: redirects to the same page in the chosen language. */
function createLocalization(languages: ReturnType<typeof listLanguages>): Hono {
  const app = new Hono();
  app.post('/localization', async context => {
    const {language_code, locale_code = language_code, return_to} = await context.req.parseBody();
    const {prefix} = languages.find(({locale}) => locale === locale_code) ?? languages[0];
    const from = String(return_to ?? '/');
    // Redirects within the store only: `//elsewhere.example` would be another host.
    const path = from.startsWith('/') ? from : '/';
    const current = languageOf(languages, path.split('?')[0] ?? path);
    const rest = path.slice(current.prefix.length).replace(/^[/\\]+/, '');
    return context.redirect(`${prefix}/${rest}`, 303);
  });
  return app;
}
