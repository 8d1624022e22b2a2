import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';

/** Passes a store's files on. Its pages arrive up to a text; `release` sends the rest of them. */
export class ArrivingPages {
  readonly #target: string;
  readonly #upTo: string;
  readonly #server: Server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
  #release: () => void = () => {};
  readonly #released = new Promise<void>(resolve => {
    this.#release = resolve;
  });

  /** @param target the store's origin. @param upTo the text before which pages stop. */
  constructor(target: string, upTo: string) {
    this.#target = target;
    this.#upTo = upTo;
  }

  /** Starts on a free port. */
  start(): Promise<void> {
    return new Promise(resolve => void this.#server.listen(0, resolve));
  }

  get origin(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  release(): void {
    this.#release();
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const {url = '/', method = 'GET'} = incoming;
    const body = Buffer.concat(await incoming.toArray());
    const answer = await fetch(new URL(url, this.#target), {method, ...(body.length && {body})});
    const content = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('content-type');
    outgoing.writeHead(answer.status, type ? {'Content-Type': type} : {});
    const end = content.indexOf(this.#upTo);
    if (type?.includes('html') && end >= 0) {
      outgoing.write(content.subarray(0, end));
      await this.#released;
      outgoing.end(content.subarray(end));
    } else outgoing.end(content);
  }
}
