import type {Attribution} from '../../core/contract/answer.ts';
import type {Config} from '../browser/config.ts';
import {exclusively} from '../browser/exclusively.ts';
import {whenOpen} from '../browser/prerendering.ts';
import {recheck} from '../browser/recheck.ts';
import {device, tab} from '../browser/storage.ts';
import {report} from '../console/report.ts';
import {isAllowed, platform} from '../shopify/platform.ts';
import {createId} from './session.ts';

/** The §6 payload of a click. */
export type Click = [attribution: Attribution, productId: string, position: number];
type Event = Readonly<Parameters<Publish>>;
/** An event that waits, with an id of its own. */
type QueuedEvent = readonly [...event: Event, id?: string];

/** The first delay before queued events are tried again, in milliseconds. */
const RETRY_MS = 250;
/** Maximum of queued events, and of remembered ids. No session produces as many, so only what is stale is cut. */
const MAX_QUEUED = 200;

/**
 * Publishes the two events of §6, in order and once each. Until the platform's publisher is available it queues them,
 * also in the tab's storage, so that they survive a navigation. A duplicated tab has a copy of that queue: the tab that publishes an
 * event first leaves its id for the other. Failures never reach the search.
 */
export class Analytics {
  readonly #names: Config['events'];
  readonly #ownPublisher: () => Publish | undefined;
  /** The queued events, if storage refuses them. */
  #queue: readonly QueuedEvent[] = [];
  #stopRetrying = () => {};

  /** @param ownPublisher returns the page's own publisher, if it has set one. */
  constructor(names: Config['events'], ownPublisher: () => Publish | undefined) {
    this.#names = names;
    this.#ownPublisher = ownPublisher;
    whenOpen(() => this.#flush());
  }

  /** Publishes `service_search` for a network response (§6 rule 1). */
  searched(attribution: Attribution, query: string, resultCount: number): void {
    this.#flush([this.#names.search, {query, ...attribution, result_count: resultCount}]);
  }

  /** Publishes `service_result_clicked`; `position` is zero-based (§6 rule 3). */
  clicked(...[attribution, productId, position]: Click): void {
    // A tab opened from the link's context menu must not count the click again.
    device.remove('opened');
    this.#flush([this.#names.click, {...attribution, product_id: productId, position}]);
  }

  /** Publishes the queued events and the added ones, in this order; without a publisher, queues them. */
  #flush(...added: Event[]): void {
    const publish = this.#publisher;
    const waiting = this.#waiting;
    const isNext = publish && !waiting[0];
    const queued = [...waiting, ...added.map(event => [...event, createId()] as const)];
    // Reads consent each time: a refusal also drops what was queued before it.
    this.#keep(isNext || !isAllowed('analytics') ? [] : queued.slice(-MAX_QUEUED));
    if (isNext) deliverAll(publish, added);
    else if (publish) void exclusively('events', () => this.#publishWaiting());
  }

  /** Publishes the queued events, except those that another tab has published from its copy of the queue. */
  #publishWaiting(): void {
    const publish = this.#publisher;
    // It may be gone since the lock was asked for.
    if (!publish) return;
    const published: unknown[] = [device.get('published') ?? []].flat();
    const events = this.#waiting.filter(([, , id]) => !published.includes(id));
    if (events[0])
      device.set('published', [...published, ...events.map(([, , id]) => id)].slice(-MAX_QUEUED));
    this.#keep([]);
    deliverAll(publish, events);
  }

  /** Other scripts' publishers may be missing, or throw when they are read. */
  get #publisher(): Publish | undefined {
    try {
      return this.#ownPublisher() ?? platformPublisher();
    } catch {
      return undefined;
    }
  }

  /** Reads storage each time: on return by Back, another page may have published the events. */
  get #waiting(): readonly QueuedEvent[] {
    const kept = tab.get('events');
    return Array.isArray(kept) ? kept.filter(isEvent) : this.#queue;
  }

  /** Stores queued events for the next page, and tries again on this one. */
  #keep(events: readonly QueuedEvent[]): void {
    const waits = events.length > 0;
    // Removes the old queue first: if the new one can't be stored, the old one must not remain.
    tab.remove('events');
    this.#queue = waits && tab.set('events', events) ? [] : events;
    this.#stopRetrying();
    if (waits) this.#stopRetrying = recheck(() => this.#publisher && this.#flush(), RETRY_MS);
  }
}

function platformPublisher(): Publish | undefined {
  const {analytics} = platform();
  return analytics?.publish?.bind?.(analytics);
}

function deliverAll(publish: Publish, events: readonly QueuedEvent[]): void {
  if (!isAllowed('analytics')) return;
  for (const event of events) void deliver(publish, event);
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

/** The payload of `service_search` (§6). */
export interface ServiceSearchPayload extends Attribution {
  readonly query: string;
  readonly result_count: number;
}

/** The payload of `service_result_clicked` (§6). */
export interface ServiceResultClickedPayload extends Attribution {
  readonly product_id: string;
  /** Zero-based. */
  readonly position: number;
}

/** Publishes an event: `Shopify.analytics.publish`, or the page's own function. Both event names can be configured. */
export type Publish = (name: string, payload: ServiceSearchPayload | ServiceResultClickedPayload) => unknown;

/** How long an opened link may wait for its page, in milliseconds. */
const LINK_LIFE_MS = 60_000;

interface OpenedLink {
  readonly url: string;
  readonly click: Click;
  /** Epoch milliseconds. */
  readonly at: number;
}

/**
 * Stores the link whose context menu was opened. Only the new tab knows whether the shopper chose "Open in new tab": it
 * counts the click when it loads.
 */
export function rememberLink(url: string, click: Click): void {
  device.set('opened', {url, click, at: Date.now()} satisfies OpenedLink);
}

/** Counts the click (§6) if this page was opened from a result's context menu. */
export function countOpenedLink(analytics: Analytics): void {
  const {url, click, at} = (device.get('opened') ?? {}) as Partial<OpenedLink>;
  const isFresh = Math.abs(Date.now() - Number(at)) < LINK_LIFE_MS;
  if (url === location.href && click && document.referrer && isFresh) analytics.clicked(...click);
  // If no new tab was opened, nothing else removes the entry, and each page would look it up.
  if (!isFresh) device.remove('opened');
}
