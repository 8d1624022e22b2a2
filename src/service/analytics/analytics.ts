import type {Attribution} from '../../core/contract/answer.ts';
import type {Config} from '../browser/config.ts';
import {exclusively} from '../browser/exclusively.ts';
import {whenOpen} from '../browser/prerendering.ts';
import {recheck} from '../browser/recheck.ts';
import {device, isWithin, storedEntry, tab} from '../browser/storage.ts';
import {report} from '../console/report.ts';
import {isAllowed, platform} from '../shopify/platform.ts';
import {createId} from './session.ts';

/** The §6 payload of a click. */
export type Click = [attribution: Attribution, productId: string, position: number];
type Event = Readonly<Parameters<Publish>>;
type QueuedEvent = readonly [...event: Event, id?: string];

/** The first delay before queued events are tried again, in milliseconds. */
const RETRY_MS = 250;
/** Maximum of queued events, and of remembered ids. No session produces as many, so only stale entries are dropped. */
const MAX_QUEUED = 200;

const queued = storedEntry(tab, 'events', (stored): readonly QueuedEvent[] | undefined =>
  Array.isArray(stored) ? stored.filter(isEvent) : undefined,
);
/** The ids of the queued events that a tab has published. */
const published = storedEntry(device, 'published', (stored): readonly unknown[] => [stored ?? []].flat());
const opened = storedEntry(device, 'opened', (stored): Partial<OpenedLink> => Object(stored));

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
    opened.remove();
    this.#flush([this.#names.click, {...attribution, product_id: productId, position}]);
  }

  /** Publishes the queued events and the added ones, in this order; without a publisher, queues them. */
  #flush(...added: Event[]): void {
    const publish = this.#publisher;
    const waiting = this.#waiting;
    const isNext = publish && !waiting[0];
    const events = [...waiting, ...added.map(event => [...event, createId()] as const)];
    // Reads consent each time: a refusal also drops the events that were queued before it.
    this.#keep(isNext || !isAllowed('analytics') ? [] : events.slice(-MAX_QUEUED));
    if (isNext) deliverAll(publish, added);
    else if (publish) void exclusively('events', () => this.#publishWaiting());
  }

  /** Publishes the queued events, except those that another tab has published from its copy of the queue. */
  #publishWaiting(): void {
    const publish = this.#publisher;
    // The publisher may have disappeared while this tab waited for the lock.
    if (!publish) return;
    const known = published.get();
    const events = this.#waiting.filter(([, , id]) => !known.includes(id));
    if (events[0]) published.set([...known, ...events.map(([, , id]) => id)].slice(-MAX_QUEUED));
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
    return queued.get() ?? this.#queue;
  }

  /** Stores queued events for the next page, and tries again on this one. */
  #keep(events: readonly QueuedEvent[]): void {
    if (!events[0]) queued.remove();
    this.#queue = events[0] && queued.set(events) ? [] : events;
    this.#stopRetrying();
    if (events[0]) this.#stopRetrying = recheck(() => this.#publisher && this.#flush(), RETRY_MS);
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

/** The longest time between the opening of a link's context menu and the load of its page, in milliseconds. */
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
  opened.set({url, click, at: Date.now()});
}

/** Counts the click (§6) if this page was opened from a result's context menu. */
export function countOpenedLink(analytics: Analytics): void {
  const {url, click, at} = opened.get();
  const isFresh = isWithin(LINK_LIFE_MS, at);
  if (url === location.href && click && document.referrer && isFresh) analytics.clicked(...click);
  // If no new tab was opened, nothing else removes the entry, and each page would look it up.
  if (!isFresh) opened.remove();
}
