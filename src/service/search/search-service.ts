import {attributionOf, type Batch} from '../../core/contract/answer.ts';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {SearchError} from '../../core/contract/errors.ts';
import {requestParams, type SearchRequest, sentFilters} from '../../core/contract/request.ts';
import {choicesIn, isOption, needsParts, widened} from '../../core/filters/filters.ts';
import type {Analytics} from '../analytics/analytics.ts';
import {sessionId} from '../analytics/session.ts';
import {isPrerendering, whenOpen} from '../browser/prerendering.ts';
import type {SafeStorage} from '../browser/storage.ts';
import {report} from '../console/report.ts';
import {AnswerCache, knownLimit} from './cache.ts';
import type {Client} from './client.ts';
import {HandedOverAnswer} from './handed-over.ts';
import {type Lane, RequestBudget} from './request-budget.ts';

/** Timeout of a request in milliseconds. After it, the page shows an error and a retry. */
const TIMEOUT_MS = 20_000;
/** How long the first search with the same parameters gets the failure instead of a new request, in milliseconds. */
const FAILURE_MS = 1000;

/** The priority of a search, and its cancellation. */
export interface SearchOptions {
  readonly lane: Lane;
  readonly signal: AbortSignal;
  /** How long the search may wait for the budget, in milliseconds, because another source can answer; by default, for ever. */
  readonly patience?: number | undefined;
}

/** A request that was started. */
interface StartedRequest extends Pick<SearchOptions, 'lane' | 'patience'> {
  readonly controller: AbortController;
  /** Whether the request was sent, and no longer waits for the budget. */
  isSent: boolean;
}

/** A pending request and the number of searches that wait for it. */
interface PendingRequest extends StartedRequest {
  readonly answer: Promise<Batch>;
  waiting: number;
  /** When it failed, in epoch milliseconds. */
  failedAt?: number;
}

/**
 * Sends all searches of a page. Joins a pending request and reuses an answer of the last five minutes instead of sending
 * the same request again (§8.7); publishes each network response once (§6).
 */
export class SearchService {
  readonly budget: RequestBudget;
  readonly #client: Client;
  readonly #analytics: Analytics;
  readonly #cache = new AnswerCache();
  readonly #handedOverAnswer: HandedOverAnswer;
  readonly #pending = new Map<string, PendingRequest>();
  #refusal: SearchError | undefined;

  constructor(client: Client, analytics: Analytics, budget = new RequestBudget(), tab?: SafeStorage) {
    this.#client = client;
    this.#analytics = analytics;
    this.budget = budget;
    this.#handedOverAnswer = new HandedOverAnswer(tab);
  }

  get hasAnswers(): boolean {
    return !this.#cache.isEmpty;
  }

  /** Whether the shop's plan has no search (§5.3): then no request is sent. */
  get isRefused(): boolean {
    return this.#refusal !== undefined;
  }

  /** Settles when the answer that the previous page has handed over is read, valid or not; `undefined` if no search has taken one. */
  get handedOver(): Promise<unknown> | undefined {
    return this.#handedOverAnswer.claimed;
  }

  peek(request: SearchRequest): Batch | undefined {
    return this.#cache.get(requestParams(request).toString());
  }

  /** Hands over the cached answer to a request to the next page of the tab. Returns its time of arrival; `undefined` if there is none. */
  handOver(request: SearchRequest): number | undefined {
    const batch = this.peek(request);
    if (batch) this.#handedOverAnswer.leave(batch);
    return batch?.at;
  }

  /**
   * Answers a request from the cache, a pending request or the network.
   *
   * @throws {SearchError} for an expected failure; after `plan_required` (§5.3) always, without a request.
   * @throws the signal's reason after an abort; the request continues while another search waits for it.
   */
  async search(request: SearchRequest, {lane, signal, patience}: SearchOptions): Promise<Batch> {
    this.#refuseUnsendable(request);
    const key = requestParams(request).toString();
    const batch = this.#cache.get(key);
    if (batch) return batch;
    const running = this.#running(key);
    // A confirmed search does not wait until a suggestion may be requested.
    const waitsForBudget = running?.lane === 'typing' && !running.isSent && lane !== 'typing';
    const pending = running && !waitsForBudget ? running : this.#start(key, request, {lane, patience});
    pending.answer.catch(() => this.#remove(key, pending));
    return join(pending, signal);
  }

  /**
   * Sends a request before any search waits for it. The next search with its parameters joins it, or gets its failure if that is
   * recent.
   */
  async send(request: SearchRequest, patience?: number): Promise<Batch> {
    this.#refuseUnsendable(request);
    return this.#start(requestParams(request).toString(), request, {lane: 'submit', patience}).answer;
  }

  /** Stops a pending navigation. The browser then also aborts this page's requests, so that no search may join one of them. */
  stopNavigation(): void {
    this.#pending.clear();
    window.stop();
  }

  #refuseUnsendable({query}: SearchRequest): void {
    if (this.#refusal) throw this.#refusal;
    if (query.length > MAX_QUERY_LENGTH) throw new SearchError('query_too_long');
  }

  #start(key: string, request: SearchRequest, options: Omit<SearchOptions, 'signal'>): PendingRequest {
    const started: StartedRequest = {...options, controller: new AbortController(), isSent: false};
    const answer = this.#obtain(key, request, started);
    const pending: PendingRequest = Object.assign(started, {answer, waiting: 0});
    const remove = () => this.#remove(key, pending);
    // Removed at once, so that no search joins an aborted request.
    pending.controller.signal.addEventListener('abort', remove);
    // A failed request stays for a moment, so that the first search gets its failure.
    answer.then(remove, () => {
      pending.failedAt = Date.now();
    });
    this.#pending.set(key, pending);
    return pending;
  }

