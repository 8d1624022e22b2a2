import {
  type Answer,
  type AnswerPage,
  answerOf,
  append,
  excludeHandle,
  type Hit,
  prepend,
} from '../core/contract/answer.ts';
import {SearchError} from '../core/contract/errors.ts';
import {offsetOfPage, pageAt} from '../core/contract/paging.ts';
import {requestOf, type SearchRequest} from '../core/contract/request.ts';
import {
  cleanQuery,
  type PageQuery,
  patchQuery,
  type Scope,
  type SearchPatch,
} from '../core/query/page-query.ts';
import type {Lane} from '../service/search/request-budget.ts';
import {Pause} from './backoff.ts';
import {
  SearchDegradedEvent,
  SearchErrorEvent,
  SearchResultClickEvent,
  SearchResultsEvent,
  SearchStartEvent,
} from './events.ts';
import {Redirect} from './redirect.ts';
import {isUnavailable, type SearchOrigin, type SearchState, statusOf} from './search-state.ts';
import type {Services} from './services.ts';
import {Audience} from './subscribers.ts';
import {Task, type TaskStatus} from './task.ts';

interface Ask {
  readonly request: SearchRequest;
  readonly origin: SearchOrigin;
  readonly lane: Lane;
  /** Where it is added to what is on screen; another search is not. */
  readonly side?: 'next' | 'previous';
  /** Puts what came with what is on screen: instead of it, after it or before it. */
  readonly place: (page: AnswerPage) => Answer;
}

/**
 * One search and all that a page shows of it; the elements of an `instance` share one.
 *
 * Latest wins: a new search aborts the one under way, and an overtaken answer is dropped whole.
 */
export class SearchStore {
  /** What a results element says of its list. */
  scope: Scope = {pageSize: 24, query: '', filters: {}};

