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
      throw new ObstacleError(
        'no_answer',
        `${url.href} redirects more than ${redirects} times. Check the address.`,
      );
    // A form is submitted once; its redirect is followed by GET.
    const next = init.method === 'POST' ? {} : init;
    return this.#follow(readRedirect(location, url), next, redirects + 1);
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

/**
 * Reads the address of a redirect.
 *
 * @throws {ObstacleError} if no browser would follow it.
 */
function readRedirect(location: string, from: URL): URL {
  const url = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ObstacleError(
      'no_answer',
      `${from.href} redirects to “${location}”, which is no address of a page. Check the store's redirects.`,
    );
  // `fetch` refuses an address with a user's name.
  return Object.assign(url, {username: '', password: ''});
}

/** Explains a failure of `fetch`. Returns any other error unchanged, because it is a bug. */
export function explainNetworkError(error: unknown, {host, hostname, port}: URL): unknown {
  const {name, cause} = error as Error & {cause?: {code?: string; message?: string}};
  if (name === 'TimeoutError')
    return new ObstacleError(
      'no_answer',
      `${host} did not answer within ${TIMEOUT_MS / 1000} s. Try again later.`,
    );
  if (!cause) return error;
  const code = cause.code ?? cause.message ?? name;
  if (isTls(code)) {
    const reason = certificateProblems[code] ?? `no secure connection could be made (${code})`;
    return new ObstacleError('tls', `${host} can't be trusted: ${reason}.`);
  }
  const reason =
    networkProblems[code]?.(hostname, port) ??
    `${host} can't be reached (${code}). Check the address and your network connection.`;
  return new ObstacleError('no_answer', reason);
}

/** The timeout of a request in milliseconds, the same as the elements'. */
export const TIMEOUT_MS = 20_000;

function isTls(code: string): boolean {
  return code in certificateProblems || /^(ERR_(SSL|TLS)|EPROTO|CERT_|UNABLE_TO)/.test(code);
}

const certificateProblems: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not signed by a known authority',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not signed by a known authority',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate is not signed by a known authority',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another domain',
  ERR_SSL_WRONG_VERSION_NUMBER: 'it answers over http, without encryption',
  EPROTO: 'it answers over http, without encryption',
};

const closedConnection = (hostname: string): string =>
  `${hostname} closed the connection without an answer. Try again later.`;

const networkProblems: Readonly<Record<string, (hostname: string, port: string) => string>> = {
  ENOTFOUND: hostname => `${hostname} was not found. Check the address and your network connection.`,
  EAI_AGAIN: hostname => `The address of ${hostname} can't be looked up. Check your network connection.`,
  ECONNREFUSED: (hostname, port) =>
    `Nothing answers at ${hostname}${port && `:${port}`}. Check the address, and whether the server is running.`,
  ECONNRESET: closedConnection,
  UND_ERR_SOCKET: closedConnection,
  UND_ERR_CONNECT_TIMEOUT: hostname => `${hostname} did not answer. Check your network connection.`,
  ENETUNREACH: () => 'There is no network connection.',
};

/** The reason why a store can't be checked, or only in part. */
export interface Obstacle {
  readonly code: ObstacleCode;
  /** One or two sentences for the developer: the cause, and the remedy. */
  readonly text: string;
}

export type ObstacleCode =
  | 'no_answer'
  | 'tls'
  | 'password'
  | 'wrong_password'
  | 'login'
  | 'wrong_path'
  | 'no_service'
  | 'plan_required'
  | 'rate_limited'
  | 'unavailable'
  | 'not_ready'
  | 'refused';

/** Thrown when an obstacle ends the check. */
export class ObstacleError extends Error implements Obstacle {
  readonly code: ObstacleCode;

  constructor(code: ObstacleCode, message: string) {
    super(message);
    this.code = code;
  }

  get text(): string {
    return this.message;
  }
}

/** Returns a thrown obstacle. Throws any other error again, because it is a bug. */
export function asObstacle(error: unknown): ObstacleError {
  if (error instanceof ObstacleError) return error;
  throw error;
}
