import type {Attribution} from '../../core/contract/answer.ts';

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
