import type {ProtocolChecks} from '../../conformance/page/protocol-checks.ts';
import type {Batch} from '../../core/contract/answer.ts';
import {requestParams, type SearchRequest, sentFilters} from '../../core/contract/request.ts';
import {filterEntries, isChosen, needsParts} from '../../core/filters/filters.ts';
import type {Lane} from '../../service/search/request-budget.ts';
import type {PageServices} from '../../store/globals.ts';
import type {Journal} from '../journal.ts';

/** A search that other searches, its parts, answer. */
interface WholeSearch {
  readonly id: number;
  readonly request: SearchRequest;
  readonly lane: Lane;
  readonly parts: number[];
}

/** A search's entry, and the signal of its request if one is sent. */
interface PendingSearch {
  readonly id: number;
  signal?: AbortSignal;
}

/**
 * Records why each search is sent or not, by wrapping the methods of the page's search service, so that shoppers load no code for
 * it.
 */
export class SearchWatch {
  readonly #journal: Journal;
  readonly #checks: ProtocolChecks;
  readonly #bySignal = new WeakMap<AbortSignal, number>();
  /** Ids of the entries in flight, by the parameters of their request. */
  readonly #inFlight = new Map<string, number>();
  /** Parameters of requests that were sent before their list existed. */
  readonly #early = new Set<string>();
  /** Searches in flight that may have parts, the latest last. */
  readonly #wholes = new Set<WholeSearch>();
  /** Set during the call of `search()`: a token that the search takes belongs to this entry. */
  #pending: PendingSearch | undefined;

  constructor(journal: Journal, checks: ProtocolChecks) {
    this.#journal = journal;
    this.#checks = checks;
  }

