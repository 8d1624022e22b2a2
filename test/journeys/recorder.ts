import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {getRequestListener} from '@hono/node-server';
import {Hono} from 'hono';
import {proxy} from 'hono/proxy';
import type {PublishedEvent} from '../harness/page-watch.ts';
import type {Exchange} from '../pages/exchanges.ts';

/** Stands between a browser of any kind and the demo store, under an origin of its own, and notes what passes. */
export class Recorder {
  /** Each search with its answer, in order. */
  readonly exchanges: Exchange[] = [];
  readonly #told: (PublishedEvent & {readonly at: string})[] = [];
  readonly #server;

  constructor(store: string) {
    const app = new Hono();
    app.get('/apps/searchapp/search', async context => {
      const url = new URL(context.req.url);
      const answer = await proxy(store + url.pathname + url.search, context.req);
      // What is no JSON is nobody's answer.
      const body = await answer
        .clone()
        .json()
        .catch(() => undefined);
      if (body) this.exchanges.push({params: url.searchParams, body});
      return answer;
    });
    app.post('/pixel', async context => {
      const {name, data, at} = await context.req.raw.clone().json();
      this.#told.push({name, payload: data, at});
      return proxy(`${store}/pixel`, context.req);
    });
    app.all('*', context => {
      const {pathname, search} = new URL(context.req.url);
      return proxy(store + pathname + search, {...context.req, redirect: 'manual'});
    });
    // A browser that leaves a page breaks off what it was loading.
    app.onError((_, context) => context.text('', 502));
    this.#server = createServer(getRequestListener(app.fetch));
  }

  /** Each event that reached the pixel, in the order they were published in: one beacon may overtake another. */
  get events(): readonly PublishedEvent[] {
    const inOrder = this.#told.toSorted((one, other) => one.at.localeCompare(other.at));
    return inOrder.map(({name, payload}) => ({name, payload}));
  }

  /** Such as `http://localhost:40123`. */
  async start(): Promise<string> {
    this.#server.listen(0);
    await once(this.#server, 'listening');
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
