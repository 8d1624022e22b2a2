/** Creates a JSON response that is never cached and has no CORS header (§1.4). */
export function json(body: object, status = 200): Response {
  return text(JSON.stringify(body), 'application/json; charset=utf-8', status);
}

export function text(body: string, type: string, status = 200): Response {
  return new Response(body, {status, headers: {'Content-Type': type, 'Cache-Control': 'no-store'}});
}

/**
 * Creates 429 responses with varying bodies: §7 does not define one and proxies write their own, so callers must not
 * read it.
 */
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
