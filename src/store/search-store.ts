import {initialState, Task, TaskStatus} from '@lit/task';
import {
  type Answer,
  answerOf,
  append,
  type Batch,
  excludeHandle,
  type Hit,
  prepend,
} from '../core/contract/answer.ts';
import {BROWSE} from '../core/contract/constants.ts';
import {SearchError} from '../core/contract/errors.ts';
import {
  describeSearch,
  offsetOfPage,
  pageAt,
  requestOf,
  type SearchRequest,
} from '../core/contract/request.ts';
import {
  cleanQuery,
  DEFAULT_PAGE_SIZE,
  isAsked,
  type PageQuery,
  patchQuery,
  type Scope,
  type SearchPatch,
} from '../core/query/page-query.ts';
import type {Analytics} from '../service/analytics/analytics.ts';
import type {Config} from '../service/browser/config.ts';
import {recentSearches} from '../service/browser/kept-lists.ts';
import {whenOpen} from '../service/browser/prerendering.ts';
import {SearchHistory} from '../service/browser/search-history.ts';
import {type Lane, PATIENCE_MS} from '../service/search/request-budget.ts';
import type {SearchService} from '../service/search/search-service.ts';
import {Backoff} from './backoff.ts';
import {
  SearchDegradedEvent,
  SearchErrorEvent,
  SearchResultClickEvent,
  SearchResultsEvent,
  SearchStartEvent,
} from './events.ts';
import {failureOf, isFinal, type SecondSource} from './failure.ts';
import {Redirect} from './redirect.ts';
import {rulesOf, type SearchOrigin} from './search-origin.ts';
import type {PlatformAnswer, Store} from './store.ts';
import {isUnavailable, type SearchState, statusOf} from './store.ts';
import {Subscribers} from './subscribers.ts';

export interface Services {
  readonly config: Config;
  readonly analytics: Analytics;
  readonly search: Pick<
    SearchService,
    'search' | 'peek' | 'handOver' | 'hasAnswers' | 'isRefused' | 'budget' | 'stopNavigation'
  >;
}

/** A request, and how to show its answer. */
interface PendingSearch {
  readonly request: SearchRequest;
  readonly origin: SearchOrigin;
  readonly lane: Lane;
  /** How the answer changes the results on screen. */
  readonly change: SearchState['change'];
  /** Combines the answer with the results on screen. */
  readonly combine: (batch: Batch) => Answer;
}

/** The store of a search. The latest search wins: it aborts the pending one, and a stale answer is dropped. */
export class SearchStore implements Store {
  /** The page's history, if the search follows the address. @internal */
  readonly history = new SearchHistory();
  /** Another source of results, set by a list on a page of the platform. @internal */
  secondSource: SecondSource | undefined;
  /** The services that answer the search. The preview of the theme editor replaces them. @internal */
  services: Services;
  readonly #subscribers = new Subscribers();
  readonly #backoff = new Backoff();
  readonly #redirect: Redirect;
  readonly #task: Task<[PendingSearch], undefined>;
  #scope: Scope = {pageSize: DEFAULT_PAGE_SIZE, query: '', filters: {}, followsAddress: false};
  #query = cleanQuery;
  #answer: Answer | undefined;
  #search: PendingSearch | undefined;
  #state: SearchState | undefined;
  #panels = 0;
  #keepsTheme = false;
  #platformAnswer: PlatformAnswer | undefined;
  /** Whether the last subscriber has left since the latest search began. */
  #isLeft = false;

