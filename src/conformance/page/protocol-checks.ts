import type {SearchResponse} from '../../core/contract/schema.ts';
import {device} from '../../service/browser/storage.ts';
import {checkEvent, type EventKind, type KnownSearch, type Payload} from './check-event.ts';
import {clientFinding, type Finding} from './finding.ts';

/** Checks requests, answers and events against each other. */
export class ProtocolChecks {
  readonly #sentAt: number[] = [];
  /** Times of answers, by the parameters of their request without the session. */
  readonly #answeredAt = new Map<string, number>();
  readonly #searches = new Map<string, KnownSearch>();
  readonly #publishedIds = new Set<string>();
  readonly #knownIds = new Set<unknown>([device.get(KEY) ?? []].flat());

  /**
   * Records a request. Finds a request over the cap of this page (§8), and one that repeats an answered request within five
   * minutes (§8.7).
   */
  trackRequest(params: URLSearchParams, now = Date.now()): Finding[] {
    this.#sentAt.push(now);
    const found: Finding[] = [];
    const recent = this.#sentAt.filter(time => time > now - WINDOW_MS && time <= now).length;
    if (recent > CAP)
      found.push(
        clientFinding('§8 visitor', `this page sent ${recent} requests in 10 s; ${CAP} are allowed`),
      );
    const before = this.#answeredAt.get(withoutSession(params)) ?? Number.NEGATIVE_INFINITY;
    const seconds = Math.max(0, Math.round((now - before) / 1000));
    if (now - before < REPEAT_MS)
      found.push(clientFinding('§8.7', `the same request was answered ${seconds} s ago`));
    return found;
  }

  /** Records an answer, which events may name from now on. */
  trackAnswer(params: URLSearchParams, response: SearchResponse, now = Date.now()): void {
    if (!response.degraded) this.#answeredAt.set(withoutSession(params), now);
    if (!response.query_id) return;
    this.#searches.set(response.query_id, {
      query: response.query ?? params.get('q') ?? '',
      total: response.total,
      measurementProof: response.measurement_proof,
      session: params.get('session_id'),
      products: new Set(response.results.map(({product_id}) => product_id)),
    });
    this.addQueryIds([response.query_id]);
  }

  /** Records searches of earlier pages, of other tabs, or from before the inspector started; clicks may name them. */
  addQueryIds(queryIds: readonly unknown[]): void {
    const fresh = queryIds.filter(id => id && !this.#knownIds.has(id));
    for (const id of fresh) this.#knownIds.add(id);
    if (fresh.length > 0) device.set(KEY, [...this.#knownIds].slice(-MAX_KNOWN));
  }

  /** Records and checks a published event (§6). */
  trackEvent(kind: EventKind, payload: Payload): Finding[] {
    const id = String(payload.query_id);
    const search = this.#searches.get(id) ?? (this.#knownIds.has(id) ? 'earlier' : undefined);
    const found = checkEvent(kind, payload, search);
    if (kind === 'search' && this.#publishedIds.has(id))
      found.push(clientFinding('§6', 'service_search was published more than once for one answer'));
    if (kind === 'search') this.#publishedIds.add(id);
    return found;
  }

  /** Whether events of this search can be checked now: its answer has been read, or came earlier. */
  knowsQuery(queryId: unknown): boolean {
    return this.#knownIds.has(queryId);
  }

  /** Whether `service_search` has been published for an answer (§6.2). */
  hasPublished(queryId: string): boolean {
    return this.#publishedIds.has(queryId);
  }
}

const KEY = 'debug.searches';
const MAX_KNOWN = 300;
const CAP = 20;
const WINDOW_MS = 10_000;
const REPEAT_MS = 5 * 60_000;

function withoutSession(params: URLSearchParams): string {
  const others = new URLSearchParams(params);
  others.delete('session_id');
  return others.toString();
}
