/** A JSON response. It is never stored by anyone, and no CORS header is sent (§1.4). */
export function json(body: object, status = 200): Response {
  return text(JSON.stringify(body), 'application/json; charset=utf-8', status);
}

/** A response of any text. */
export function text(body: string, type: string, status = 200): Response {
  return new Response(body, {status, headers: {'Content-Type': type, 'Cache-Control': 'no-store'}});
}

/** §7 does not show the body of a 429, and proxies on the way write their own: callers must not read it. */
export class TooManyRequests {
  #count = 0;

  reply(seconds: number): Response {
    const create = RESPONSES[this.#count++ % RESPONSES.length];
    const response = create?.() ?? text('', 'text/plain', 429);
    response.headers.set('Retry-After', String(seconds));
    return response;
  }
}

const RESPONSES = [
  () => json({error: 'Too many requests; try again later', code: 'rate_limited'}, 429),
  () => text('', 'text/plain; charset=utf-8', 429),
  () => text('<!doctype html><title>429</title><h1>Too Many Requests</h1>', 'text/html; charset=utf-8', 429),
];
