import type {Attribution} from '../core/answer.ts';

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

/** A page's own publisher of the two events, whose names can be configured. */
export type Publish = (name: string, payload: ServiceSearchPayload | ServiceResultClickedPayload) => unknown;