  /**
   * Returns the id of the entry whose request has the signal, or else the parameters: a search takes its token late if the page
   * was rendered ahead, or if the answer that an earlier page handed over is unusable.
   */
  entryOf(signal: AbortSignal | null | undefined, params: URLSearchParams): number | undefined {
    const known = signal ? this.#bySignal.get(signal) : undefined;
    const late = this.#inFlight.get(keyOf(params));
    return known ?? (late !== undefined && this.#isWaiting(late) ? late : undefined);
  }

  watch(service: PageServices['search']): void {
    const {budget} = service;
    const [search, send, take] = [
      service.search.bind(service),
      service.send.bind(service),
      budget.take.bind(budget),
    ];
    service.search = (request, options) => {
      // The list's own search for a request that was sent before the list existed: both are one search.
      if (this.#early.delete(requestParams(request).toString())) return search(request, options);
      const isCached = service.peek(request) !== undefined;
      return this.#record(request, options.lane, isCached, () => search(request, options));
    };
    service.send = (request, patience) => {
      this.#early.add(requestParams(request).toString());
      return this.#record(request, 'submit', false, () => send(request, patience));
    };
    budget.take = (lane, signal, patience) => this.#wait(() => take(lane, signal, patience), signal);
  }

  /** Records a search. @param run starts it. */
  #record(request: SearchRequest, lane: Lane, isCached: boolean, run: () => Promise<Batch>): Promise<Batch> {
    const key = requestParams(request).toString();
    const pending: PendingSearch = {id: this.#enter(key, lane)};
    this.#joinWhole(pending.id, request, lane);
    this.#pending = pending;
    const answer = run();
    this.#pending = undefined;
    if (!isCached) this.#followWhole({id: pending.id, request, lane, parts: []}, answer);
    const sharedWith = isCached ? undefined : this.#inFlight.get(key);
    if (pending.signal) this.#follow(key, pending.id, answer);
    else void this.#explain(pending.id, answer, sharedWith);
    if (!pending.signal && !isCached && sharedWith === undefined) this.#keep(key, pending.id, answer);
    return answer;
  }

  /** Records a search as a part of the latest search in flight whose filters include its own. */
  #joinWhole(id: number, part: SearchRequest, lane: Lane): void {
    const whole = [...this.#wholes].findLast(each => each.lane === lane && isPartOf(part, each.request));
    if (!whole) return;
    whole.parts.push(id);
    this.#journal.update(id, {partOf: whole.id});
    this.#journal.update(whole.id, {outcome: 'parts', parts: [...whole.parts]});
  }

  #followWhole(whole: WholeSearch, answer: Promise<Batch>): void {
    this.#wholes.add(whole);
    const remove = () => this.#wholes.delete(whole);
    answer.then(remove, remove);
    answer.then(
      ({merged, response}) => {
        if (!merged) return;
        const notes = [
          ...(merged.isPartial ? ['Results of a part are missing.'] : []),
          ...(merged.isEstimate ? ['The total is an estimate.'] : []),
        ];
        this.#journal.update(whole.id, {total: response.total, notes});
      },
      error => whole.parts.length && this.#journal.update(whole.id, {failure: codeOf(error)}),
    );
  }

  #enter(params: string, lane: Lane): number {
    return this.#journal.add({
      kind: 'request',
      at: Date.now(),
      params,
      lane,
      outcome: 'waiting',
      notes: [],
      findings: [],
    });
  }

  async #wait(take: () => Promise<void>, signal: AbortSignal): Promise<void> {
    const pending = this.#pending;
    if (!pending) return take();
    pending.signal = signal;
    this.#bySignal.set(signal, pending.id);
    const start = performance.now();
    await take();
    this.#journal.update(pending.id, {waited: Math.round(performance.now() - start)});
  }

  /** Follows a search that takes a token, until its request is sent; `FetchWatch` sees the rest. */
  #follow(key: string, id: number, answer: Promise<unknown>): void {
    this.#keep(key, id, answer);
    answer.catch(error => {
      if (this.#isWaiting(id)) this.#neverSent(id, error);
    });
  }

  /** Keeps an entry in flight until its search has settled. */
  #keep(key: string, id: number, answer: Promise<unknown>): void {
    this.#inFlight.set(key, id);
    const remove = () => {
      if (this.#inFlight.get(key) === id) this.#inFlight.delete(key);
    };
    answer.then(remove, remove);
  }

  #isWaiting(id: number): boolean {
    const entry = this.#journal.entries.find(each => each.id === id);
    return entry?.kind === 'request' && entry.outcome === 'waiting';
  }

  /** Explains a search without a request: it is answered from the cache, shares a request in flight, or is refused. */
  async #explain(id: number, answer: Promise<Batch>, sharedWith: number | undefined): Promise<void> {
    const isShared = sharedWith !== undefined;
    if (isShared) {
      this.#journal.update(id, {outcome: 'shared', notes: [`It shares the request of line ${sharedWith}.`]});
    }
    try {
      const {response} = await answer;
      this.#checks.addQueryIds([response.query_id]);
      if (!isShared && !this.#isWaiting(id)) return;
      const outcome = isShared ? 'shared' : 'cached';
      this.#journal.update(id, {outcome, total: response.total, queryId: response.query_id});
    } catch (error) {
      if (!isShared && this.#isWaiting(id)) this.#neverSent(id, error);
    }
  }

  #neverSent(id: number, error: unknown): void {
    const isReplaced = error instanceof DOMException && error.name === 'AbortError';
    const failure = isReplaced
      ? 'a newer search replaced it while it waited for the request budget'
      : codeOf(error);
    this.#journal.update(id, {outcome: 'not sent', failure});
  }
}

/** Whether a search has some, but not all, of another search's filters. With all of them, it would be a page of that search. */
function isPartOf(part: SearchRequest, whole: SearchRequest): boolean {
  const [some, all] = [sentFilters(part), sentFilters(whole)];
  const isNarrower = needsParts(all) || all.filter_option_name !== undefined;
  const isSameSearch = part.query === whole.query && part.sort === whole.sort;
  return (
    isNarrower && isSameSearch && !isChosen(some, filterEntries(all)) && isChosen(all, filterEntries(some))
  );
}

/** The parameters of a request without its session, as text. */
function keyOf(params: URLSearchParams): string {
  const others = new URLSearchParams(params);
  others.delete('session_id');
  return others.toString();
}

/** Returns the code of an expected failure. Compares by name, because the page has its own copy of the class. */
function codeOf(error: unknown): string {
  const isExpected = error instanceof Error && error.name === 'SearchError' && 'code' in error;
  return String(isExpected ? error.code : error);
}
