import type {Attribution} from '../../core/contract/answer.ts';
import type {Config} from '../browser/config.ts';
import {whenOpen} from '../browser/prerendering.ts';
import {device, tab} from '../browser/storage.ts';
import {report} from '../console/report.ts';
import {isAllowed, platform} from '../shopify/platform.ts';
import type {Publish} from './publish.ts';

/** What `service_result_clicked` is made of. */
export type Click = [attribution: Attribution, productId: string, position: number];
type QueuedEvent = Readonly<Parameters<Publish>>;

const POLL_MS = 250;
/** More events than a session makes; an older queue than this is not worth a page's storage. */
const MAX_QUEUED = 200;

/**
 * The two events of §6, in order and once each. Until the platform's publisher is there they wait, in the tab's
 * storage too, so that they survive a page change. Nothing here can break searching.
 */
export class Analytics {
  readonly #names: Config['events'];
  readonly #ownPublisher: () => Publish | undefined;
  /** What waits, where storage refuses to keep it. */
  #queue: readonly QueuedEvent[] = [];
  #poll: ReturnType<typeof setInterval> | undefined;

  /** @param ownPublisher the page's own, as soon as it brings one. */
  constructor(names: Config['events'], ownPublisher: () => Publish | undefined) {
    this.#names = names;
    this.#ownPublisher = ownPublisher;
    whenOpen(() => {
      // A tab that a page opened starts with a copy of that page's storage: those events are the other tab's.
      if (opener && history.length === 1) tab.remove('events');
      this.#flush();
    });
  }

  /** `service_search`, for a network response (§6 rule 1). */
  searched(attribution: Attribution, query: string, resultCount: number): void {
    this.#flush([this.#names.search, {query, ...attribution, result_count: resultCount}]);
  }

  /** `service_result_clicked`; `position` is zero-based (§6 rule 3). */
  clicked(...[attribution, productId, position]: Click): void {
    // Counted here, so not once more by a tab that the link's context menu opened.
    device.remove('opened');
    this.#flush([this.#names.click, {...attribution, product_id: productId, position}]);
  }

  /** Publishes what waits, and after it what has come; or has it wait. */
  #flush(...added: QueuedEvent[]): void {
    const publish = this.#publisher;
    // Consent is read at each publish: what was queued before a refusal goes nowhere.
    const events = isAllowed('analytics') ? [...this.#waiting, ...added].slice(-MAX_QUEUED) : [];
    this.#keep(publish ? [] : events);
    if (publish) for (const event of events) void deliver(publish, event);
  }

  /** What other scripts set up may be missing, or throw when it is read. */
  get #publisher(): Publish | undefined {
    try {
      return this.#ownPublisher() ?? platformPublisher();
    } catch {
      return undefined;
    }
  }

  /** Read anew each time: Back may lead here after another page has published them. */
  get #waiting(): readonly QueuedEvent[] {
    const kept = tab.get('events');
    return Array.isArray(kept) ? kept.filter(isEvent) : this.#queue;
  }

  /** Waiting events are kept for the next page, and tried again on this one. */
  #keep(events: readonly QueuedEvent[]): void {
    const waits = events.length > 0;
    // Removed first: where the new events can't be stored, the old must not remain.
    tab.remove('events');
    this.#queue = waits && tab.set('events', events) ? [] : events;
    clearInterval(this.#poll);
    if (waits) this.#poll = setInterval(() => this.#publisher && this.#flush(), POLL_MS);
  }
}

function platformPublisher(): Publish | undefined {
  const {analytics} = platform();
  return analytics?.publish?.bind?.(analytics);
}

async function deliver(publish: Publish, [name, payload]: QueuedEvent): Promise<void> {
  try {
    await publish(name, payload);
  } catch (error) {
    void report('publisher', name, error);
  }
}

const isEvent = (event: unknown): event is QueuedEvent =>
  Array.isArray(event) && typeof event[0] === 'string' && event[1] instanceof Object;
