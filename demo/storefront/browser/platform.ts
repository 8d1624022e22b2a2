import {globalId} from '../global-id.ts';
import {isObject, publish} from './customer-event.ts';

/** The platform's own customer events for additions to the cart and for orders. The theme takes no part in them. */
publishOrder();
observeCart();

/** Publishes the order of a thank-you page. A reload publishes it again, and the pixel counts it once. */
function publishOrder(): void {
  const order = document.querySelector('script[data-checkout-completed]')?.textContent;
  if (order) publish('checkout_completed', JSON.parse(order));
}

function observeCart(): void {
  const {fetch} = window;
  window.fetch = async (input, init) => {
    const response = await fetch.call(window, input, init);
    const {pathname} = new URL(input instanceof Request ? input.url : input, location.href);
    if (response.ok && /\/cart\/add(\.js)?$/.test(pathname)) {
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

/**
 * The response describes the product. The added quantity comes from the request, because the line may already have
 * existed.
 */
function publishAddition(line: unknown, body: BodyInit | null | undefined): void {
  if (!isObject(line) || !('product_id' in line)) return;
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : readForm(body);
  const id = globalId('Product', String(line.product_id));
  const product = {id, title: line.product_title, url: line.url};
  publish('product_added_to_cart', {
    cartLine: {
      quantity: Number(isObject(sent) && sent.quantity) || 1,
      merchandise: {id: String(line.variant_id), product},
    },
  });
}

function readForm(body: BodyInit | null | undefined): object {
  return body instanceof FormData || body instanceof URLSearchParams ? Object.fromEntries(body) : {};
}
