import {issueText} from '../rules/check-shape.ts';
import {eventPayloads} from '../strict-schema.ts';
import {clientFinding, type Finding} from './finding.ts';

/** The search that an event belongs to, with the fields that the event repeats. */
export interface KnownSearch {
  readonly query: string;
  readonly total: number;
  readonly measurementProof: string | undefined;
  readonly session: string | null;
  readonly products: ReadonlySet<string>;
}

export type EventKind = keyof typeof eventPayloads;

/** An event's payload, unchecked. */
export type Payload = Readonly<Partial<Record<string, unknown>>>;

/**
 * Checks the payload of an event against §6.
 *
 * @param search the search it names; `earlier` for a search of an earlier page, `undefined` for an unknown one.
 */
export function checkEvent(
  kind: EventKind,
  payload: Payload,
  search: KnownSearch | 'earlier' | undefined,
): Finding[] {
  const read = eventPayloads[kind].safeParse(payload);
  const issues = read.success ? [] : read.error.issues;
  const found = issues.map(issue => clientFinding('§6', issueText(issue, 'payload')));
  if (!search)
    return [...found, clientFinding('§6.3', `no answer with the query_id ${payload.query_id} was received`)];
  return search === 'earlier' ? found : [...found, ...compare(kind, payload, search)];
}

function compare(kind: EventKind, payload: Payload, search: KnownSearch): Finding[] {
  const found = Object.entries(expectedPayload(kind, search))
    .filter(([key, value]) => payload[key] !== value)
    .map(([key, value]) =>
      clientFinding(
        '§6',
        `${key} is ${JSON.stringify(payload[key])}, but ${JSON.stringify(value)} in the search`,
      ),
    );
  if (kind === 'click' && !search.products.has(String(payload.product_id))) {
    found.push(
      clientFinding('§6', `product_id ${payload.product_id} is not among the results of that search`),
    );
  }
  return found;
}

/** Returns the fields of an event that repeat its search. */
function expectedPayload(kind: EventKind, {query, total, measurementProof, session}: KnownSearch): Payload {
  const attribution = {session_id: session, measurement_proof: measurementProof};
  return kind === 'search' ? {...attribution, query, result_count: total} : attribution;
}
