import {MAX_OFFSET} from './constants.ts';
import type {SearchRequest} from './request.ts';
import type {ResultItem, SearchResponse} from './schema.ts';

/** A response and the request it answers. */
export interface Batch {
  readonly request: SearchRequest;
  readonly response: SearchResponse;
  /** The `session_id` of the request; none without consent. */
  readonly sessionId: string | undefined;
  /** When the response arrived, in epoch milliseconds. */
  readonly at: number;
  /** Present if the response was merged from several: the details that it has no fields for. */
  readonly merged?: Merged | undefined;
}

/** The details of an answer that was merged from several responses. */
export interface Merged {
  /** The fields that tie each result to the response it came in, in the order of the results (§6). */
  readonly attributions: readonly (Attribution | undefined)[];
  /** Whether `total` is an estimate. */
  readonly isEstimate: boolean;
  /** Whether results are missing, because the request for some of them failed or took too long. */
  readonly isPartial: boolean;
  /** Whether each option's values are counted without its own choices. */
  readonly countsAlternatives: boolean;
}

/** The fields that tie an event to its search (§6). Each hit keeps the fields of the response it came in. */
export interface Attribution {
  readonly query_id: string;
  readonly session_id: string;
  readonly measurement_proof: string;
}

/** A result and its zero-based rank in the list the shopper sees. */
export interface Hit {
  readonly item: ResultItem;
  readonly position: number;
  /** `undefined` if the response or the session lacks one of the fields. */
  readonly attribution: Attribution | undefined;
}

/** The results on screen: one or more pages of a search, with the totals and facets of the newest page. */
export interface Answer
  extends Omit<SearchResponse, 'results' | 'received' | 'rejected' | 'faults' | 'offset' | 'limit'> {
  /** The request of the newest page. */
  readonly request: SearchRequest;
  readonly hits: readonly Hit[];
  /** Offsets of the page before the first hit and of the page after the last; `undefined` if there is none. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
  /** Whether `total` is an estimate: if filters select several options, the service counts only the results of one of them. */
  readonly isEstimate?: boolean | undefined;
  /** Whether results are missing, because the request for some of them failed or took too long. */
  readonly isPartial?: boolean | undefined;
  /**
   * Whether each option's values are counted without its own choices.
   *
   * @internal
   */
  readonly countsAlternatives?: boolean | undefined;
  /**
   * The responses with these results, in the order of the list.
   *
   * @internal
   */
  readonly batches: readonly Batch[];
}

export function answerOf(batch: Batch): Answer {
  const {
    results: _,
    received,
    rejected: _rejected,
    faults: _faults,
    offset: _offset,
    limit: _limit,
    ...rest
  } = batch.response;
  const {offset, limit} = batch.request;
  const {attributions: _attributions, ...known} = batch.merged ?? {attributions: []};
  return {
    ...rest,
    ...known,
    request: batch.request,
    hits: rank(distinct(hitsOf(batch))),
    previous: previousOffset(offset, limit),
    next: nextOffset(offset, received, rest.total),
    batches: [batch],
  };
}

/** Returns the offset of the next page, or `undefined` on the last page (§4.1 paging 2 and 3). */
export function nextOffset(offset: number, received: number, total: number): number | undefined {
  const next = offset + received;
  return received > 0 && next < total && next < MAX_OFFSET ? next : undefined;
}

/** Returns the offset of the page before the one at `offset`, or `undefined` on the first page. */
export function previousOffset(offset: number, limit: number): number | undefined {
  return offset > 0 ? Math.max(0, offset - limit) : undefined;
}

export function append(answer: Answer, batch: Batch): Answer {
  const added = answerOf(batch);
  return {...added, ...join(answer, added), previous: answer.previous};
}

export function prepend(answer: Answer, batch: Batch): Answer {
  const added = answerOf(batch);
  return {...added, ...join(added, answer), next: answer.next};
}

/** Joins two parts of a list. Skips items that are in both: paging by offset can repeat them (§4.1 paging 4). */
const join = (first: Answer, second: Answer): Pick<Answer, 'batches' | 'hits'> => ({
  batches: [...first.batches, ...second.batches],
  hits: rank(distinct([...first.hits, ...second.hits])),
});

/**
 * Excludes the item with a handle; the hits after it move up. Corrects `total` if the answer holds all results, except
 * while a degraded service reports 0.
 */
export function excludeHandle(answer: Answer, handle: string | null | undefined): Answer {
  if (!handle) return answer;
  const {hits, previous, next, total} = answer;
  const left = hits.filter(({item}) => item.handle !== handle);
  // A list that ends at the offset ceiling does not hold all results (§4.1 paging 3).
  const isReached = total <= MAX_OFFSET || hits.length >= total;
  const isWhole = total && isReached && (previous ?? next) === undefined;
  return {...answer, hits: rank(left, hits[0]?.position), total: isWhole ? left.length : total};
}

/**
 * Numbers the hits in their order.
 *
 * @param first the position of the first hit.
 */
function rank(hits: readonly Hit[], first: number = hits[0]?.position ?? 0): Hit[] {
  return hits.map((hit, index) => ({...hit, position: first + index}));
}

/** Returns the fields that tie events to the response; `undefined` if any is missing, because the service needs all three. */
export function attributionOf({response, sessionId}: Batch): Attribution | undefined {
  const {query_id, measurement_proof} = response;
  return query_id && measurement_proof && sessionId
    ? {query_id, session_id: sessionId, measurement_proof}
    : undefined;
}

function hitsOf(batch: Batch): Hit[] {
  const attribution = attributionOf(batch);
  return batch.response.results.map((item, index) => ({
    item,
    position: batch.request.offset + index,
    attribution: batch.merged ? batch.merged.attributions[index] : attribution,
  }));
}

/** Removes repeated items; the first occurrence stays (§4.1 paging 4). */
function distinct(hits: readonly Hit[]): Hit[] {
  const ids = new Set<string>();
  return hits.filter(({item: {product_id: id}}) => !ids.has(id) && ids.add(id));
}
