/** An event as the platform hands it to pixels. */
export interface CustomerEvent {
  /** The same wherever the event is delivered, however often. */
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  /** ISO 8601. */
  readonly at: string;
}

/** The DOM event by which the platform announces a customer event. */
export const CUSTOMER_EVENT = 'demo:published';

/** Announces an event to every pixel on the page. */
export function publish(name: string, data: unknown): void {
  const detail: CustomerEvent = {id: newId(), name, data, at: new Date().toISOString()};
  document.dispatchEvent(new CustomEvent(CUSTOMER_EVENT, {detail}));
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** `randomUUID` is on secure pages only. */
function newId(): string {
  return crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join('-');
}
