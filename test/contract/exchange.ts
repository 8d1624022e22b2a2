import {after, before} from 'node:test';
import type {StoreData} from '../../demo/catalogue/catalogue.ts';
import {createService, type ServiceOptions} from '../../demo/service/service.ts';
import type {SearchError} from '../../src/core/contract/errors.ts';
import {requestParams, type SearchRequest} from '../../src/core/contract/request.ts';
import type {SearchResponse} from '../../src/core/contract/schema.ts';
import {fetchSearch} from '../../src/service/search/client.ts';

/** Connects the client to the demo's service in this process, to test both against the contract. */
export interface Connection {
  readonly sent: Request;
  /** The latest answer, before the client read it. */
  readonly received: {readonly status: number; readonly text: string; readonly headers: Headers};
  /** Its body as received, because the client replaces missing keys. */
  readonly body: SearchResponse;
  search(request?: Partial<SearchRequest>): Promise<SearchResponse>;
  /** Sends parameters that the client never would, to test how it reads the refusal. */
  refusal(params: Readonly<Record<string, string>>): Promise<SearchError>;
  /** Switches the service to another state. */
  state: string;
}

/** Opens the connection for the tests of a file. Call it once, at the top. */
export function openConnection(store: StoreData, options: ServiceOptions = {}): Connection {
  const connection = new ServiceConnection(store, options);
  before(() => connection.open());
  after(() => connection.close());
  return connection;
}

class ServiceConnection implements Connection {
  state = 'normal';
  sent = new Request(ORIGIN);
  received: Connection['received'] = {status: 0, text: '', headers: new Headers()};
  readonly #app: ReturnType<typeof createService>['app'];
  readonly #fetch = globalThis.fetch;

  constructor(store: StoreData, options: ServiceOptions) {
    this.#app = createService(store, {caps: NO_CAPS, ...options}).app;
  }

  open(): void {
    globalThis.fetch = async (input, init) => {
      this.sent = new Request(new URL(String(input), ORIGIN), init);
      this.sent.headers.set('cookie', `demo_state=${this.state}`);
      const answer = await this.#app.fetch(this.sent);
      const {status, headers} = answer;
      this.received = {status, headers, text: await answer.clone().text()};
      return answer;
    };
  }

  close(): void {
    globalThis.fetch = this.#fetch;
  }

  get body(): SearchResponse {
    return JSON.parse(this.received.text);
  }

  search(request: Partial<SearchRequest> = {}): Promise<SearchResponse> {
    const whole = {query: 'tent', filters: {}, sort: 'relevance', limit: 24, offset: 0, ...request} as const;
    return fetchSearch(ENDPOINT, requestParams(whole), new AbortController().signal);
  }

  refusal(params: Readonly<Record<string, string>>): Promise<SearchError> {
    return fetchSearch(ENDPOINT, new URLSearchParams(params), new AbortController().signal).then(
      () => Promise.reject(new Error('It was answered.')),
      (error: SearchError) => error,
    );
  }
}

const ENDPOINT = '/apps/searchapp/search';
const ORIGIN = 'https://store.example';
const NO_CAPS = {visitor: 1e6, shop: 1e6, combined: 1e6};
