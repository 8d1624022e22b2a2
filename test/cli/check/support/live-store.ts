import {once} from 'node:events';
import type {AddressInfo} from 'node:net';
import {after} from 'node:test';
import {createAdaptorServer} from '@hono/node-server';
import type {StoreData} from '../../../../demo/catalogue/catalogue.ts';
import {createOwnStore} from '../../../../demo/catalogue/own/own-store.ts';
import {createService, type Service, type ServiceOptions} from '../../../../demo/service/service.ts';
import {createStorefront} from '../../../../demo/storefront/storefront.ts';

/** A body of the service, for a test to change. */
export type Body = Record<string, unknown> & {
  total: number;
  results: Record<string, unknown>[];
  facets: Record<string, unknown>;
};

/** The changes that a test makes to the demo. */
export interface Changes {
  /** The state of the service, which the demo reads from a cookie. */
  readonly state?: string;
  /** Answers instead of the store. */
  readonly respond?: (request: Request) => Response | undefined | Promise<Response | undefined>;
  /** Changes a request before the service reads it. */
  readonly onRequest?: (params: URLSearchParams) => unknown;
  readonly headersFor?: (request: Request) => Readonly<Record<string, string>>;
  /** Changes an answer of the service that is JSON. */
  readonly onAnswer?: (body: Body, params: URLSearchParams, ask: Ask) => unknown;
}

/** Fetches from the unchanged service. */
export type Ask = (params: URLSearchParams) => Promise<Body>;

/** A store on a port of this machine. */
export interface LiveStore {
  readonly origin: string;
  /** The requests to the service, in order. */
  readonly requests: readonly Request[];
}

/** A demo store. Tests open copies of it on ports of this machine, each with its own changes. */
export class DemoStores {
  readonly #service: Service;
  readonly #pages: ReturnType<typeof createStorefront>;

  constructor(store: StoreData = createOwnStore(), options: ServiceOptions = {}) {
    // Each request comes a second later, so that none reaches a cap, including that of `type=suggest`.
    let seconds = 0;
    this.#service = createService(store, {now: () => ++seconds * 1000, ...options});
    this.#pages = createStorefront(store);
  }

  /** Opens a copy, until the tests of the file end. */
  async open(changes: Changes = {}): Promise<LiveStore> {
    const requests: Request[] = [];
    const fetch = async (request: Request): Promise<Response> => {
      const isSearch = new URL(request.url).pathname === '/apps/searchapp/search';
      if (isSearch) requests.push(request);
      const response = await changes.respond?.(request);
      if (response) return response;
      return isSearch ? this.#search(request, changes) : this.#pages.fetch(request);
    };
    const server = createAdaptorServer({fetch});
    server.listen(0);
    await once(server, 'listening');
    after(() => void server.close());
    return {origin: `http://localhost:${(server.address() as AddressInfo).port}`, requests};
  }

  async #search(request: Request, changes: Changes): Promise<Response> {
    const response = await this.#answer(request, changes);
    const more = Object.entries(changes.headersFor?.(request) ?? {});
    for (const [name, value] of more) response.headers.set(name, value);
    return response;
  }

  async #answer(request: Request, {state = 'normal', onRequest, onAnswer}: Changes): Promise<Response> {
    const {searchParams: params} = new URL(request.url);
    const changed = new URLSearchParams(params);
    onRequest?.(changed);
    const response = await this.#ask(changed, state);
    if (!onAnswer || !/json/.test(response.headers.get('content-type') ?? '')) return response;
    const body: Body = await response.clone().json();
    const ask = async (other: URLSearchParams) => (await this.#ask(other, state)).json();
    await onAnswer(body, params, ask);
    const {status, headers} = response;
    return new Response(JSON.stringify(body), {status, headers});
  }

  async #ask(params: URLSearchParams, state: string): Promise<Response> {
    const headers = {cookie: `demo_state=${state}`};
    return this.#service.app.request(`/apps/searchapp/search?${params}`, {headers});
  }
}
