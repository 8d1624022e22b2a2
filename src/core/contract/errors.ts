/**
 * The reason why a search failed.
 *
 * - `query_too_long`: the query is over 200 UTF-16 units and was not sent (§4.1, §7).
 * - `plan_required`: 403, the shop's plan is below Pro (§5.3).
 * - `rate_limited`: 429 (§8).
 * - `offline`: the request failed without an answer.
 * - `bad_response`: the answer does not keep the contract, such as HTML, truncated JSON or another `schemaVersion`.
 * - `timeout`: no answer within 20 s.
 * - `degraded`: paging, sorting or filtering is unavailable while the service is degraded (§3).
 * - `unexpected`: a bug in the elements, also reported as an uncaught error.
 * - any other code is the service's own, from a 4xx body (§7), or `http_<status>` if a JSON body has no code.
 */
export type SearchErrorCode =
  | 'query_too_long'
  | 'plan_required'
  | 'rate_limited'
  | 'offline'
  | 'timeout'
  | 'bad_response'
  | 'degraded'
  | 'unexpected'
  | (string & {});

/** An expected failure of a search: data for the state and the `search-error` event. */
export class SearchError extends Error {
  override readonly name = 'SearchError';
  readonly code: SearchErrorCode;
  /** Seconds to wait, from the `Retry-After` header of a 429. */
  readonly retryAfter: number | undefined;

  /** @param message details for developers; shoppers see a message by `code`. */
  constructor(code: SearchErrorCode, message: string = code, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
