import type {Entry} from './entry.ts';
import {toItem} from './item.ts';
import type {SearchRequest} from './parameters.ts';
import type {Finding, Searcher} from './searcher.ts';

/** Signs query ids. */
export interface Signer {
  sign(queryId: string): string;
}

/** A normal response (§2.1), which always has every key. */
export function answer(request: SearchRequest, finding: Finding, signer: Signer): object {
  // The id tells the pixel that the shopper was led elsewhere: a redirect without results lacks nothing.
  const id = finding.redirectUrl === null ? crypto.randomUUID() : `redirected-${crypto.randomUUID()}`;
  return {
    ...envelope(request, signer, id),
    total: finding.total,
    redirect_url: finding.redirectUrl,
    results: finding.page.map(toItem),
    facets: finding.facets,
    suggestions: finding.suggestions,
    related_keywords: finding.relatedKeywords,
  };
}

/** The reduced body during a store's first sync (§3). */
export function firstSyncAnswer(): object {
  return {
    schemaVersion: 'v1',
    degraded: true,
    degraded_reason: 'sync_pending',
    total: 0,
    results: [],
    facets: {},
  };
}

/** The platform's own results, used while translations are syncing (§3). */
export function nativeAnswer(
  request: SearchRequest,
  searcher: Pick<Searcher, 'findNatively'>,
  signer: Signer,
): object {
  const {total, page} = searcher.findNatively(request);
  return {...degradedAnswer(request, signer, 'sync_pending', page), total};
}

/** The body of a 503, in the normal shape, so that code which iterates `results` does not throw (§7). */
export function failureAnswer(request: SearchRequest, signer: Signer): object {
  return degradedAnswer(request, signer, 'search_unavailable', []);
}

/** The response without `contract`: an internal shape that deliberately differs from the contract (§9.6). */
export function internalAnswer(request: SearchRequest, finding: Finding): object {
  return {
    ok: true,
    took_from: request.offset,
    hit_count: finding.total,
    hits: finding.page.map(entry => ({kind: entry.contentType, doc: toItem(entry)})),
  };
}

function envelope({query, limit, offset, sort}: SearchRequest, signer: Signer, query_id: string): object {
  return {
    schemaVersion: 'v1',
    degraded: false,
    degraded_reason: null,
    query,
    query_id,
    measurement_proof: signer.sign(query_id),
    total: 0,
    limit,
    offset,
    sort,
  };
}

function degradedAnswer(
  request: SearchRequest,
  signer: Signer,
  reason: string,
  page: readonly Entry[],
): object {
  return {
    // Marks the search as degraded, so that the pixel does not count it as without results. The signature covers the
    // mark.
    ...envelope(request, signer, `degraded-${crypto.randomUUID()}`),
    degraded: true,
    degraded_reason: reason,
    redirect_url: null,
    results: page.map(toItem),
    facets: {},
    suggestions: [],
    related_keywords: [],
  };
}
