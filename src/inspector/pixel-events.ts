import type {ProtocolChecks} from '../conformance/page/protocol-checks.ts';
import {toJson} from '../core/json.ts';
import {fetchPixelEvents, findDemoStore} from './demo-store.ts';
import type {Journal} from './journal.ts';

/** Lists the events that the demo's pixel received before this page, except those that the journal already has. */
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
    console.warn(`The drawer could not read what the pixel received: ${error}`);
  }
}
