import {z} from 'zod';

/** An event as a page posted it, not yet validated. */
export interface PixelEvent {
  readonly id?: string;
  readonly name: string;
  readonly data: unknown;
  /** ISO 8601, by the browser's clock; displayed only, never used for figures. */
  readonly at: string;
  /** The language of the page. */
  readonly locale: string;
}

export type EventName = (typeof EVENT_NAMES)[number];

/** An event with a valid payload (§6). */
export type KnownEvent = z.infer<typeof knownEvent>;

export type Payload<Name extends EventName> = Extract<KnownEvent, {name: Name}>['data'];

/** The search that led to a product, with its signature. */
export type Attribution = z.infer<typeof attribution>;

const identifier = z.string().min(1).max(256);
const globalId = z.string().regex(/^gid:\/\/[\w-]+\/\w+\/\d+$/, 'expected gid://<platform>/<Kind>/<number>');
const quantity = z.int().min(1).max(10_000);

const attribution = z.strictObject({
  query_id: identifier,
  session_id: identifier,
  measurement_proof: identifier,
});

// Strict, because the fields of §6 do not change (§6.4).
const search = z.strictObject({
  // §8.2
  query: z.string().refine(query => [...query].length <= 200, 'expected at most 200 characters'),
  ...attribution.shape,
  result_count: z.int().min(0),
});

const click = z.strictObject({
  ...attribution.shape,
  product_id: globalId,
  // §4.1: the last page starts at 2000 and has 50 results.
  position: z.int().min(0).max(2049),
});

// The platform's events, to which the pixel attaches the measurement_proof (§6.1).
const addition = z.strictObject({product_id: globalId, quantity, attribution: attribution.optional()});

const purchase = z.strictObject({
  order_id: globalId,
  currency: z.string().regex(/^[A-Z]{3}$/, 'expected an ISO 4217 code'),
  lines: z
    .array(addition.extend({revenue: z.number().min(0)}))
    .min(1)
    .max(200),
});

const EVENT_NAMES = [
  'service_search',
  'service_result_clicked',
  'product_added_to_cart',
  'checkout_completed',
] as const;

const knownEvent = z.discriminatedUnion('name', [
  z.object({name: z.literal('service_search'), data: search}),
  z.object({name: z.literal('service_result_clicked'), data: click}),
  z.object({name: z.literal('product_added_to_cart'), id: identifier, data: addition}),
  z.object({name: z.literal('checkout_completed'), data: purchase}),
]);

const envelope = z.object({
  id: identifier.optional(),
  name: z.string().min(1).max(100),
  data: z.unknown().optional(),
  at: z.string().max(40).optional(),
  locale: z.string().max(35).optional().catch(undefined),
});

/** Reads a posted event; `undefined` if the text is not an event. */
export function readEvent(text: string): PixelEvent | undefined {
  const read = envelope.safeParse(parse(text));
  if (!read.success) return undefined;
  const {data = null, at = new Date().toISOString(), locale = '', ...event} = read.data;
  return {...event, data, at, locale};
}

export function isKnownName(name: string): name is EventName {
  return EVENT_NAMES.some(known => known === name);
}

/** Validates an event's payload. */
export function checkPayload(event: PixelEvent): z.ZodSafeParseResult<KnownEvent> {
  return knownEvent.safeParse(event);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
