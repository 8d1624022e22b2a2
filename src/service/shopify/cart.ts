import {toJson} from '../../core/json.ts';
import {platform} from './platform.ts';

export interface CartLine {
  /** A numeric string (§2.2). */
  readonly variantId: string;
  readonly quantity: number;
  /** A global id of the store's platform, such as the product's. The variant's global id is derived from it. */
  readonly productId: string;
}

/** The cart's refusal; `message` is its text for the shopper, for example that the last item is sold, or empty. */
export class CartRefusal extends Error {}

/** How long the cart may take, in milliseconds. A cart that never answers must not keep the shopper waiting. */
const TIMEOUT_MS = 10_000;

/**
 * Adds a line to the cart. Prefers the platform's standard action, which takes the global id and updates the theme's
 * cart; otherwise uses the cart API, which takes the number and ignores a global id (§2.2 variant use 2 to 4).
 *
 * @throws {CartRefusal} if the cart refuses, or its answer does not confirm the line; any other error if it can't be reached, or
 *   does not answer in time.
 */
export async function addToCart({variantId, quantity, productId}: CartLine, rootUrl: string): Promise<void> {
  const merchandiseId = productId.replace(/[^/]+\/[^/]*$/, `ProductVariant/${variantId}`);
  const lines = [{merchandiseId, quantity}];
  const {actions} = platform();
  if (!actions?.updateCart)
    return announce(lines, orTimeout(post(`${rootUrl}cart/add.js`, {id: Number(variantId), quantity})));
  const {cart, userErrors} = fieldsOf(await orTimeout(actions.updateCart({lines})));
  const [refusal] = Array.isArray(userErrors) ? userErrors : [];
  if (refusal || (!(cart instanceof Object) && userErrors === undefined))
    throw new CartRefusal(textOf(refusal?.message));
}

async function post(url: string, body: {readonly id: number; readonly quantity: number}): Promise<void> {
  const headers = {'Content-Type': 'application/json', Accept: 'application/json'};
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const response = await fetch(url, {method: 'POST', headers, body: toJson(body), signal});
  const answer = fieldsOf(await response.json().catch(() => undefined));
  if (!response.ok || !isInCart(answer, body.id)) throw new CartRefusal(textOf(answer.description));
}

/**
 * Whether the cart API confirms that a variant is in the cart: as a single line, or in a list of lines. A store's login, password
 * or queue page also comes with status 200, after a redirect.
 */
function isInCart(answer: Fields, id: number): boolean {
  if (Array.isArray(answer.items)) return answer.items.some(line => idOf(fieldsOf(line)) === id);
  return Number.isInteger(idOf(answer)) && Number(answer.quantity) > 0;
}

const idOf = ({variant_id, id}: Fields) => Number(variant_id ?? id);

type Fields = Readonly<Record<string, unknown>>;

/** Reads an unknown value as an object; any other value has no fields. */
const fieldsOf = (value: unknown): Fields => Object(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Rejects if the platform has not answered in time: its own action can't be aborted, nor a `fetch` that another script wraps. */
function orTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new DOMException('The cart did not answer.', 'TimeoutError')),
      TIMEOUT_MS,
    );
    Promise.resolve(answer)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

/** Dispatches the platform's standard event, as its own action would, so that the theme's cart updates. */
function announce(lines: readonly object[], promise: Promise<void>): Promise<void> {
  const event = new Event('shopify:cart:lines-update', {bubbles: true});
  document.dispatchEvent(Object.assign(event, {action: 'add', lines, promise}));
  return promise;
}
