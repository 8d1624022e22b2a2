import {z} from 'zod';

/** An event that a page handed to the pixel, whatever it is worth. */
export interface PixelEvent {
  readonly id?: string;
  readonly name: string;
  readonly data: unknown;
  /** ISO 8601, by the browser's clock: for people to read, never counted by. */
  readonly at: string;
  /** The language of the page. */
  readonly locale: string;
}

export type EventName = (typeof EVENT_NAMES)[number];

/** An event whose payload is as §6 says. */
export type KnownEvent = z.infer<typeof knownEvent>;

export type Payload<Name extends EventName> = Extract<KnownEvent, {name: Name}>['data'];

/** The search that led to a product, and the proof that there was one. */
export type Attribution = z.infer<typeof attribution>;

const identifier = z.string().min(1).max(256);
const globalId = z.string().regex(/^gid:\/\/[\w-]+\/\w+\/\d+$/, 'expected gid://<platform>/<Kind>/<number>');
const quantity = z.int().min(1).max(10_000);

const attribution = z.strictObject({
  query_id: identifier,
  session_id: identifier,
  measurement_proof: identifier,
});

// These fields and no others, since §6.4 says that they do not change.
const search = z.strictObject({
  // §8.2
  query: z.string().refine(query => [...query].length <= 200, 'expected at most 200 characters'),
  ...attribution.shape,
  result_count: z.int().min(0),
});

const click = z.strictObject({
  ...attribution.shape,
  product_id: globalId,
  // §4.1: the last page begins at 2000, and holds 50.
  position: z.int().min(0).max(2049),
});

// The platform's two, as the pixel writes them, with the proof attached (§6.1).
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

/** Reads what was posted; `undefined` where it is no event at all. */
export function readEvent(text: string): PixelEvent | undefined {
  const read = envelope.safeParse(parse(text));
  if (!read.success) return undefined;
  const {data = null, at = new Date().toISOString(), locale = '', ...event} = read.data;
  return {...event, data, at, locale};
}

export function isKnownName(name: string): name is EventName {
  return EVENT_NAMES.some(known => known === name);
}

/** Checks an event's payload: the event, or what is wrong with it. */
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
