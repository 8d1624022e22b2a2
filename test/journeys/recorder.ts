import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {getRequestListener} from '@hono/node-server';
import {Hono} from 'hono';
import {proxy} from 'hono/proxy';
import type {Exchange} from '../pages/exchanges.ts';
import type {PublishedEvent} from '../support/page/page-watch.ts';

/** A proxy between a browser and the demo store, with an origin of its own, that records requests and events. */
export class Recorder {
  /** Each search and its answer, in order. */
  readonly exchanges: Exchange[] = [];
  readonly #published: (PublishedEvent & {readonly at: string})[] = [];
  readonly #server;

  constructor(store: string) {
    const app = new Hono();
    app.get('/apps/searchapp/search', async context => {
      const url = new URL(context.req.url);
      const answer = await proxy(store + url.pathname + url.search, context.req);
      // Ignores answers that are not JSON.
      const body = await answer
        .clone()
        .json()
        .catch(() => undefined);
      if (body) this.exchanges.push({params: url.searchParams, body});
      return answer;
    });
    app.post('/pixel', async context => {
      const {name, data, at} = await context.req.raw.clone().json();
      this.#published.push({name, payload: data, at});
      return proxy(`${store}/pixel`, context.req);
    });
    app.all('*', context => {
      const {pathname, search} = new URL(context.req.url);
      return proxy(store + pathname + search, {...context.req, redirect: 'manual'});
    });
    // A browser aborts its requests when it leaves a page.
    app.onError((_, context) => context.text('', 502));
    this.#server = createServer(getRequestListener(app.fetch));
  }

  /** The events that reached the pixel, in the order of publication: beacons may overtake each other. */
  get events(): readonly PublishedEvent[] {
    const inOrder = this.#published.toSorted((one, other) => one.at.localeCompare(other.at));
    return inOrder.map(({name, payload}) => ({name, payload}));
  }

  /** Starts the proxy. Returns its origin, such as `http://localhost:40123`. */
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
