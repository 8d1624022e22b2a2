import {createServer, type IncomingMessage, request, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A request that passed the proxy. */
export interface PassedRequest {
  readonly method: string;
  readonly path: string;
  /** `Sec-Purpose`: `prefetch` or `prefetch;prerender` for a page that is loaded ahead. */
  readonly purpose: string;
  readonly body: string;
}

/**
 * Passes all requests on to a store, and records them, because a browser's tools don't see a page that is rendered ahead. Adds scripts to
 * pages; the scripts of results pages can report to the proxy by a POST to `/report` or `/drawn`.
 */
export class RecordingProxy {
  readonly requests: PassedRequest[] = [];
  /** The script of every page, which runs before the page's own. */
  early = '';
  /** The script of results pages. */
  script = '';
  readonly #target: URL;
  readonly #server: Server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));

  constructor(target: string) {
    this.#target = new URL(target);
  }

  /** Starts on a free port. Returns its origin. */
  async start(): Promise<string> {
    await new Promise<void>(resolve => void this.#server.listen(0, resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const {method = '', url: path = '', headers} = incoming;
    const body = Buffer.concat(chunks);
    this.requests.push({method, path, purpose: `${headers['sec-purpose'] ?? ''}`, body: `${body}`});
    if (path === '/report' || path === '/drawn') return void outgoing.writeHead(204).end();
    if (path === '/early.js' || path === '/report.js') {
      outgoing.writeHead(200, {'Content-Type': 'text/javascript', 'Cache-Control': 'no-store'});
      return void outgoing.end(path === '/early.js' ? this.early : this.script);
    }
    const {hostname, port} = this.#target;
    const isResultsPage = path.startsWith('/search?');
    const isDocument = headers['sec-fetch-dest'] === 'document';
    const plain = {...headers, ...(isDocument && {'accept-encoding': 'identity'})};
    const onward = request({hostname, port, method, path, headers: plain}, answer => {
      const isPage = /html/.test(`${answer.headers['content-type']}`);
      const {'content-length': _, ...others} = answer.headers;
      outgoing.writeHead(answer.statusCode ?? 502, isPage ? others : answer.headers);
      if (isPage) outgoing.write('<!doctype html><script src="/early.js"></script>');
      if (isResultsPage) outgoing.write('<script defer src="/report.js"></script>');
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    onward.end(body);
  }
}
