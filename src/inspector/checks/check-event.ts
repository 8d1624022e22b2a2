import * as z from 'zod/mini';
import './body-schema.ts';
import {clientFinding, type Finding} from './finding.ts';

/** What an event can be compared with: the answer it names. */
export interface KnownSearch {
  readonly query: string;
  readonly total: number;
  readonly proof: string | undefined;
  readonly session: string | null;
  readonly products: ReadonlySet<string>;
}

const text = z.string();
const whole = z.int().check(z.nonnegative());
const attribution = {query_id: text, session_id: text, measurement_proof: text};
const payloads = {
  search: z.strictObject({query: text, ...attribution, result_count: whole}),
  click: z.strictObject({...attribution, product_id: text, position: whole}),
};

/** What an event may tell of itself. */
export type Payload = Readonly<Partial<Record<string, unknown>>>;

/**
 * Checks the payload of an event against §6.
 *
 * @param search the answer it names; `earlier` for one that came on an earlier page, `undefined` for none.
 */
export function checkEvent(
  kind: keyof typeof payloads,
  payload: Payload,
  search: KnownSearch | 'earlier' | undefined,
): Finding[] {
  const read = payloads[kind].safeParse(payload);
  const issues = read.success ? [] : read.error.issues;
  const found = issues.map(({path, message}) =>
    clientFinding('§6', `${path.join('.') || 'payload'}: ${message}`),
  );
  if (!search) return [...found, clientFinding('§6.3', `query_id ${payload.query_id} was never received`)];
  return search === 'earlier' ? found : [...found, ...compare(kind, payload, search)];
}

function compare(kind: keyof typeof payloads, payload: Payload, search: KnownSearch): Finding[] {
  const expected: Record<string, unknown> = {session_id: search.session, measurement_proof: search.proof};
  if (kind === 'search') Object.assign(expected, {query: search.query, result_count: search.total});
  const found = Object.entries(expected)
    .filter(([key, value]) => payload[key] !== value)
    .map(([key, value]) =>
      clientFinding('§6', `${key} is ${JSON.stringify(payload[key])}, the search’s ${JSON.stringify(value)}`),
    );
  if (kind === 'click' && !search.products.has(String(payload.product_id))) {
    found.push(
      clientFinding('§6', `product_id ${payload.product_id} is not among the results of that search`),
    );
  }
  return found;
}
