import {SearchError} from '../../core/contract/errors.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';

/**
 * Asks the service once (§4.1).
 *
 * @throws {SearchError} for every failure of §7, for no answer, and for an answer that is not the contract's.
 * @throws the signal's reason when it is aborted.
 */
export async function fetchSearch(
  endpoint: string,
  params: URLSearchParams,
  signal: AbortSignal,
): Promise<SearchResponse> {
  const noAnswer = (error: unknown): never => {
    // Not the error, which in Firefox is one of its own for a body that is called off.
    throw signal.reason ?? new SearchError('offline', String(error));
  };
  const headers = {accept: 'application/json'};
  const answering = fetch(`${endpoint}?${params}`, {signal, headers});
  // Beside the request, which does not wait for it.
  const loading = import('../../core/contract/schema.ts');
  const [answer, {readResponse}] = await Promise.all([answering, loading]).catch(noAnswer);
  const {ok, status} = answer;
  if (status === 429) throw rateLimited(answer);
  const text = await answer.text().catch(noAnswer);
  // An app proxy can answer 200 with a page of HTML, so the type is looked at before the body.
  const type = `${answer.headers.get('content-type')}`;
  let body: unknown;
  try {
    body = JSON.parse(/json/i.test(type) ? text : '');
    // A 503 has the normal body, `degraded` (§7.1).
    if (ok || status === 503) return readResponse(body);
  } catch (error) {
    throw new SearchError('bad_response', `status ${status}, ${type}: ${(error as Error).message}`);
  }
  throw refused(status, body);
}

/** The body of a 429 is not shown by the contract, so it is not read; nor is a retry header promised (§8.8). */
function rateLimited(answer: Response): SearchError {
  const header = answer.headers.get('retry-after') ?? '';
  const seconds = Number(header) || (Date.parse(header) - Date.now()) / 1000;
  return new SearchError('rate_limited', undefined, seconds > 0 ? seconds : undefined);
}

/** Callers branch on `code` (§7). */
function refused(status: number, body: unknown): SearchError {
  const {code, error} = (body ?? {}) as {code?: unknown; error?: unknown};
  const name = `http_${status}`;
  return new SearchError(typeof code === 'string' ? code : name, String(error ?? name));
}
