import type {ProtocolChecks} from '../../conformance/page/protocol-checks.ts';
import {globals} from '../../store/globals.ts';
import type {Draft, Journal} from '../journal.ts';
import {isSearch} from './fetch-watch.ts';

/** How late the inspector started. */
export interface LateStart {
  /** Milliseconds since navigation. */
  readonly after: number;
  /** Searches sent by then, whose bodies and events were not seen. */
  readonly missed: number;
}

/** Lists the searches sent before the inspector started, from the browser's resource timing. */
export function listMissedRequests(journal: Journal, checks: ProtocolChecks): LateStart {
  const requests = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => isSearch(new URL(entry.name)));
  for (const entry of requests) journal.add(describe(entry));
  checks.addQueryIds([...globals.stores.values()].flatMap(({state}) => state.answer?.query_id ?? []));
  return {after: Math.round(performance.now()), missed: requests.length};
}

function describe(entry: PerformanceResourceTiming): Draft {
  return {
    kind: 'request',
    at: performance.timeOrigin + entry.startTime,
    earlier: 'before the inspector started',
    params: new URL(entry.name).search.slice(1),
    outcome: 'sent',
    status: entry.responseStatus || undefined,
    ms: Math.round(entry.duration),
    bytes: entry.decodedBodySize || undefined,
    notes: [],
    findings: [],
  };
}
