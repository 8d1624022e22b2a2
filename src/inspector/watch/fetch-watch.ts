import {isAllowed} from '../../service/platform.ts';
import {checkAnswer} from '../checks/check-answer.ts';
import {checkRequest} from '../checks/check-request.ts';
import {clientFinding, type Finding} from '../checks/finding.ts';
import {ignoredMetafields} from '../checks/ignored-metafields.ts';
import type {ProtocolChecks} from '../checks/protocol-checks.ts';
import type {Journal} from '../journal.ts';
import {isSearch} from './search-url.ts';
import type {SearchWatch} from './search-watch.ts';

/** What follows from a request is looked at when the page is at rest, so that the drawer slows nothing down. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, {timeout: 300});
  else setTimeout(run, 50);
}

/** Long enough for a page that is busy with painting to publish. */
const PUBLISH_MS = 2500;

/** Sees every request to the service, whoever sends it, by standing before `fetch`. */
export class FetchWatch {
  readonly #journal: Journal;
  readonly #checks: ProtocolChecks;
  readonly #searches: SearchWatch;
  readonly #seesEvents: boolean;

  /** @param seesEvents whether an event that is not seen was not published. */
  constructor(journal: Journal, checks: ProtocolChecks, searches: SearchWatch, seesEvents: boolean) {
    this.#journal = journal;
    this.#checks = checks;
    this.#searches = searches;
    this.#seesEvents = seesEvents;
  }

  start(): void {
    const {fetch} = globalThis;
    globalThis.fetch = (input, init) => {
      const answer = fetch(input, init);
      const sent = describe(input, init);
      if (sent && isSearch(sent.url)) this.#follow({...sent, hasBody: Boolean(init?.body)}, answer);
      return answer;
    };
  }

  #follow(sent: Sent, answer: Promise<Response>): void {
    const {url, signal} = sent;
    const at = Date.now();
    const start = performance.now();
    const id = this.#enter(url, signal, at);
    const over = (parts: Parameters<Journal['update']>[1], check: () => readonly Finding[]) => {
      this.#journal.update(id, {...parts, ms: Math.round(performance.now() - start)});
      whenIdle(() => this.#journal.addFindings(id, [...this.#judgeRequest(sent, at), ...check()]));
    };
    const failed = (error: unknown) =>
      over({failure: signal?.aborted ? 'overtaken: called off' : String(error)}, () => []);
    const answered = async (response: Response) => {
      const {text, isRead} = await readAlong(response);
      // Now, not at rest: a search that is over can be called off, too.
      const isOvertaken = !isRead && Boolean(signal?.aborted);
      const bytes = new TextEncoder().encode(text).length;
      over({status: response.status, bytes}, () => this.#judgeAnswer(id, url, response, text, isOvertaken));
    };
    answer.then(answered).catch(failed);
  }

  /** The line of the search this request is sent for, or a new one where nobody of ours asked. */
  #enter(url: URL, signal: AbortSignal | undefined | null, at: number): number {
    const known = this.#searches.entryOf(signal);
    const params = url.search.slice(1);
    if (known === undefined) {
      return this.#journal.add({kind: 'request', at, params, way: 'sent', notes: [], findings: []});
    }
    this.#journal.update(known, {params, way: 'sent'});
    return known;
  }

  #judgeRequest(sent: Sent, at: number): readonly Finding[] {
    const found = checkRequest({...sent, home: location.origin, consent: isAllowed('analytics')});
    return [...found, ...this.#checks.trackRequest(sent.url.searchParams, at)];
  }

  #judgeAnswer(
    id: number,
    url: URL,
    answer: Response,
    text: string,
    isOvertaken: boolean,
  ): readonly Finding[] {
    const params = url.searchParams;
    const {status, headers, redirected} = answer;
    const {findings, body, response} = checkAnswer(params, {status, headers, redirected, text});
    this.#journal.update(id, {body: body ?? text.slice(0, 2000)});
    if (!response) return findings;
    this.#checks.trackAnswer(params, response);
    const {total, query_id: queryId} = response;
    const notes = ignoredMetafields(params, response);
    if (isOvertaken) notes.push('It was overtaken: its answer is neither shown nor published.');
    else if (queryId && params.has('session_id') && this.#seesEvents) this.#expectEvent(id, queryId);
    this.#journal.update(id, {total, queryId, notes});
    return findings;
  }

  #expectEvent(id: number, queryId: string): void {
    setTimeout(() => {
      if (this.#checks.hasPublished(queryId) || !isAllowed('analytics')) return;
      this.#journal.addFindings(id, [
        clientFinding('§6.2', `service_search was not published for ${queryId}`),
      ]);
    }, PUBLISH_MS);
  }
}

/** The body of an answer that the page reads too: what it has read may be called off before a copy is. */
async function readAlong(response: Response): Promise<{text: string; isRead: boolean}> {
  let read: string | undefined;
  const copy = response.clone();
  const {text: readText} = response;
  response.text = async () => {
    read = await readText.call(response);
    return read;
  };
  const text = await copy.text().catch(error => read ?? Promise.reject(error));
  return {text, isRead: read !== undefined};
}

/** A request as it was handed to `fetch`. */
interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly hasBody: boolean;
  readonly signal: AbortSignal | undefined | null;
}

/** @returns nothing for what is no address: `fetch` refuses that by itself. */
function describe(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
): Omit<Sent, 'hasBody'> | undefined {
  const request = input instanceof Request ? input : undefined;
  const address = request?.url ?? String(input);
  if (!URL.canParse(address, document.baseURI)) return undefined;
  return {
    url: new URL(address, document.baseURI),
    method: (init?.method ?? request?.method ?? 'GET').toUpperCase(),
    signal: init?.signal ?? request?.signal,
  };
}
