import {platform} from './platform.ts';

export interface CartLine {
  /** A numeric string (§2.2). */
  readonly variantId: string;
  readonly quantity: number;
  /** A global id of the store's platform, such as the product's. The variant's global id is derived from it. */
  readonly productId: string;
}

/** The cart's refusal; `message` is its text for the shopper, such as that the last one is sold, or empty. */
export class CartRefusal extends Error {}

/**
 * Adds a line to the cart. Prefers the platform's standard action, which takes the global id and updates the theme's
 * cart; otherwise uses the cart API, which takes the number and ignores a global id (§2.2 variant use 2 to 4).
 *
 * @throws {CartRefusal} if the cart refuses; any other error if it can't be reached.
 */
export async function addToCart({variantId, quantity, productId}: CartLine, rootUrl: string): Promise<void> {
  const merchandiseId = productId.replace(/[^/]+\/[^/]*$/, `ProductVariant/${variantId}`);
  const lines = [{merchandiseId, quantity}];
  const {actions} = platform();
  if (!actions?.updateCart)
    return announce(lines, post(`${rootUrl}cart/add.js`, {id: Number(variantId), quantity}));
  const {userErrors} = (await actions.updateCart({lines})) ?? {};
  if (userErrors?.[0]) throw new CartRefusal(userErrors[0].message);
}

async function post(url: string, body: object): Promise<void> {
  const headers = {'Content-Type': 'application/json', Accept: 'application/json'};
  const answer = await fetch(url, {method: 'POST', headers, body: JSON.stringify(body)});
  if (answer.ok) return;
  const {description} = await answer.json().catch(() => ({}));
  throw new CartRefusal(typeof description === 'string' ? description : '');
}

/** Dispatches the platform's standard event, as its own action would, so that the theme's cart updates. */
function announce(lines: readonly object[], promise: Promise<void>): Promise<void> {
  const event = new Event('shopify:cart:lines-update', {bubbles: true});
  document.dispatchEvent(Object.assign(event, {action: 'add', lines, promise}));
  return promise;
}
