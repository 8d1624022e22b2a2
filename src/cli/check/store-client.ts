import {explainNetworkError, TIMEOUT_MS} from './network-error.ts';
import {ObstacleError} from './obstacle.ts';

/** An answer from the store: a page, a file, or JSON. */
export interface Fetched {
  /** The final address, after redirects. */
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly redirected: boolean;
  readonly text: string;
}

/** Sends requests to a store as a browser does: follows redirects, and keeps cookies, unlike `fetch`. */
export class StoreClient {
  /** The store's origin; a redirect of the home page can change it. */
  origin: string;
  /** Cookies by origin and name. */
  readonly #cookies = new Map<string, Map<string, string>>();

  constructor(origin: string) {
    this.origin = origin;
  }

  get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Fetched> {
    return this.#follow(new URL(address, this.origin), {headers: {...headers}});
  }

  /** Submits a form. */
  post(address: string, fields: Readonly<Record<string, string>>): Promise<Fetched> {
    return this.#follow(new URL(address, this.origin), {method: 'POST', body: new URLSearchParams(fields)});
  }

  /** @throws {ObstacleError} if nothing answers, or redirects never end. */
  async #follow(url: URL, init: RequestInit, redirects = 0): Promise<Fetched> {
    const {status, headers, text} = await this.#send(url, init);
    const location = headers.get('location');
    if (status < 300 || status > 399 || !location) {
      return {url, status, headers, redirected: redirects > 0, text};
    }
    if (redirects === MOST_REDIRECTS)
      throw new ObstacleError('no_answer', `${url.href} redirects more than ${redirects} times.`);
    // A form is submitted once; its redirect is followed by GET.
    const next = init.method === 'POST' ? {} : init;
    return this.#follow(new URL(location, url), next, redirects + 1);
  }

  async #send(url: URL, init: RequestInit): Promise<Pick<Fetched, 'status' | 'headers' | 'text'>> {
    const headers = new Headers(init.headers);
    headers.set('user-agent', 'storefront-search-elements check');
    const cookies = [...(this.#cookies.get(url.origin) ?? [])].map(([name, value]) => `${name}=${value}`);
    if (cookies.length > 0) headers.set('cookie', cookies.join('; '));
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await fetch(url, {...init, headers, redirect: 'manual', signal});
      this.#keepCookies(url, response.headers);
      return {status: response.status, headers: response.headers, text: await response.text()};
    } catch (error) {
      throw explainNetworkError(error, url);
    }
  }

  #keepCookies({origin}: URL, headers: Headers): void {
    const cookies = this.#cookies.get(origin) ?? new Map();
    this.#cookies.set(origin, cookies);
    for (const cookie of headers.getSetCookie()) {
      const [, name, value] = /^\s*([^=;\s]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined) cookies.set(name, value);
    }
  }
}

const MOST_REDIRECTS = 10;
