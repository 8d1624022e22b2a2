import {nextOffset, previousOffset} from './paging.ts';
import type {SearchRequest} from './request.ts';
import type {ResultItem, SearchResponse} from './schema.ts';

/** One response and the request it answers. */
export interface AnswerPage {
  readonly request: SearchRequest;
  readonly response: SearchResponse;
  /** The `session_id` the request carried; none without consent. */
  readonly sessionId: string | undefined;
}

/** What ties an event to its search (§6): every hit keeps that of the response it came from. */
export interface Attribution {
  readonly query_id: string;
  readonly session_id: string;
  readonly measurement_proof: string;
}

/** A result and its zero-based rank in the list the shopper sees. */
export interface Hit {
  readonly item: ResultItem;
  readonly position: number;
  /** Absent where the response or the session has nothing to tie a click to. */
  readonly attribution: Attribution | undefined;
}

/** What is on screen: one or more pages of one search, the newest page's aggregates. */
export interface Answer
  extends Omit<SearchResponse, 'results' | 'received' | 'rejected' | 'faults' | 'offset' | 'limit'> {
  /** The request of its newest page. */
  readonly request: SearchRequest;
  readonly hits: readonly Hit[];
  /** Where the page before the first hit, and the page after the last, start. */
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** An answer of one page. */
export function answerOf(page: AnswerPage): Answer {
  const {
    results: _,
    received,
    rejected: _rejected,
    faults: _faults,
    offset: _offset,
    limit: _limit,
    ...rest
  } = page.response;
  const {offset, limit} = page.request;
  return {
    ...rest,
    request: page.request,
    hits: rank(distinct(hitsOf(page))),
    previous: previousOffset(offset, limit),
    next: nextOffset(offset, received, rest.total),
  };
}

/** The answer with a page after its last; an item the shopper has already is not shown twice (§4.1 paging 4). */
export function append(answer: Answer, page: AnswerPage): Answer {
  const added = answerOf(page);
  return {
    ...added,
    previous: answer.previous,
    hits: rank(distinct([...answer.hits, ...added.hits])),
  };
}

/** The answer with a page before its first. */
export function prepend(answer: Answer, page: AnswerPage): Answer {
  const added = answerOf(page);
  return {...added, next: answer.next, hits: rank(distinct([...added.hits, ...answer.hits]))};
}

/**
 * The answer without the item of a handle; those behind it move up. Where all results are here, what is left is all there
 * are, unless a degraded service does not say how many.
 */
export function excludeHandle(answer: Answer, handle: string | null | undefined): Answer {
  if (!handle) return answer;
  const {hits, previous, next, total} = answer;
  const left = hits.filter(({item}) => item.handle !== handle);
  const isWhole = total && (previous ?? next) === undefined;
  return {...answer, hits: rank(left, hits[0]?.position), total: isWhole ? left.length : total};
}

/** The hits at the ranks they have for the shopper. @param first that of the first. */
function rank(hits: readonly Hit[], first: number = hits[0]?.position ?? 0): Hit[] {
  return hits.map((hit, index) => ({...hit, position: first + index}));
}

/** Ties events to the response, or `undefined` where a part is missing: half an attribution is none. */
export function attributionOf({response, sessionId}: AnswerPage): Attribution | undefined {
  const {query_id, measurement_proof} = response;
  return query_id && measurement_proof && sessionId
    ? {query_id, session_id: sessionId, measurement_proof}
    : undefined;
}

function hitsOf(page: AnswerPage): Hit[] {
  const attribution = attributionOf(page);
  return page.response.results.map((item, index) => ({
    item,
    position: page.request.offset + index,
    attribution,
  }));
}

/** Each item once, where it comes first (§4.1 paging 4). */
function distinct(hits: readonly Hit[]): Hit[] {
  const ids = new Set<string>();
  return hits.filter(({item: {product_id: id}}) => !ids.has(id) && ids.add(id));
}
