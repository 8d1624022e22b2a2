/** A customer event as the platform passes it to pixels. */
export interface CustomerEvent {
  /** Identical for every delivery of the event. */
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  /** ISO 8601. */
  readonly at: string;
}

/** The type of the DOM event that carries a customer event. */
export const CUSTOMER_EVENT = 'demo:published';

/** Publishes an event to every pixel on the page. */
export function publish(name: string, data: unknown): void {
  const detail: CustomerEvent = {id: newId(), name, data, at: new Date().toISOString()};
  document.dispatchEvent(new CustomEvent(CUSTOMER_EVENT, {detail}));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** `randomUUID` exists in secure contexts only. */
function newId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
