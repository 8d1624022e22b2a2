import assert from 'node:assert/strict';
import type {Hono} from 'hono';
import {Signer} from '../../../../demo/service/signer.ts';
import {Figures, type Scope} from '../../../../demo/storefront/analytics/figures.ts';
import {openData, type PersistentData} from '../../../../demo/storefront/data-folder.ts';
import {createStorefront} from '../../../../demo/storefront/storefront.ts';
import {smallStore} from '../../../support/stores/small-storefront.ts';

/** An event as a page posts it. */
export interface SentEvent {
  readonly id?: string;
  readonly name: string;
  readonly data: unknown;
  readonly at?: string;
  readonly locale?: string;
}

/** The fields that attribute an event to its search (§6). */
export interface Attribution {
  readonly query_id: string;
  readonly session_id: string;
  readonly measurement_proof: string;
}

const everything: Scope = {since: '2000-01-01', locale: null, term: null, submitted: false};

/** The jacket of the small store in the form of events: 19,800 yen. */
export const jacket = {product_id: 'gid://shopify/Product/101', variant: '5001', price: 19800};

/** The small store with its pixel and the signing key of its service. */
export class Shop {
  readonly app: Hono;
  readonly data: PersistentData;
  readonly #signer: Signer;

  constructor(data = openData()) {
    this.data = data;
    this.app = createStorefront(smallStore, {data});
    this.#signer = new Signer(data.key);
  }

  /** The attribution fields of a search, signed like a response of the service. */
  attribution(query_id: string, session_id = 'session'): Attribution {
    return {query_id, session_id, measurement_proof: this.#signer.sign(query_id)};
  }

  post(visitor: string, event: SentEvent | string): Promise<Response> {
    return this.send(visitor, '/pixel', typeof event === 'string' ? event : JSON.stringify(event));
  }

  /** Posts an event that must be accepted. */
  async publish(visitor: string, event: SentEvent): Promise<void> {
    const response = await this.post(visitor, event);
    assert.equal(response.status, 204, await response.text());
  }

  async read(visitor: string, path: string): Promise<string> {
    return (await this.app.request(path, {headers: {Cookie: `demo_visitor=${visitor}`}})).text();
  }

  /** Posts a form or another body. */
  async send(visitor: string, path: string, body: string | URLSearchParams): Promise<Response> {
    return this.app.request(path, {method: 'POST', headers: {Cookie: `demo_visitor=${visitor}`}, body});
  }

  figures(scope: Partial<Scope> = {}) {
    const figures = new Figures(this.data.database);
    const all = {...everything, ...scope};
    return {
      totals: figures.totals(all),
      sales: figures.sales(all),
      terms: figures.terms(all),
      zeroResults: figures.zeroResultTerms(all),
      products: figures.clickedProducts(all),
      positions: figures.positions(all),
    };
  }

  /** Orders jackets through the cart; returns the order's global id. */
  async buyJackets(visitor: string, quantity = 1): Promise<string> {
    await this.send(visitor, '/cart/add', new URLSearchParams({id: jacket.variant, quantity: `${quantity}`}));
    const response = await this.checkOut(visitor);
    const thanks = await this.read(visitor, response.headers.get('Location') ?? '');
    const [order = ''] = /gid:\/\/shopify\/Order\/\d+/.exec(thanks) ?? [];
    return order;
  }

  async openCheckout(visitor: string): Promise<string> {
    return /name="token" value="([^"]*)"/.exec(await this.read(visitor, '/checkout'))?.[1] ?? '';
  }

  /** Submits a checkout; opens a new one unless the fields have a token. */
  async checkOut(visitor: string, fields: Record<string, string> = {}, path = '/checkout') {
    const {token = await this.openCheckout(visitor)} = fields;
    return this.send(visitor, path, new URLSearchParams({...address, ...fields, token}));
  }
}

export const address = {
  email: 'hanako@example.jp',
  name: '山田 花子',
  postal_code: '150-0001',
  region: '東京都',
  street: '渋谷区神宮前1-2-3',
  building: '',
};

export function searched(attribution: Attribution, query = 'ジャケット', result_count = 3): SentEvent {
  return {name: 'service_search', data: {query, ...attribution, result_count}, locale: 'ja'};
}

export function clicked(attribution: Attribution, position = 0, product_id = jacket.product_id): SentEvent {
  return {name: 'service_result_clicked', data: {...attribution, product_id, position}, locale: 'ja'};
}

export function added(attribution: Attribution | undefined, id = 'addition'): SentEvent {
  const data = {product_id: jacket.product_id, quantity: 1, attribution};
  return {id, name: 'product_added_to_cart', data, locale: 'ja'};
}

export function bought(order_id: string, attribution: Attribution | undefined, quantity = 1): SentEvent {
  const line = {product_id: jacket.product_id, quantity, revenue: jacket.price * quantity, attribution};
  return {name: 'checkout_completed', data: {order_id, currency: 'JPY', lines: [line]}, locale: 'ja'};
}
