import type {SearchResponse} from '../../core/contract.ts';
import {device} from '../../service/storage.ts';
import {checkEvent, type EventKind, type KnownSearch, type Payload} from './check-event.ts';
import {clientFinding, type Finding} from './finding.ts';

/** What is wrong between requests, answers and events, where each by itself may be right. */
export class ProtocolChecks {
  readonly #sentAt: number[] = [];
  /** When a request was answered, by its parameters without the session. */
  readonly #answeredAt = new Map<string, number>();
  readonly #searches = new Map<string, KnownSearch>();
  readonly #publishedIds = new Set<string>();
  readonly #knownIds = new Set<unknown>([device.get(KEY) ?? []].flat());

  /** A request leaves: one too many of this tab (§8), or one that was answered already (§8.7). */
  trackRequest(params: URLSearchParams, now = Date.now()): Finding[] {
    this.#sentAt.push(now);
    const found: Finding[] = [];
    const recent = this.#sentAt.filter(time => time > now - WINDOW_MS && time <= now).length;
    if (recent > CAP)
      found.push(clientFinding('§8 visitor', `${recent} requests of this page in 10 s; ${CAP} are allowed`));
    const before = this.#answeredAt.get(withoutSession(params)) ?? Number.NEGATIVE_INFINITY;
    const seconds = Math.max(0, Math.round((now - before) / 1000));
    if (now - before < REPEAT_MS)
      found.push(clientFinding('§8.7', `the same was asked and answered ${seconds} s ago`));
    return found;
  }

  /** An answer came that can be shown; events may name it from now on. */
  trackAnswer(params: URLSearchParams, response: SearchResponse, now = Date.now()): void {
    if (!response.degraded) this.#answeredAt.set(withoutSession(params), now);
    if (!response.query_id) return;
    this.#searches.set(response.query_id, {
      query: response.query ?? params.get('q') ?? '',
      total: response.total,
      proof: response.measurement_proof,
      session: params.get('session_id'),
      products: new Set(response.results.map(({product_id}) => product_id)),
    });
    this.addQueryIds([response.query_id]);
  }

  /** Searches of earlier pages, of other tabs, or of before the drawer came: clicks may name them. */
  addQueryIds(queryIds: readonly unknown[]): void {
    const fresh = queryIds.filter(id => id && !this.#knownIds.has(id));
    for (const id of fresh) this.#knownIds.add(id);
    if (fresh.length > 0) device.set(KEY, [...this.#knownIds].slice(-MAX_KNOWN));
  }

  /** An event was published (§6). */
  trackEvent(kind: EventKind, payload: Payload): Finding[] {
    const id = String(payload.query_id);
    const search = this.#searches.get(id) ?? (this.#knownIds.has(id) ? 'earlier' : undefined);
    const found = checkEvent(kind, payload, search);
    if (kind === 'search' && this.#publishedIds.has(id))
      found.push(clientFinding('§6', 'published once for each response'));
    if (kind === 'search') this.#publishedIds.add(id);
    return found;
  }

  /** Whether an event can be compared already: the answer it names was looked at, or came earlier. */
  knowsQuery(queryId: unknown): boolean {
    return this.#knownIds.has(queryId);
  }

  /** Whether the event of an answer was published (§6.2). */
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
