import type {Attribution} from '../../core/contract/answer.ts';

/** What `service_search` tells of an answer (§6). */
export interface ServiceSearchPayload extends Attribution {
  readonly query: string;
  readonly result_count: number;
}

/** What `service_result_clicked` tells of a click (§6). */
export interface ServiceResultClickedPayload extends Attribution {
  readonly product_id: string;
  /** Zero-based. */
  readonly position: number;
}

/**
 * Hands an event to whoever measures: `Shopify.analytics.publish` unless the page brings its own. The names of the two events
 * can be configured.
 */
export type Publish = (name: string, payload: ServiceSearchPayload | ServiceResultClickedPayload) => unknown;
