import {randomUUID} from 'node:crypto';
import type {Entry} from './entry.ts';
import {toItem} from './item.ts';
import type {SearchRequest} from './parameters.ts';
import type {Finding, Searcher} from './searcher.ts';
import type {Signer} from './signer.ts';

/** A normal answer (§2.1): every key is there, whatever was found. */
export function answer(request: SearchRequest, finding: Finding, signer: Signer): object {
  return {
    ...envelope(request, signer),
    total: finding.total,
    redirect_url: finding.redirectUrl,
    results: finding.page.map(toItem),
    facets: finding.facets,
    suggestions: finding.suggestions,
    related_keywords: finding.relatedKeywords,
  };
}

/** §3: the reduced body of a store whose first sync is running. */
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

/** §3: while translations are syncing, the platform's own results stand in. */
export function nativeAnswer(request: SearchRequest, searcher: Searcher, signer: Signer): object {
  const {total, page} = searcher.findNatively(request);
  return {...degradedAnswer(request, signer, 'sync_pending', page), total};
}

/** §7: the body of a 503 has the normal shape, so that code which iterates `results` does not throw. */
export function failureAnswer(request: SearchRequest, signer: Signer): object {
  return degradedAnswer(request, signer, 'search_unavailable', []);
}

/** §9.6: what a request without `contract` gets is no contract, and deliberately looks like none. */
export function internalAnswer(request: SearchRequest, finding: Finding): object {
  return {
    ok: true,
    took_from: request.offset,
    hit_count: finding.total,
    hits: finding.page.map(entry => ({kind: entry.contentType, doc: toItem(entry)})),
  };
}

function envelope(
  {query, limit, offset, sort}: SearchRequest,
  signer: Signer,
  query_id: string = randomUUID(),
): object {
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
    // The pixel tells by the id that nothing found says nothing of the catalogue; the proof covers it.
    ...envelope(request, signer, `degraded-${randomUUID()}`),
    degraded: true,
    degraded_reason: reason,
    redirect_url: null,
    results: page.map(toItem),
    facets: {},
    suggestions: [],
    related_keywords: [],
  };
}
