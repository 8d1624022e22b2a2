import type {Batch, Merged} from '../../core/contract/answer.ts';
import {requestParams, type SearchRequest} from '../../core/contract/request.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';
import {isAllowed} from '../shopify/platform.ts';
import {loadSchema} from './client.ts';

/** An answer as the tab stores it, for the next page or for Back. */
export interface StoredBatch {
  /** The parameters of its request, as text. */
  readonly params: string;
  readonly response: SearchResponse;
  /** None if the shopper has refused analytics. */
  readonly sessionId?: string | undefined;
  /** When it arrived, in epoch milliseconds. */
  readonly at: number;
  /** The details of an answer that was merged from several responses. */
  readonly merged?: Merged | undefined;
}

export const toStored = ({request, response, sessionId, at, merged}: Batch): StoredBatch => ({
  params: requestParams(request).toString(),
  response,
  ...(isAllowed('analytics') && {sessionId}),
  at,
  ...(merged && {merged: allowed(merged)}),
});

/** Removes the attributions if the shopper refuses analytics, because they name the session. */
const allowed = <M extends Merged | undefined>(merged: M): M =>
  merged && !isAllowed('analytics') ? {...merged, attributions: []} : merged;

/**
 * Returns the request of a stored answer if it is for any part of the same list as `request`; `undefined` for another search, and
 * for invalid content.
 */
export function requestOfStored(stored: unknown, request: SearchRequest): SearchRequest | undefined {
  const {params} = Object(stored) as Partial<StoredBatch>;
  const asked = new URLSearchParams(params);
  const own = {...request, limit: Number(asked.get('limit')), offset: Number(asked.get('offset'))};
  return requestParams(own).toString() === params ? own : undefined;
}

/** Reads a stored answer to a request, and validates it, because another version or other code may have written it. */
export async function readStored(stored: unknown, request: SearchRequest): Promise<Batch | undefined> {
  const {readMerged, readResponse} = await loadSchema();
  const {sessionId, at, merged} = stored as StoredBatch;
  const isNamed = typeof sessionId === 'string' && isAllowed('analytics');
  const response = readWhole(stored as StoredBatch, readResponse);
  return (
    response && {
      request,
      response,
      sessionId: isNamed ? sessionId : undefined,
      at: Number(at),
      merged: allowed(readMerged(merged)),
    }
  );
}

/**
 * Reads a response if all of its records are valid. The stored response lacks the invalid records, but `received` counts them for
 * paging.
 */
function readWhole(
  {response: stored}: StoredBatch,
  readResponse: (body: unknown) => SearchResponse,
): SearchResponse | undefined {
  try {
    const response = readResponse(stored);
    const received = Math.max(response.received, Math.floor(Number(stored.received)) || 0);
    return response.rejected.length ? undefined : {...response, received};
  } catch {
    return undefined;
  }
}
