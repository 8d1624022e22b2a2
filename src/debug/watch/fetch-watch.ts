import {analyticsAllowed} from '../../service/platform.ts';
import {checkAnswer} from '../checks/check-answer.ts';
import {checkRequest, own} from '../checks/check-request.ts';
import type {Conduct} from '../checks/conduct.ts';
import {ignoredMetafields} from '../checks/ignored-metafields.ts';
import type {Journal} from '../journal.ts';
import type {AskWatch} from './ask-watch.ts';
import {isSearch} from './search-url.ts';

/** What follows from a request is looked at when the page is at rest, so that the drawer slows nothing down. */
function atRest(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run, {timeout: 300});
  else setTimeout(run, 50);
}

/** Long enough for a page that is busy with painting to publish. */
const PUBLISH_MS = 2000;

/** Sees every request to the service, whoever sends it, by standing before `fetch`. */
export class FetchWatch {
  readonly #journal: Journal;
  readonly #conduct: Conduct;
  readonly #asks: AskWatch;

  constructor(journal: Journal, conduct: Conduct, asks: AskWatch) {
    this.#journal = journal;
    this.#conduct = conduct;
    this.#asks = asks;
  }

  start(): void {
    const {fetch} = globalThis;
    globalThis.fetch = (input, init) => {
      const request = input instanceof Request ? input : undefined;
      const url = new URL(request?.url ?? String(input), document.baseURI);
      const answer = fetch(input, init);
      if (!isSearch(url)) return answer;
      const signal = init?.signal ?? request?.signal;
      const exchange = this.#send(url, init?.method ?? request?.method ?? 'GET', Boolean(init?.body), signal);
      answer.then(exchange.answered, exchange.failed);
      return answer;
    };
  }

  #send(url: URL, method: string, hasBody: boolean, signal: AbortSignal | undefined | null) {
    const at = Date.now();
    const start = performance.now();
    const id = this.#enter(url, signal, at);
    atRest(() => {
      const [home, consent] = [location.origin, analyticsAllowed()];
      const found = checkRequest({url, home, method: method.toUpperCase(), hasBody, consent});
      this.#journal.accuse(id, [...found, ...this.#conduct.sending(url.searchParams, at)]);
    });
    const failed = (error: unknown) => {
      const failure = signal?.aborted ? 'overtaken: called off' : String(error);
      this.#journal.change(id, {failure, ms: Math.round(performance.now() - start)});
    };
    const answered = (response: Response) => {
      const body = response.clone().text();
      body.then(text => {
        const ms = Math.round(performance.now() - start);
        const bytes = new TextEncoder().encode(text).length;
        this.#journal.change(id, {status: response.status, ms, bytes});
        atRest(() => this.#judge(id, url, response, text, Boolean(signal?.aborted)));
      }, failed);
    };
    return {answered, failed};
  }

  /** The line of the search this request is sent for, or a new one where nobody of ours asked. */
  #enter(url: URL, signal: AbortSignal | undefined | null, at: number): number {
    const known = this.#asks.entryOf(signal);
    const params = url.search.slice(1);
    if (known === undefined) {
      return this.#journal.add({kind: 'request', at, params, way: 'sent', notes: [], findings: []});
    }
    this.#journal.change(known, {params, way: 'sent'});
    return known;
  }

  #judge(
    id: number,
    url: URL,
    {status, headers, redirected}: Response,
    text: string,
    isOvertaken: boolean,
  ): void {
    const params = url.searchParams;
    const {findings, body, response} = checkAnswer(params, {status, headers, redirected, text});
    this.#journal.accuse(id, findings);
    this.#journal.change(id, {body: body ?? text.slice(0, 2000)});
    if (!response) return;
    this.#conduct.answered(params, response);
    const {total, query_id: queryId} = response;
    const notes = ignoredMetafields(params, response);
    if (isOvertaken) notes.push('It was overtaken: its answer is neither shown nor published.');
    this.#journal.change(id, {total, queryId, notes});
    if (queryId && params.has('session_id') && analyticsAllowed() && !isOvertaken)
      this.#expectEvent(id, queryId);
  }

  #expectEvent(id: number, queryId: string): void {
    setTimeout(() => {
      if (this.#conduct.isPublished(queryId) || !analyticsAllowed()) return;
      this.#journal.accuse(id, [own('§6.2', `service_search was not published for ${queryId}`)]);
    }, PUBLISH_MS);
  }
}
