import {CUSTOMER_EVENT, type CustomerEvent, isObject} from './customer-event.ts';
import {PixelMemory} from './pixel-memory.ts';

/**
 * The service's pixel in the browser: it listens to the platform's customer events, remembers the
 * `measurement_proof` of searches, and attaches it to later purchases (§6.1).
 */
const memory = new PixelMemory();

const reporters: Readonly<Record<string, (data: unknown) => unknown>> = {
  service_search: data => {
    memory.rememberSearch(data);
    return data;
  },
  service_result_clicked: data => {
    memory.rememberClick(data);
    return data;
  },
  product_added_to_cart: describeAddition,
  checkout_completed: describePurchase,
};

document.addEventListener(CUSTOMER_EVENT, event => {
  if (event instanceof CustomEvent) report(event.detail);
});

/** Sends events with unknown names unchanged, so that the service can refuse them. */
function report({id, name, data, at}: CustomerEvent): void {
  if (isAllowed()) {
    const payload = Object.hasOwn(reporters, name) ? reporters[name]?.(data) : data;
    send(JSON.stringify({id, name, data: payload, at, locale: document.documentElement.lang}));
  } else {
    memory.forget();
  }
}

/** Sends a beacon, which outlives the page, or else a `keepalive` request. */
function send(body: string): void {
  if (navigator.sendBeacon('/pixel', new Blob([body], {type: 'application/json'}))) return;
  void fetch('/pixel', {method: 'POST', body, keepalive: true}).catch(() => {});
}

function describeAddition(data: unknown): unknown {
  const {cartLine} = isObject(data) ? data : {};
  const {merchandise, quantity} = isObject(cartLine) ? cartLine : {};
  const {id, url} = productOf(merchandise);
  // On its own product page a product was not added from a result: the lists there show other products.
  if (new URL(String(url), location.href).pathname !== location.pathname) memory.rememberAddition(String(id));
  return {...describeProduct(merchandise), quantity};
}

function describePurchase(data: unknown): unknown {
  const {checkout} = isObject(data) ? data : {};
  const {order, currencyCode, lineItems} = isObject(checkout) ? checkout : {};
  const lines = Array.isArray(lineItems) ? lineItems.filter(isObject) : [];
  return {
    order_id: isObject(order) ? order.id : undefined,
    currency: currencyCode,
    lines: lines.map(({variant, quantity, finalLinePrice}) => ({
      ...describeProduct(variant),
      quantity,
      revenue: isObject(finalLinePrice) ? finalLinePrice.amount : undefined,
    })),
  };
}

/** A product with the search that led to it. */
function describeProduct(merchandise: unknown): object {
  const {id} = productOf(merchandise);
  return {product_id: id, attribution: memory.attributionOf(String(id))};
}

function productOf(merchandise: unknown): Readonly<Record<string, unknown>> {
  const {product} = isObject(merchandise) ? merchandise : {};
  return isObject(product) ? product : {};
}

/**
 * Whether the shopper consents to analytics. The platform runs no pixel without consent, which may be withdrawn
 * later.
 */
function isAllowed(): boolean {
  const shopify: unknown = Reflect.get(globalThis, 'Shopify');
  const privacy = isObject(shopify) ? shopify.customerPrivacy : undefined;
  const query = isObject(privacy) ? privacy.analyticsProcessingAllowed : undefined;
  return typeof query !== 'function' || query.call(privacy) !== false;
}
