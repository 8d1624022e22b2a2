import type {ProtocolChecks} from '../conformance/page/protocol-checks.ts';
import {toJson} from '../core/json.ts';
import type {Journal} from './journal.ts';

/** The settings of a demo store, from `<meta name="storefront-search-debug" content="{…}">`. */
export interface DemoStore {
  /** The states that the service can simulate, and the cookie that selects one. */
  readonly states: readonly string[];
  readonly cookie: string;
  /** Seconds after which a state ends, for each state that does. */
  readonly lasting: Readonly<Record<string, number>>;
  /** The address that lists the events received by the pixel. */
  readonly events: string;
}

/** An event as stored by the pixel. */
export interface PixelEvent {
  readonly name: string;
  readonly data: unknown;
  readonly at: string;
}

/** Finds the demo store that the page belongs to, if any. */
export function findDemoStore(): DemoStore | undefined {
  const content = document.querySelector<HTMLMetaElement>('meta[name="storefront-search-debug"]')?.content;
  return content ? JSON.parse(content) : undefined;
}

/** Reads the state selected in this browser; the first one by default. */
export function readState({cookie, states}: DemoStore): string | undefined {
  const pairs = document.cookie.split(/;\s*/).map(pair => pair.split('='));
  return pairs.find(([name]) => name === cookie)?.[1] ?? states[0];
}

/** Selects a state and reloads the page. */
export function switchState({cookie, lasting}: DemoStore, state: string): void {
  const seconds = lasting[state];
  const end = seconds === undefined ? '' : `; max-age=${seconds}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet.
  document.cookie = `${cookie}=${state}; path=/; SameSite=Lax${end}`;
  location.reload();
}

/** Fetches the events that the pixel received from this browser, on this page and earlier ones. */
export async function fetchPixelEvents({events}: DemoStore): Promise<readonly PixelEvent[]> {
  const response = await fetch(events);
  if (!response.ok) throw new Error(`${events} answered ${response.status}`);
  return response.json();
}

/** Lists the events that the demo's pixel received before this page, except events that the journal already has. */
export async function listPixelEvents(journal: Journal, checks: ProtocolChecks): Promise<void> {
  const demo = findDemoStore();
  if (!demo) return;
  const seen = new Set(journal.entries.map(entry => (entry.kind === 'event' ? toJson(entry.payload) : '')));
  try {
    for (const {name, data, at} of await fetchPixelEvents(demo)) {
      if (Date.parse(at) >= performance.timeOrigin || seen.has(toJson(data))) continue;
      checks.addQueryIds([(data as {query_id?: unknown} | null)?.query_id]);
      journal.add({
        kind: 'event',
        at: Date.parse(at),
        earlier: 'on an earlier page',
        name,
        payload: data,
        findings: [],
      });
    }
  } catch (error) {
    console.warn(`The inspector could not read the events that the pixel received: ${error}`);
  }
}
