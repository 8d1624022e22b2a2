/**
 * Why a search has no answer.
 *
 * - `query_too_long`: over 200 UTF-16 units; never sent (§4.1, §7).
 * - `plan_required`: 403, the shop's plan is below Pro (§5.3).
 * - `rate_limited`: 429 (§8).
 * - `offline`: no answer came at all.
 * - `bad_response`: an answer that is not the contract's: HTML, truncated JSON, another `schemaVersion`.
 * - `timeout`: no answer came within 20 s.
 * - `degraded`: another page, order or choice of what is on screen, which a degraded service has not (§3).
 * - `unexpected`: a bug on this side, also reported to the page as an error.
 * - any other code is the service's own, from a 4xx body (§7), or `http_<status>` where that is JSON without one.
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
  /** Seconds the service asked to wait, where a 429 says so. */
  readonly retryAfter: number | undefined;

  /** @param message details for developers; shoppers are told by `code`. */
  constructor(code: SearchErrorCode, message: string = code, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}
