import type {
  Article,
  Catalogue,
  Page,
  Product,
  StoreData,
  Variant,
} from '../../../demo/catalogue/catalogue.ts';
import {createService, type Service, type ServiceOptions} from '../../../demo/service/service.ts';

/** Creates a product with defaults for all fields that a test does not set. */
export function product(handle: string, parts: Partial<Product> = {}): Product {
  products += 1;
  return {
    id: String(products),
    handle,
    title: handle,
    body: '',
    vendor: '',
    type: '',
    tags: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    options: [],
    variants: [variant()],
    metafields: {},
    ...parts,
  };
}

/** Creates a variant, in stock at 1000 by default. */
export function variant(parts: Partial<Variant> = {}): Variant {
  variants += 1;
  return {id: String(variants), title: 'Default Title', options: [], price: 1000, available: true, ...parts};
}

export function article(handle: string, parts: Partial<Article> = {}): Article {
  return {id: '31', handle, blogHandle: 'news', title: handle, body: '', tags: [], ...parts};
}

export function page(handle: string, parts: Partial<Page> = {}): Page {
  return {id: '41', handle, title: handle, body: '', tags: [], ...parts};
}

/** Creates a store with a single catalogue in English. */
export function storeOf(parts: Partial<Catalogue>, admin: Partial<StoreData['admin']> = {}): StoreData {
  const catalogue = {locale: 'en', products: [], articles: [], pages: [], collections: [], ...parts};
  return {
    name: 'Test',
    currency: 'JPY',
    catalogues: [catalogue],
    admin: {metafields: [], redirects: [], synonyms: [], ...admin},
  };
}

/** Creates a service whose caps are out of reach. */
export function serve(store: StoreData, options: ServiceOptions = {}): Service {
  return createService(store, {caps: {visitor: 1e6, shop: 1e6, combined: 1e6}, ...options});
}

/** Query parameters; a list is sent as repeated values. */
export type Params = Readonly<Record<string, string | readonly string[]>>;

/** Sends a request without any changes. */
export async function send(
  service: Service,
  params: Params,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const pairs = Object.entries(params).flatMap(([name, values]) =>
    [values].flat().map(value => [name, value]),
  );
  return service.app.request(`/apps/searchapp/search?${new URLSearchParams(pairs)}`, {headers});
}

/** Sends a v1 search and reads the JSON body, regardless of the status. */
export async function ask(
  service: Service,
  params: Params,
  headers: Readonly<Record<string, string>> = {},
): Promise<Body> {
  const response = await send(service, {contract: 'v1', type: 'search', ...params}, headers);
  return response.json() as Promise<Body>;
}

/** Searches and returns the handles of the results in order. */
export async function find(service: Service, params: Params): Promise<string[]> {
  const {results} = await ask(service, {limit: '50', ...params});
  return results.map(({handle}) => handle);
}

/** The fields of §2.1 that tests read. */
export interface Body {
  readonly degraded: boolean;
  readonly query: string;
  readonly query_id: string;
  readonly measurement_proof: string;
  readonly total: number;
  readonly limit: number;
  readonly offset: number;
  readonly sort: string;
  readonly redirect_url: string | null;
  readonly results: readonly {readonly handle: string; readonly [field: string]: unknown}[];
  readonly facets: Facets;
  readonly suggestions: readonly string[];
  readonly related_keywords: readonly string[];
  readonly code?: string;
}

interface Value {
  readonly value: string;
  readonly count: number;
}

interface Facets {
  readonly vendors: readonly Value[];
  readonly product_types: readonly Value[];
  readonly tags: readonly Value[];
  readonly content_types: readonly Value[];
  readonly variant_options: readonly {readonly name: string; readonly values: readonly Value[]}[];
  readonly metafields: readonly {
    readonly name: string;
    readonly label?: string;
    readonly values: readonly Value[];
  }[];
  readonly price_range: readonly number[] | null;
  readonly on_sale_count: number;
}

let products = 0;
let variants = 0;
