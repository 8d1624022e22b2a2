import {tab} from '../../service/storage.ts';
import {page} from '../../store/page.ts';
import type {ProtocolChecks} from '../checks/protocol-checks.ts';
import type {Draft, Journal} from '../journal.ts';
import {isSearch} from './search-url.ts';

/** How late the drawer came. */
export interface LateStart {
  /** Milliseconds after the page began. */
  readonly after: number;
  /** Searches that had been sent by then: neither their bodies nor their events could be seen. */
  readonly missed: number;
}

/** Lists what happened before the drawer came, as far as the browser kept it. */
export function listPast(journal: Journal, checks: ProtocolChecks): LateStart {
  listEarlierPages(journal);
  const requests = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => isSearch(new URL(entry.name)));
  for (const entry of requests) {
    journal.add({
      kind: 'request',
      at: performance.timeOrigin + entry.startTime,
      earlier: 'before the drawer came',
      params: new URL(entry.name).search.slice(1),
      way: 'sent',
      status: entry.responseStatus || undefined,
      ms: Math.round(entry.duration),
      bytes: entry.decodedBodySize || undefined,
      notes: [],
      findings: [],
    });
  }
  checks.addQueryIds([...page.stores.values()].flatMap(({state}) => state.answer?.query_id ?? []));
  return {after: Math.round(performance.now()), missed: requests.length};
}

const KEY = 'debug.entries';
const MAX_KEPT = 60;

/** A click leaves the page: the next one lists what was seen before it. Bodies stay behind. */
export function keepForNextPage(journal: Journal): void {
  addEventListener('pagehide', () => {
    const entries = journal.entries.slice(-MAX_KEPT);
    tab.set(
      KEY,
      entries.map(entry => ({...entry, id: undefined, body: undefined})),
    );
  });
}

function listEarlierPages(journal: Journal): void {
  const kept = tab.get(KEY);
  if (!Array.isArray(kept)) return;
  for (const entry of kept as readonly Draft[]) journal.add({...entry, earlier: 'on an earlier page'});
}