  readonly services: Services;
  readonly #audience = new Audience();
  readonly #pause = new Pause();
  readonly #redirect: Redirect;
  readonly #task = new Task(this.#answerTo.bind(this), () => this.#changed());
  #query = cleanQuery;
  #answer: Answer | undefined;
  #ask: Ask | undefined;
  #state: SearchState | undefined;
  /** Retries a search that failed offline, a moment after the network is back: its first moments often fail. */
  readonly #onOnline = (): void => {
    if (this.state.error?.code === 'offline') this.#pause.before(() => void this.retry());
  };

  constructor(services: Services) {
    this.services = services;
    this.#redirect = new Redirect(services.config.rootUrl, this.#audience, () => this.#changed());
  }

  get state(): SearchState {
    const error = this.#task.error as SearchError | undefined;
    const task = this.#redirect.wait ? 'pending' : this.#task.status;
    const status = statusOf(task, this.#answer, error);
    this.#state ??= {status, query: this.#query, answer: this.#answer, error};
    return this.#state;
  }

  /** Where the page that was asked for last is added to what is on screen; `undefined` for another search. */
  get adds(): 'next' | 'previous' | undefined {
    return this.#ask?.side;
  }

  /** Whether a query from a search box is answered here, or else on the results page. */
  get acceptsQueries(): boolean {
    return Boolean(this.scope.writeAddress) && !this.scope.query && !isUnavailable(this.state);
  }

  /** Calls `listener` now and after every change. Returns its undo. */
  subscribe(listener: (state: SearchState) => void): () => void {
    // Only while somebody subscribes: `window` would keep the store of an element that has gone.
    addEventListener('online', this.#onOnline);
    const undo = this.#audience.listen(() => listener(this.state));
    return () => {
      undo();
      if (this.#audience.isEmpty) removeEventListener('online', this.#onOnline);
    };
  }

  /** Has the store's events dispatched on `host`, not on the document. Returns its undo. */
  connect(host: EventTarget): () => void {
    return this.#audience.connect(host);
  }

  /**
   * Searches. A patch with a `query` starts clean: no filters, page 1, by relevance, unless it says so itself.
   * An empty query shows nothing and sends nothing (§7 `query_required`).
   */
  search(
    patch: SearchPatch = {},
    origin: SearchOrigin = patch.query === undefined ? 'refine' : 'submit',
  ): Promise<void> {
    // What is asked now counts: a page that a redirect leads to would take its place.
    if (this.#redirect.wait) stop();
    this.#query = patchQuery(this.#query, patch);
    if (origin !== 'history') this.scope.writeAddress?.(this.#query, origin === 'load' ? 'replace' : 'push');
    if (!this.#query.query && !this.scope.query) return this.restore(this.#query);
    const lane = origin === 'preview' ? 'typing' : origin === 'refine' ? 'refine' : 'submit';
    return this.#send(offsetOfPage(this.#query.page, this.scope.pageSize), {origin, lane, place: answerOf});
  }

  /** Adds the next page, where there is one (§4.1 paging 2). */
  loadMore(): Promise<void> {
    return this.#addPage('next', append);
  }

  /** Adds the page before the first one shown, where there is one. */
  loadPrevious(): Promise<void> {
    return this.#addPage('previous', prepend);
  }

  /** The answer to what was asked last, with a change to it, if it is here already; nothing is sent. */
  peek(change: Partial<PageQuery>): AnswerPage | undefined {
    return this.services.search.peek(this.#requestFor({...this.#query, ...change}));
  }

  /** Asks again what was asked last. */
  retry(): Promise<void> {
    this.#pause.cancel();
    this.#redirect.wait = undefined;
    return this.#task.run(this.#ask);
  }

  /** Shows an answer that was on screen before, or none: nothing is asked and no event is told. */
  restore(query: PageQuery, answer?: Answer): Promise<void> {
    this.#query = query;
    this.#answer = answer;
    this.#ask = undefined;
    return this.retry();
  }

  /** Back to nothing asked; a search under way is called off. */
  reset(): Promise<void> {
    return this.restore(cleanQuery);
  }

  /**
   * A shopper clicked a hit: published (§6), then told to the page on `from`.
   *
   * @returns `false` where the page wants to keep the shopper.
   */
  click(hit: Hit, from: EventTarget): boolean {
    if (hit.attribution) this.services.analytics.clicked(hit.attribution, hit.item.product_id, hit.position);
    return from.dispatchEvent(new SearchResultClickEvent(hit));
  }

  /** Leaves for the keyword redirect of an answer; `false` where there is none to follow, or the page prevents it. */
  followRedirect(answer: Answer, how?: 'assign' | 'replace'): boolean {
    return this.#redirect.follow(answer, how);
  }

  async #addPage(side: 'next' | 'previous', add: typeof append): Promise<void> {
    const shown = this.#answer;
    const offset = shown?.[side];
    // Pages of what is on screen don't belong to another search that was asked since.
    const isOther = this.#ask && !this.#ask.side && this.#task.status !== 'complete';
    if (offset === undefined || isOther) return;
    const place = (page: AnswerPage) => add(shown as Answer, page);
    await this.#send(offset, {origin: 'refine', lane: 'more', side, place});
  }

  #send(offset: number, how: Omit<Ask, 'request'>): Promise<void> {
    this.#ask = {request: this.#requestFor(this.#query, offset), ...how};
    this.#audience.tell(new SearchStartEvent(this.#query));
    return this.retry();
  }

  #requestFor(query: PageQuery, offset = 0): SearchRequest {
    return requestOf(query, this.scope, offset, this.services.config.requestLocale);
  }

  async #answerTo(ask: Ask, signal: AbortSignal): Promise<TaskStatus> {
    try {
      const page = await this.services.search.search(ask.request, {lane: ask.lane, signal});
      signal.throwIfAborted();
      this.#pause.over();
      this.#commit(ask, page);
      return 'complete';
    } catch (error) {
      if (signal.aborted) return 'initial';
      throw this.#failure(error, ask);
    }
  }

  #commit({request, origin, side, place}: Ask, page: AnswerPage): void {
    const {received, total, degraded} = page.response;
    // The results no longer reach this page: a link to it leads to the first, what is on screen ends there.
    const isBeyond = !received && total > 0 && request.offset > 0;
    // Results of a degraded service are no further page of what is on screen, and none are no other order or filter of it.
    const shown = this.#answer;
    const isOfShown = side || (!received && shown?.request.query === request.query);
    if (degraded && isOfShown && !shown?.degraded) throw new SearchError('degraded');
    const answer = excludeHandle(place(page), this.scope.exclude);
    // The address of such a search is no place to come back to: it would lead away again.
    const how = this.scope.writeAddress ? 'replace' : 'assign';
    if (/load|submit/.test(origin) && this.followRedirect(answer, how)) return;
    if (isBeyond && !side) return void this.search({page: 1}, 'history');
    this.#answer = answer;
    if (!isBeyond) this.#query = {...this.#query, page: pageAt(request.offset, request.limit)};
    this.scope.writeAddress?.(this.#query, 'replace');
    if (answer.degraded) this.#audience.tellWithChange(new SearchDegradedEvent(answer.degraded_reason));
    this.#audience.tellWithChange(new SearchResultsEvent(answer));
  }

  #changed(): void {
    this.#state = undefined;
    this.#audience.change();
  }

  #failure(error: unknown, ask: Ask): SearchError {
    // By its name: another copy of this code may have made it. Anything else is a bug.
    const isExpected = (error as SearchError | undefined)?.name === 'SearchError';
    if (!isExpected) reportError(error);
    const failure = isExpected ? (error as SearchError) : new SearchError('unexpected');
    // What is typed goes on by itself; a confirmed search is owed an answer.
    if (failure.code === 'rate_limited' && ask.lane !== 'typing')
      this.#pause.before(() => void this.retry(), failure.retryAfter);
    this.#audience.tellWithChange(new SearchErrorEvent(failure));
    return failure;
  }
}
