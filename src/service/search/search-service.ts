import {type AnswerPage, attributionOf} from '../../core/contract/answer.ts';
import {SearchError} from '../../core/contract/errors.ts';
import {MAX_QUERY_LENGTH} from '../../core/contract/limits.ts';
import {requestParams, type SearchRequest} from '../../core/contract/request.ts';
import type {Analytics} from '../analytics/analytics.ts';
import {sessionId} from '../analytics/session.ts';
import {whenOpen} from '../browser/prerendering.ts';
import {report} from '../console/report.ts';
import {AnswerCache} from './cache.ts';
import {fetchSearch} from './client.ts';
import {type Lane, RequestBudget} from './request-budget.ts';

/** Nobody waits for longer; what is on screen says so then, and can be asked for again. */
const LONGEST_MS = 20_000;

/** How a search is asked for. */
export interface SearchOptions {
  readonly lane: Lane;
  readonly signal: AbortSignal;
}

/** A request under way and how many searches wait for it. */
interface PendingRequest {
  readonly answer: Promise<AnswerPage>;
  readonly controller: AbortController;
  waiting: number;
}

/**
 * All searches of a page go through here: one that was answered within five minutes, or is under way, is not sent
 * again (§8.7), and each network response is published once (§6).
 */
export class SearchService {
  readonly budget: RequestBudget;
  readonly #endpoint: string;
  readonly #analytics: Analytics;
  readonly #cache = new AnswerCache();
  readonly #pending = new Map<string, PendingRequest>();
  #refusal: SearchError | undefined;

  constructor(endpoint: string, analytics: Analytics, budget = new RequestBudget()) {
    this.#endpoint = endpoint;
    this.#analytics = analytics;
    this.budget = budget;
  }

  /** The answer that is here already, if it is. */
  peek(request: SearchRequest): AnswerPage | undefined {
    return this.#cache.get(requestParams(request).toString());
  }

  /**
   * @throws {SearchError} for an expected failure; after `plan_required` (§5.3) always, without a request.
   * @throws the signal's reason when it is aborted; the request goes on while another search waits for it.
   */
  async search(request: SearchRequest, {lane, signal}: SearchOptions): Promise<AnswerPage> {
    if (this.#refusal) throw this.#refusal;
    if (request.query.length > MAX_QUERY_LENGTH) throw new SearchError('query_too_long');
    const key = requestParams(request).toString();
    const page = this.#cache.get(key);
    if (page) return page;
    const pending = this.#pending.get(key) ?? this.#start(key, request, lane);
    return join(pending, signal);
  }

  #start(key: string, request: SearchRequest, lane: Lane): PendingRequest {
    const controller = new AbortController();
    const {signal} = controller;
    const forget = () => this.#pending.get(key) === pending && this.#pending.delete(key);
    // At once: what is called off must not be joined.
    signal.addEventListener('abort', forget);
    const answer = this.#fetch(key, request, lane, controller).finally(forget);
    const pending: PendingRequest = {answer, controller, waiting: 0};
    this.#pending.set(key, pending);
    return pending;
  }

  async #fetch(
    key: string,
    request: SearchRequest,
    lane: Lane,
    controller: AbortController,
  ): Promise<AnswerPage> {
    const {signal} = controller;
    // A page that is rendered ahead and never opened must not spend a visitor's request, nor count as a search.
    await new Promise<void>(whenOpen);
    signal.throwIfAborted();
    await this.budget.take(lane, signal);
    const session = sessionId();
    const params = requestParams(request);
    if (session) params.set('session_id', session);
    const late = setTimeout(() => controller.abort(new SearchError('timeout')), LONGEST_MS);
    const answering = fetchSearch(this.#endpoint, params, signal).finally(() => clearTimeout(late));
    const response = await answering.catch(error => {
      if (error.code === 'rate_limited') this.budget.refused();
      if (error.code === 'plan_required') this.#refuse(error);
      throw error;
    });
    signal.throwIfAborted();
    const page = {request, response, sessionId: session};
    if (!isEcho(page)) throw new SearchError('bad_response', 'echoes another request');
    if (response.rejected.length > 0) void report('records', response.rejected);
    if (response.faults.length > 0) void report('body', response.faults);
    if (!response.degraded) this.#cache.put(key, page);
    const attribution = attributionOf(page);
    if (attribution) this.#analytics.searched(attribution, response.query ?? request.query, response.total);
    return page;
  }

  #refuse(error: SearchError): void {
    this.#refusal = error;
    void report('plan');
  }
}

/** Waits for the answer; the request is called off when the last one waiting has left. */
function join(pending: PendingRequest, signal: AbortSignal): Promise<AnswerPage> {
  pending.waiting++;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      pending.waiting--;
      // A moment later: what overtakes a search may be the same one.
      queueMicrotask(() => pending.waiting || pending.controller.abort(signal.reason));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, {once: true});
    pending.answer.then(resolve, reject);
  });
}

/** §4.1 paging 5: an answer to another request is stale. A reduced degraded body echoes nothing. */
function isEcho({request, response}: AnswerPage): boolean {
  const echoes = ['query', 'sort', 'limit', 'offset'] as const;
  return response.degraded || echoes.every(key => (response[key] ?? request[key]) === request[key]);
}
