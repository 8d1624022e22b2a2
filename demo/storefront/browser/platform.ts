import {globalId} from '../global-id.ts';
import {isObject, publish} from './customer-event.ts';

/**
 * The platform's own customer events: it tells every pixel what was put into the cart, and what was ordered. The theme
 * has no part in it.
 */
publishOrder();
observeCart();

/** The page after an order says which one it was; a reload says it again, and it counts once all the same. */
function publishOrder(): void {
  const order = document.querySelector('script[data-checkout-completed]')?.textContent;
  if (order) publish('checkout_completed', JSON.parse(order));
}

function observeCart(): void {
  const {fetch} = window;
  window.fetch = async (input, init) => {
    const response = await fetch.call(window, input, init);
    const {pathname} = new URL(input instanceof Request ? input.url : input, location.href);
    if (response.ok && pathname.endsWith('/cart/add.js')) {
      publishAddition(
        await response
          .clone()
          .json()
          .catch(() => null),
        init?.body,
      );
    }
    return response;
  };
}

/** The answer names the product; how many were added, the line not being new perhaps, is in the request. */
function publishAddition(line: unknown, body: BodyInit | null | undefined): void {
  if (!isObject(line) || !('product_id' in line)) return;
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  const id = globalId('Product', String(line.product_id));
  const product = {id, title: line.product_title, url: line.url};
  publish('product_added_to_cart', {
    cartLine: {
      quantity: (isObject(sent) && sent.quantity) || 1,
      merchandise: {id: String(line.variant_id), product},
    },
  });
}
