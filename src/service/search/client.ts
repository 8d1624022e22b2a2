import {SearchError} from '../../core/contract/errors.ts';
import {requestParams, type SearchRequest} from '../../core/contract/request.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';

type Schema = typeof import('../../core/contract/schema.ts');

let schema: Promise<Schema> | undefined;

/**
 * Answers a search in place of the service: returns the body of a response (§2.1). May reject with an error that has a `code` of
 * §7 and a `retryAfter` in seconds; any other rejection counts as no answer.
 */
export type SearchSource = (request: SearchRequest, signal: AbortSignal) => Promise<unknown>;

/** Obtains one answer, as `fetchSearch` does. @param session the `session_id` (§4.1). */
export type Client = (
  request: SearchRequest,
  session: string | undefined,
  signal: AbortSignal,
) => Promise<SearchResponse>;

/** Creates the client of the service at an endpoint, or of an application's own source. */
export const createClient =
  (endpoint: string, source?: SearchSource): Client =>
  (request, session, signal) => {
    if (source) return askSource(source, request, signal);
    const params = requestParams(request);
    if (session) params.set('session_id', session);
    return fetchSearch(endpoint, params, signal);
  };

async function askSource(
  source: SearchSource,
  request: SearchRequest,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const [body, {readResponse}] = await Promise.all([source(request, signal), loadSchema()]).catch(error => {
    const {code = 'offline', retryAfter} = Object(error) as Partial<SearchError>;
    throw signal.reason ?? new SearchError(code, String(error), retryAfter);
  });
  try {
    return readResponse(body);
  } catch (error) {
    throw new SearchError('bad_response', (error as Error).message);
  }
}

/**
 * Sends one request to the service (§4.1).
 *
 * @throws {SearchError} for every failure of §7, if no answer arrives, and for an answer that breaks the contract.
 * @throws the signal's reason after an abort.
 */
export async function fetchSearch(
  endpoint: string,
  params: URLSearchParams,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const throwNoAnswer = (error: unknown): never => {
    // Throws the signal's reason, because Firefox rejects an aborted body with an error of its own.
    throw signal.reason ?? new SearchError('offline', String(error));
  };
  const headers = {accept: 'application/json'};
  const answering = fetch(`${endpoint}?${params}`, {signal, headers});
  // Loads the schema during the request, which does not wait for it.
  const [answer, {readResponse}] = await Promise.all([answering, loadSchema()]).catch(throwNoAnswer);
  const {ok, status} = answer;
  if (status === 429) throw rateLimited(answer);
  const text = await answer.text().catch(throwNoAnswer);
  // An app proxy can answer 200 with an HTML page, so the type is checked before the body.
  const type = `${answer.headers.get('content-type')}`;
  let body: unknown;
  try {
    body = JSON.parse(/json/i.test(type) ? text : '');
    // A 503 has the normal body with `degraded` (§7.1).
    if (ok || status === 503) return readResponse(body);
  } catch (error) {
    throw new SearchError('bad_response', `status ${status}, ${type}: ${(error as Error).message}`);
  }
  throw refused(status, body);
}

/**
 * Creates the error of a 429. Does not read the body, whose shape the contract leaves open. Reads `Retry-After` if it comes; §8.8
 * does not promise it.
 */
function rateLimited(answer: Response): SearchError {
  const header = answer.headers.get('retry-after') ?? '';
  const seconds = Number(header) || (Date.parse(header) - Date.now()) / 1000;
  return new SearchError('rate_limited', undefined, seconds > 0 ? seconds : undefined);
}

/** Creates the error of a 4xx answer by its `code` (§7). */
function refused(status: number, body: unknown): SearchError {
  const {code, error} = (body ?? {}) as {code?: unknown; error?: unknown};
  const name = `http_${status}`;
  return new SearchError(typeof code === 'string' ? code : name, String(error ?? name));
}

/** Loads the code that reads answers, once; again after a failure. */
export function loadSchema(): Promise<Schema> {
  schema ??= import('../../core/contract/schema.ts').catch(error => {
    schema = undefined;
    throw error;
  });
  return schema;
}
