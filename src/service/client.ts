import {readResponse, type SearchResponse} from '../core/contract.ts';
import {SearchError} from '../core/errors.ts';

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
  const headers = {accept: 'application/json'};
  const answer = await fetch(`${endpoint}?${params}`, {signal, headers}).catch(error => {
    throw signal.aborted ? error : new SearchError('offline', String(error));
  });
  if (answer.status === 429) throw rateLimited(answer);
  const body = await readJson(answer, signal);
  // A 503 has the normal body, `degraded` (§7.1).
  if (!answer.ok && answer.status !== 503) throw refused(answer.status, body);
  try {
    return readResponse(body);
  } catch (error) {
    throw new SearchError('bad_response', `not a v1 response: ${(error as Error).message}`);
  }
}

/** The body of a 429 is not shown by the contract, so it is not read; nor is a retry header promised (§8.8). */
function rateLimited(answer: Response): SearchError {
  const header = answer.headers.get('retry-after') ?? '';
  const seconds = Number(header) || (Date.parse(header) - Date.now()) / 1000;
  return new SearchError('rate_limited', undefined, seconds > 0 ? seconds : undefined);
}

/** An app proxy can answer 200 with a page of HTML, so the type is looked at before the body. */
async function readJson(answer: Response, signal: AbortSignal): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? 'no content type';
  const text = await answer.text().catch(error => {
    throw signal.aborted ? error : new SearchError('offline', String(error));
  });
  if (!type.includes('json'))
    throw new SearchError('bad_response', `status ${answer.status} with ${type}, not JSON`);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SearchError(
      'bad_response',
      `status ${answer.status} with broken JSON: ${(error as Error).message}`,
    );
  }
}

/** Callers branch on `code` (§7). */
function refused(status: number, body: unknown): SearchError {
  const {code, error} = (body ?? {}) as {code?: unknown; error?: unknown};
  return new SearchError(
    typeof code === 'string' ? code : `http_${status}`,
    String(error ?? `status ${status}`),
  );
}
