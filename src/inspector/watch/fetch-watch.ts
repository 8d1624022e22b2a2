import {checkRequest} from '../../conformance/page/check-request.ts';
import {clientFinding, type Finding, serviceFindings} from '../../conformance/page/finding.ts';
import type {ProtocolChecks} from '../../conformance/page/protocol-checks.ts';
import {checkAnswer, type WireAnswer} from '../../conformance/rules/check-answer.ts';
import {ignoredMetafields} from '../../conformance/rules/check-filters.ts';
import {isAllowed} from '../../service/shopify/platform.ts';
import {globals} from '../../store/globals.ts';
import type {Draft, Journal} from '../journal.ts';
import type {SearchWatch} from './search-watch.ts';

/** The parts that a `FetchWatch` uses. */
export interface FetchWatchParts {
  readonly journal: Journal;
  readonly checks: ProtocolChecks;
  readonly searches: SearchWatch;
  /** Whether every published event is seen. */
  readonly seesEvents: boolean;
}

/** Wraps `fetch` to record and check every request to the service, also requests of other scripts. */
export class FetchWatch {
  readonly #journal: Journal;
  readonly #checks: ProtocolChecks;
  readonly #searches: SearchWatch;
  readonly #seesEvents: boolean;

  constructor({journal, checks, searches, seesEvents}: FetchWatchParts) {
    this.#journal = journal;
    this.#checks = checks;
    this.#searches = searches;
    this.#seesEvents = seesEvents;
  }

  start(): void {
    const {fetch} = globalThis;
    globalThis.fetch = (input, init) => {
      const answer = fetch(input, init);
      const sent = describeRequest(input, init);
      if (sent && isSearch(sent.url)) void this.#follow(sent, answer);
      return answer;
    };
  }

  async #follow(sent: SentRequest, answering: Promise<Response>): Promise<void> {
    const id = this.#enter(sent);
    const start = performance.now();
    const elapsed = () => Math.round(performance.now() - start);
    const whenChecked = (check: () => readonly Finding[]) =>
      whenIdle(() => this.#journal.addFindings(id, [...this.#checkRequest(sent), ...check()]));
    try {
      const answer = await readAlong(await answering);
      // Read now rather than when idle: a search can also be aborted after it has ended.
      const isReplaced = !answer.isRead && isAborted(sent);
      const bytes = new TextEncoder().encode(answer.text).length;
      this.#journal.update(id, {status: answer.status, bytes, ms: elapsed()});
      whenChecked(() => this.#checkAnswer(id, sent.url.searchParams, answer, isReplaced));
    } catch (error) {
      const failure = isAborted(sent) ? 'A newer search replaced it' : String(error);
      this.#journal.update(id, {failure, ms: elapsed()});
      whenChecked(() => []);
    }
  }

  /** Updates the entry of the search that sent the request, or adds one for a request of another script. */
  #enter({url, signal, at}: SentRequest): number {
    const known = this.#searches.entryOf(signal, url.searchParams);
    const params = url.search.slice(1);
    if (known === undefined) {
      return this.#journal.add({kind: 'request', at, params, outcome: 'sent', notes: [], findings: []});
    }
    this.#journal.update(known, {params, outcome: 'sent'});
    return known;
  }

  #checkRequest(sent: SentRequest): readonly Finding[] {
    const found = checkRequest({...sent, home: location.origin, consent: isAllowed('analytics')});
    return [...found, ...this.#checks.trackRequest(sent.url.searchParams, sent.at)];
  }