  /** Returns the request that a search joins: a pending one, or one that has failed just now. */
  #running(key: string): PendingRequest | undefined {
    const pending = this.#pending.get(key);
    // A clock that was set back must not keep a failure.
    const age = Math.abs(Date.now() - (pending?.failedAt ?? Date.now()));
    return age <= FAILURE_MS ? pending : undefined;
  }

  #remove(key: string, pending: PendingRequest): void {
    if (this.#pending.get(key) === pending) this.#pending.delete(key);
  }

  /** Takes the answer over from the previous page, whose event is published already, or else requests it. */
  async #obtain(key: string, request: SearchRequest, started: StartedRequest): Promise<Batch> {
    const {lane, patience, controller} = started;
    const {signal} = controller;
    let handed = await this.#handedOverAnswer.claim(request);
    signal.throwIfAborted();
    if (!handed && isPrerendering()) {
      // A page that is rendered ahead and never opened must not spend a visitor's request, nor count as a search.
      await new Promise<void>(whenOpen);
      signal.throwIfAborted();
      handed = await this.#handedOverAnswer.claim(request);
      signal.throwIfAborted();
    }
    if (handed) {
      this.#cache.put(key, handed);
      return handed;
    }
    if (this.#isOfParts(request)) return this.#fetchParts(key, request, {lane, signal, patience});
    await this.budget.take(lane, signal, patience);
    started.isSent = true;
    return this.#fetch(key, request, controller);
  }

  /** Whether a search needs several requests, or its options can be applied to a small cached set. */
  #isOfParts(request: SearchRequest): boolean {
    const filters = sentFilters(request);
    const isKnown = () => knownLimit([widened(filters)], request, part => this.peek(part)) !== undefined;
    return needsParts(filters) || (choicesIn(filters).some(isOption) && isKnown());
  }

  async #fetchParts(key: string, request: SearchRequest, options: SearchOptions): Promise<Batch> {
    const {searchParts} = await import('./search-parts.ts').catch(error => {
      throw new SearchError('offline', String(error));
    });
    const batch = await searchParts(request, {
      ask: part => this.search(part, options),
      peek: part => this.peek(part),
    });
    if (!batch.response.degraded && !batch.merged?.isPartial) this.#cache.put(key, batch);
    return batch;
  }

  async #fetch(key: string, request: SearchRequest, controller: AbortController): Promise<Batch> {
    const {signal} = controller;
    const session = sessionId();
    const timer = setTimeout(() => controller.abort(new SearchError('timeout')), TIMEOUT_MS);
    const answering = this.#client(request, session, signal).finally(() => clearTimeout(timer));
    const response = await answering.catch(error => {
      if (error.code === 'rate_limited') this.budget.refused(error.retryAfter);
      if (error.code === 'plan_required') {
        this.#refusal = error;
        void report('plan');
      }
      throw error;
    });
    this.budget.answered();
    signal.throwIfAborted();
    const batch = {request, response, sessionId: session, at: Date.now()};
    if (!isEcho(batch)) throw new SearchError('bad_response', 'echoes another request');
    if (response.rejected.length > 0) void report('records', response.rejected);
    if (response.faults.length > 0) void report('body', response.faults);
    if (!response.degraded) this.#cache.put(key, batch);
    const attribution = attributionOf(batch);
    if (attribution) this.#analytics.searched(attribution, response.query ?? request.query, response.total);
    return batch;
  }
}

/** Waits for the answer; aborts the request when no search waits for it any more. */
function join(pending: PendingRequest, signal: AbortSignal): Promise<Batch> {
  pending.waiting++;
  return new Promise((resolve, reject) => {
    const leave = () => {
      reject(signal.reason);
      pending.waiting--;
      // Deferred, because the next search may join the same request.
      queueMicrotask(() => pending.waiting || pending.controller.abort(signal.reason));
    };
    if (signal.aborted) leave();
    else signal.addEventListener('abort', leave, {once: true});
    pending.answer.then(resolve, reject);
  });
}

/** Whether the answer echoes its request; otherwise it is stale (§4.1 paging 5). A reduced degraded body has no echo. */
function isEcho({request, response}: Batch): boolean {
  const echoes = ['query', 'sort', 'limit', 'offset'] as const;
  return response.degraded || echoes.every(key => (response[key] ?? request[key]) === request[key]);
}
