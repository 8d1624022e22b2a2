import type {z} from 'zod';

/**
 * The reason why an event does not count. `repeated` is no error: events are delivered at least once and counted
 * once.
 */
export type Reason =
  | 'no_event'
  | 'too_large'
  | 'unknown_name'
  | 'payload'
  | 'proof'
  | 'visitor'
  | 'record'
  | 'order'
  | 'repeated';

/** A refused event and how to fix it. */
export interface Refusal {
  readonly reason: Reason;
  readonly message: string;
}

/** Names each invalid field. */
export function refusePayload(name: string, {issues}: z.core.$ZodError): Refusal {
  const faults = issues.map(({path, message}) => `${path.join('.')}: ${message}`);
  return {reason: 'payload', message: `${name} (§6): ${faults.join('; ')}.`};
}

export const REFUSALS = {
  noEvent: {reason: 'no_event', message: 'An event is {"name": …, "data": …, "at": …}, as JSON.'},
  tooLarge: {reason: 'too_large', message: 'An event is at most 64 KB, as a beacon is.'},
  unknownName: {
    reason: 'unknown_name',
    message:
      'The pixel knows service_search, service_result_clicked, product_added_to_cart and checkout_completed.',
  },
  signature: {
    reason: 'proof',
    message:
      'measurement_proof is not the one that came with this query_id: publish both as the response has them.',
  },
  visitor: {
    reason: 'visitor',
    message: 'This query_id is the search of another visitor, or of another session.',
  },
  record: {reason: 'record', message: 'The store has no record of this product_id.'},
  order: {
    reason: 'order',
    message: 'This visitor has placed no such order, in these quantities at this price.',
  },
} as const satisfies Record<string, Refusal>;