  constructor(services: Services) {
    this.services = services;
    this.#redirect = new Redirect(services.config.rootUrl, this.#subscribers, () => this.#update());
    const host = {
      addController() {},
      removeController() {},
      requestUpdate: () => this.#update(),
      updateComplete: Promise.resolve(true),
    };
    this.#task = new Task(host, {
      autoRun: false,
      task: ([search], {signal}) => this.#run(search, signal),
    });
  }

  get state(): SearchState {
    this.#state ??= this.#snapshot();
    return this.#state;
  }

  /** The part of every search that the shopper can't change. @internal */
  get scope(): Scope {
    return this.#scope;
  }

  /** Whether a list shows the search. @internal */
  get hasList(): boolean {
    return this.#subscribers.hasHosts;
  }

  /** Whether this store answers a query from a search box; otherwise the results page does. @internal */
  get acceptsQueries(): boolean {
    return this.scope.followsAddress && !this.scope.query && !isUnavailable(this.state);
  }

  /** Changes the scope of every following search. @internal */
  configure(scope: Partial<Scope>): void {
    this.#scope = {...this.#scope, ...scope};
    this.#state = undefined;
  }

  subscribe(listener: (state: SearchState) => void): () => void {
    // Listens only while it has subscribers, because `window` would keep the store of a removed element alive.
    addEventListener('online', this.#retryOnline);
    const undo = this.#subscribers.subscribe(() => listener(this.state));
    if (this.#isLeft) this.#resume();
    return () => {
      undo();
      if (this.#subscribers.isEmpty) this.#leave();
    };
  }

  /** Dispatches the store's events on `host` instead of the document. Returns its undo. @internal */
  connect(host: EventTarget): () => void {
    return this.#subscribers.connect(host);
  }

  /** Counts a panel that shows the active filters. Returns its undo. @internal */
  addPanel(): () => void {
    const count = (change: number) => {
      this.#panels += change;
      this.#update();
    };
    count(1);
    return () => count(-1);
  }

  /** Whether the theme's results stay on the page, and an answer is only offered. @internal */
  get keepsTheme(): boolean {
    return this.#keepsTheme;
  }

  set keepsTheme(isKept: boolean) {
    if (isKept === this.#keepsTheme) return;
    this.#keepsTheme = isKept;
    this.#update();
  }

  async search(patch?: SearchPatch): Promise<void>;
  /** @internal */
  async search(patch: SearchPatch, origin: SearchOrigin): Promise<void>;
  async search(
    patch: SearchPatch = {},
    origin: SearchOrigin = patch.query === undefined ? 'refine' : 'submit',
  ): Promise<void> {
    // Otherwise the redirect would leave the page with the new results.
    if (this.#redirect.isPending) this.stopNavigation();
    this.#query = patchQuery(this.#query, patch);
    const {address, lane} = rulesOf[origin];
    this.history.navigate(this.#query, this.scope, address);
    if (!isAsked(this.#query, this.scope)) return this.restore(this.#query);
    const offset = offsetOfPage(this.#query.page, this.scope.pageSize);
    await this.#start(offset, {origin, lane, change: 'replace', combine: answerOf});
  }

  /** Stops a navigation that would replace the results of the next search. @internal */
  stopNavigation(): void {
    this.services.search.stopNavigation();
  }

  async loadMore(): Promise<void> {
    await this.#addPage('next', 'append', append);
  }

  /** Adds the page before the first result, if there is one. @internal */
  async loadPrevious(): Promise<void> {
    await this.#addPage('previous', 'prepend', prepend);
  }

  async retry(): Promise<void> {
    await this.#execute();
  }

  async reset(): Promise<void> {
    this.restore(cleanQuery);
  }

  /** Shows an earlier answer, or none, without a request and without events. @internal */
  restore(query: PageQuery, answer?: Answer): void {
    this.#settle();
    this.#query = query;
    this.history.navigate(query, this.scope, 'keep');
    this.#answer = answer;
    this.#platformAnswer = undefined;
    this.#search = undefined;
    this.#task.abort();
    this.#update();
  }

  /** Returns the request for the page of a query at `offset`. @internal */
  requestOf(query: PageQuery, offset = 0): SearchRequest {
    return requestOf(query, this.scope, offset, this.services.config.requestLocale);
  }

  /** Returns the cached answer to the latest query with a change, if there is one. @internal */
  peek(change: Partial<PageQuery>): Batch | undefined {
    return this.services.search.peek(this.requestOf({...this.#query, ...change}));
  }

  /**
   * Hands over the cached answer to the latest query with a change to the next page of the tab. Returns its time of arrival, in
   * epoch milliseconds; `undefined` if there is none.
   *
   * @internal
   */
  handOver(change: Partial<PageQuery>): number | undefined {
    return this.services.search.handOver(this.requestOf({...this.#query, ...change}));
  }

  /**
   * Publishes the click on a hit (§6), then dispatches it on `target`.
   *
   * @returns `false` if a listener prevented the navigation.
   * @internal
   */
  click(hit: Hit, target: EventTarget): boolean {
    if (hit.attribution) this.services.analytics.clicked(hit.attribution, hit.item.product_id, hit.position);
    return target.dispatchEvent(new SearchResultClickEvent(hit));
  }

  /** Follows the keyword redirect of an answer; `false` if there is none, or a listener prevented it. @internal */
  followRedirect(answer: Answer, how?: 'assign' | 'replace'): boolean {
    return this.#redirect.follow(answer, how);
  }

  /** Stops retrying: the last subscriber has left, and nobody waits for the answer. */
  #leave(): void {
    this.#isLeft = true;
    this.#backoff.cancel();
    removeEventListener('online', this.#retryOnline);
  }

  /** Resumes retrying, for example after an element was moved. The store may have missed an `online` event. */
  #resume(): void {
    this.#isLeft = false;
    const {error} = this.state;
    if (error && !this.#platformAnswer) this.#scheduleRetry(error);
    this.#retryOnline();
  }

  /** Cancels a scheduled retry and the waiting for a redirect. */
  #settle(): void {
    this.#backoff.cancel();
    this.#redirect.cancel();
  }

  async #addPage(side: 'next' | 'previous', change: 'append' | 'prepend', add: typeof append): Promise<void> {
    const shown = this.#answer;
    const offset = shown?.[side];
    if (!shown || offset === undefined) return;
    // If another search has started, or has led to another page, its pages would not continue the answer on screen.
    const isPending = this.#search?.change === 'replace' && this.#task.status !== TaskStatus.COMPLETE;
    if (isPending || describeSearch(shown.request) !== describeSearch(this.requestOf(this.#query))) return;
    await this.#start(offset, {origin: 'refine', lane: 'more', change, combine: batch => add(shown, batch)});
  }

  async #start(offset: number, search: Omit<PendingSearch, 'request'>): Promise<void> {
    this.#search = {request: this.requestOf(this.#query, offset), ...search};
    this.#isLeft = false;
    this.#subscribers.dispatch(new SearchStartEvent(this.#query));
    await this.#execute();
  }

  async #execute(): Promise<void> {
    this.#settle();
    if (this.#search) await this.#task.run([this.#search]);
  }

  /** Commits within the task, because a task ignores errors that are thrown after it completed. */
  async #run(search: PendingSearch, signal: AbortSignal): Promise<typeof initialState | undefined> {
    const {request, lane, change} = search;
    // All pages of a list come from one source.
    const askPlatform = change === 'replace' ? this.secondSource : undefined;
    const {budget} = this.services.search;
    try {
      const patience = askPlatform && PATIENCE_MS;
      const batch = await this.services.search.search(request, {lane, signal, patience});
      signal.throwIfAborted();
      this.#backoff.reset();
      const {degraded, received} = batch.response;
      // A degraded service can't page, sort or filter the list on screen.
      if (degraded && this.#isOfShown(search, received)) throw new SearchError('degraded');
      const platformAnswer = degraded && !received ? await askPlatform?.(this.#query, signal) : undefined;
      signal.throwIfAborted();
      this.#platformAnswer = platformAnswer;
      this.#commit(search, batch);
    } catch (error) {
      const failure = signal.aborted ? undefined : failureOf(error);
      const isOver = failure && isFinal(failure, budget.rest);
      const platformAnswer = isOver ? await askPlatform?.(this.#query, signal) : undefined;
      if (!failure || signal.aborted) return initialState;
      // Keeps the platform's earlier answer, like an earlier answer of the service.
      if (platformAnswer) this.#platformAnswer = platformAnswer;
      else if (!this.#isLeft) this.#scheduleRetry(failure, lane);
      this.#subscribers.defer(new SearchErrorEvent(failure));
      throw failure;
    }
  }

  #commit({request, origin, change, combine}: PendingSearch, batch: Batch): void {
    const {received, total} = batch.response;
    // The page in the address no longer exists. A link to it shows the first page, and a longer list ends here.
    const isBeyond = !received && total > 0 && request.offset > 0;
    const answer = excludeHandle(combine(batch), this.scope.exclude);
    const {isConfirmed} = rulesOf[origin];
    // A history entry for a search that redirects would trap Back.
    const how = this.scope.followsAddress ? 'replace' : 'assign';
    if (isConfirmed && this.followRedirect(answer, how)) return;
    if (isBeyond && change === 'replace') return void this.search({page: 1}, 'history');
    // Removes a term without results from the recent searches, where it is of no use.
    const isFruitless = !answer.total && !answer.degraded && !Object.keys(request.filters).length;
    if (isConfirmed && isFruitless) whenOpen(() => recentSearches.remove(request.query));
    this.#answer = answer;
    const page = pageAt(request.offset, request.limit);
    if (!isBeyond && page !== this.#query.page) this.#query = {...this.#query, page};
    if (!this.history.isChanged) this.history.navigate(this.#query, this.scope, 'replace');
    if (answer.degraded) this.#subscribers.defer(new SearchDegradedEvent(answer.degraded_reason));
    this.#subscribers.defer(new SearchResultsEvent(answer, origin === 'preview' ? 'suggestions' : 'list'));
  }

  /** Whether a search continues or refines the results on screen. */
  #isOfShown({change, request}: PendingSearch, received: number): boolean {
    const shown = this.#answer;
    if (shown?.degraded) return false;
    return change !== 'replace' || (!received && shown?.request.query === request.query);
  }

  /** Schedules the retry of a refused search. The next key requests suggestions again. */
  #scheduleRetry({code, retryAfter}: SearchError, lane = this.#search?.lane): void {
    if (code === 'rate_limited' && lane !== 'typing')
      this.#backoff.schedule(() => void this.retry(), retryAfter);
  }

  #update(): void {
    this.#state = undefined;
    this.#subscribers.notify();
  }

  #snapshot(): SearchState {
    // After a reset, the aborted task may not have settled yet.
    const task = this.#search ? this.#task.status : TaskStatus.INITIAL;
    const isBusy = this.#redirect.isPending || task === TaskStatus.PENDING;
    const hasFailed = task === TaskStatus.ERROR && !isBusy;
    const error = hasFailed ? (this.#task.error as SearchError) : undefined;
    const text = this.#query.query || this.#scope.query;
    return {
      status: statusOf(isBusy, this.#answer, error),
      query: this.#query,
      answer: this.#answer,
      error,
      change: this.#search?.change ?? 'replace',
      text,
      isBrowsing: text === BROWSE,
      isOpening: this.#search?.origin === 'load',
      isRefined: this.#search?.origin === 'refine',
      hasPanel: this.#panels > 0,
      platformAnswer: this.#platformAnswer,
    };
  }

  /** Retries a search that failed offline, after a delay because the first requests on a new network often fail. */
  readonly #retryOnline = (): void => {
    if (this.state.error?.code === 'offline') this.#backoff.schedule(() => void this.retry());
  };
}
