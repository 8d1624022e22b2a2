import {Hono} from 'hono';
import type {StoreData} from '../../catalogue/catalogue.ts';
import {readSetup, type Setup} from '../setup.ts';
import type {StoreView} from './layout.ts';
import {collectionPage, messagePage, productPage, searchPage, startPage, textPage} from './pages.ts';
import {STORE_TEXTS} from './texts.ts';

/** The path of the store's pages, below the site's; the setup follows. */
const PLACE = 'playground/store/';

export interface StoreAppOptions {
  /** Path of the site. */
  readonly base: string;
  readonly storeFor: (name: string) => Promise<StoreData | undefined>;
  /** The attributes that a setup may set, as `search-results.paging`. */
  readonly settable: ReadonlySet<string>;
  /** CSS of each look. */
  readonly styles: Readonly<Record<Setup['look'], string>>;
}

/** Renders the pages of the playground's store: `playground/store/<setup>/…`. */
export function createStoreApp({base, storeFor, settable, styles}: StoreAppOptions): Hono {
  const app = new Hono();
  app.get(`${base}${PLACE}*`, async ({req, html}) => {
    const {pathname, searchParams} = new URL(req.url);
    const [segment = '', ...rest] = pathname.slice(base.length + PLACE.length).split('/');
    const setup = allowed(readSetup(decodeURIComponent(segment)), settable);
    const root = `${base}${PLACE}${segment}/`;
    const store = await storeFor(setup.store);
    const view = {...viewOf(store ?? EMPTY, setup), style: styles[setup.look], base, root};
    if (!store) return html(messagePage(view, view.texts.noCatalogue), 404);
    const page = pageOf(view, rest.map(decodeURIComponent), searchParams);
    return page ? html(page) : html(messagePage(view, view.texts.notFound), 404);
  });
  // The cart adds whatever it is asked for.
  app.post(`${base}${PLACE}:setup/cart/add.js`, async ({req, json}) => {
    const {id, quantity} = await req.json<{id: number; quantity: number}>();
    return json({id, variant_id: id, quantity});
  });
  return app;
}

const EMPTY: StoreData = {
  name: '',
  currency: 'USD',
  catalogues: [{locale: 'en', products: [], articles: [], pages: [], collections: []}],
  admin: {metafields: [], redirects: [], synonyms: []},
};

function viewOf(store: StoreData, setup: Setup): Omit<StoreView, 'style' | 'base' | 'root'> {
  const catalogue = store.catalogues.find(({locale}) => locale === setup.locale) ?? store.catalogues[0];
  return {setup, store, catalogue, texts: STORE_TEXTS[setup.locale]};
}

/** Without attributes that are no settings: an address must not write a handler of events. */
function allowed(setup: Setup, settable: ReadonlySet<string>): Setup {
  return {...setup, attributes: new Map([...setup.attributes].filter(([name]) => settable.has(name)))};
}

function pageOf(view: StoreView, [kind = '', ...rest]: readonly string[], params: URLSearchParams) {
  const {products, pages, articles, collections} = view.catalogue;
  const handle = rest.at(-1) ?? '';
  if (kind === '' && rest.length === 0) return startPage(view);
  if (kind === 'search') return searchPage(view, params.get('q') ?? '');
  if (kind === 'collections') {
    const collection = collections.find(each => each.handle === handle);
    return collection && collectionPage(view, collection);
  }
  if (kind === 'products') {
    const product = products.find(each => each.handle === handle);
    return product && productPage(view, product);
  }
  const text = {pages, blogs: articles}[kind]?.find(each => each.handle === handle);
  return text && textPage(view, text);
}
