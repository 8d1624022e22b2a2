import type {Context} from 'hono';
import type {Carts} from './carts.ts';
import type {Language} from './language.ts';
import {describeCart, type LiquidLineItem} from './objects/cart.ts';

/** The fields of a request, from JSON or a form. */
export type CartBody = Readonly<Record<string, unknown>>;

/** A request to add a variant to the cart. */
export interface Addition {
  readonly variantId: string;
  readonly quantity: number;
}

/** Reads the body as JSON or as a form. An unreadable body has no fields. */
export async function readBody({req}: Context): Promise<CartBody> {
  const isJson = req.header('Content-Type')?.includes('json');
  if (!isJson) return req.parseBody({all: true});
  const body: unknown = await req.json().catch(() => null);
  return typeof body === 'object' && body !== null ? {...body} : {};
}

/** Whether a script sent the request, and not a form: scripts may leave out `.js`. */
export function isFromScript({req}: Context): boolean {
  const accepted = req.header('Accept') ?? '';
  const isJson = req.header('Content-Type')?.includes('json') || /javascript|json/.test(accepted);
  return req.path.endsWith('.js') || isJson || req.header('X-Requested-With') === 'XMLHttpRequest';
}

/** Reads the variants to add: one, or a list in `items`. A global id is ignored, not rejected (§2.2 use 3). */
export function readAdditions(body: CartBody): readonly Addition[] {
  const items = Array.isArray(body.items) ? body.items : [body];
  return items.flatMap(item => {
    const {id, quantity = 1}: CartBody = Object(item);
    if (!/^\d+$/.test(String(id ?? ''))) return [];
    const count = Number(quantity);
    return [{variantId: String(id), quantity: Number.isInteger(count) && count > 0 ? count : 1}];
  });
}

export function itemsOf(carts: Carts, visitor: string, language: Language): readonly LiquidLineItem[] {
  return describeCart(carts.linesOf(visitor), language).items;
}

/** Changes the line with this number or of this variant. */
export function changeLine(carts: Carts, visitor: string, language: Language, body: CartBody): void {
  const {line, id, quantity} = body;
  const items = itemsOf(carts, visitor, language);
  const item = items[Number(line) - 1] ?? items.find(({key}) => key === String(id));
  const count = Number(quantity ?? Number.NaN);
  if (item && Number.isFinite(count)) carts.change(visitor, item.key, count);
  carts.limitToStock(visitor, language);
}

/**
 * Sets quantities: of each line in order, or by the ids of variants. Sets the note too.
 *
 * @returns whether the stock reduced a quantity.
 */
export function update(carts: Carts, visitor: string, language: Language, body: CartBody): boolean {
  const {updates = body['updates[]'], note} = body;
  if (typeof note === 'string') carts.setNote(visitor, note);
  for (const [variantId, quantity] of readUpdates(updates, itemsOf(carts, visitor, language))) {
    if (Number.isFinite(quantity)) carts.change(visitor, variantId, quantity);
  }
  return carts.limitToStock(visitor, language);
}

function readUpdates(updates: unknown, items: readonly LiquidLineItem[]): (readonly [string, number])[] {
  if (typeof updates === 'object' && updates !== null && !Array.isArray(updates)) {
    return Object.entries(updates).map(([id, quantity]) => [id, Number(quantity)]);
  }
  const quantities = [updates ?? []].flat();
  return items.map(({key}, index) => [key, Number(quantities[index] ?? Number.NaN)]);
}