  #checkAnswer(
    id: number,
    params: URLSearchParams,
    answer: WireAnswer,
    isReplaced: boolean,
  ): readonly Finding[] {
    const {observations, body, response} = checkAnswer(params, answer);
    const findings = serviceFindings(observations);
    this.#journal.update(id, {body: body ?? answer.text.slice(0, 2000)});
    if (!response) return findings;
    this.#checks.trackAnswer(params, response);
    const {total, query_id: queryId} = response;
    const notes = ignoredMetafields(params, response);
    if (isReplaced) notes.push('A newer search replaced it: its answer is neither shown nor published.');
    else if (queryId && params.has('session_id') && this.#seesEvents) this.#expectEvent(id, queryId);
    this.#journal.update(id, {total, queryId, notes});
    return findings;
  }

  #expectEvent(id: number, queryId: string): void {
    setTimeout(() => {
      if (this.#checks.hasPublished(queryId) || !isAllowed('analytics')) return;
      const text = `service_search was not published for ${queryId}`;
      this.#journal.addFindings(id, [clientFinding('§6.2', text)]);
    }, PUBLISH_MS);
  }
}

/** How long a page that is busy painting may take to publish. */
const PUBLISH_MS = 2500;

/** Runs a check when the page is idle, so that the inspector does not slow it down. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, {timeout: 300});
  else setTimeout(run, 50);
}

/** An answer, and whether the page has read its body. */
interface ReadAnswer extends WireAnswer {
  readonly isRead: boolean;
}

/** Reads a clone of an answer. Falls back to the text that the page has read if the request is aborted before the clone is complete. */
async function readAlong(response: Response): Promise<ReadAnswer> {
  let read: string | undefined;
  const copy = response.clone();
  const {text: readText, status, headers, redirected} = response;
  response.text = async () => {
    read = await readText.call(response);
    return read;
  };
  const text = await copy.text().catch(error => read ?? Promise.reject(error));
  return {status, headers, redirected, text, isRead: read !== undefined};
}

/** A request as passed to `fetch`. */
interface SentRequest {
  readonly url: URL;
  readonly method: string;
  readonly hasBody: boolean;
  readonly signal: AbortSignal | undefined | null;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** @returns `undefined` for an invalid URL, which `fetch` itself rejects. */
function describeRequest(input: RequestInfo | URL, init?: RequestInit): SentRequest | undefined {
  const request = input instanceof Request ? input : undefined;
  const address = request?.url ?? String(input);
  if (!URL.canParse(address, document.baseURI)) return undefined;
  return {
    url: new URL(address, document.baseURI),
    method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
    hasBody: Boolean(init?.body),
    signal: init?.signal ?? request?.signal,
    at: Date.now(),
  };
}

function isAborted({signal}: SentRequest): boolean {
  return Boolean(signal?.aborted);
}

/** Whether a URL is the service's: the configured endpoint, or the usual path of an app proxy. */
export function isSearch({pathname, searchParams}: URL): boolean {
  return pathname === configuredPath() || (isAppProxySearch(pathname) && searchParams.has('q'));
}

function configuredPath(): string | undefined {
  return globals.config && new URL(globals.config.endpoint, document.baseURI).pathname;
}

/** Matches `/apps/<prefix>/search`, also below the root of a language. */
function isAppProxySearch(pathname: string): boolean {
  return /\/apps\/[^/]+\/search$/.test(pathname);
}

/** How late the inspector started. */
export interface LateStart {
  /** Milliseconds since navigation. */
  readonly after: number;
  /** Searches sent by then, whose bodies and events were not seen. */
  readonly missed: number;
}

/** Lists the searches sent before the inspector started, from the browser's resource timing. */
export function listMissedRequests(journal: Journal, checks: ProtocolChecks): LateStart {
  const requests = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => isSearch(new URL(entry.name)));
  for (const entry of requests) journal.add(describeEntry(entry));
  checks.addQueryIds([...globals.stores.values()].flatMap(({state}) => state.answer?.query_id ?? []));
  return {after: Math.round(performance.now()), missed: requests.length};
}

function describeEntry(entry: PerformanceResourceTiming): Draft {
  return {
    kind: 'request',
    at: performance.timeOrigin + entry.startTime,
    earlier: 'before the inspector started',
    params: new URL(entry.name).search.slice(1),
    outcome: 'sent',
    status: entry.responseStatus || undefined,
    ms: Math.round(entry.duration),
    bytes: entry.decodedBodySize || undefined,
    notes: [],
    findings: [],
  };
}
