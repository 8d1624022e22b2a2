import {isObject} from '../customer-event.ts';
import {createGid, withGlobalIds} from './global-ids.ts';
import {collectionSortKey, parseProductFilters, searchSortKey} from './list-parameters.ts';

/** The names of the platform's standard events, which themes dispatch for other scripts. */
export const StandardEvents = {
  pageView: 'shopify:page:view',
  productView: 'shopify:product:view',
  productSelect: 'shopify:product:select',
  cartView: 'shopify:cart:view',
  cartError: 'shopify:cart:error',
  cartLinesUpdate: 'shopify:cart:lines-update',
  cartNoteUpdate: 'shopify:cart:note-update',
  cartDiscountUpdate: 'shopify:cart:discount-update',
  searchUpdate: 'shopify:search:update',
  collectionView: 'shopify:collection:view',
  collectionUpdate: 'shopify:collection:update',
} as const;

/** An event whose payload is among its own properties; ids of the payload become global ids. */
export class ShopifyStandardEvent extends Event {
  static readonly createGid = createGid;

  constructor(type: string, payload: Readonly<Record<string, unknown>>, options: EventInit = {}) {
    super(type, {bubbles: true, ...options});
    Object.assign(this, withGlobalIds(payload));
  }
}

/** A promise for the outcome of what an event announces. */
function createPromise() {
  let resolve: (value: unknown) => void = () => {};
  let reject: (reason?: unknown) => void = () => {};
  const promise = new Promise((onResult, onError) => {
    resolve = value => onResult(withGlobalIds(value));
    reject = onError;
  });
  // The event may have no listener that handles a failure.
  promise.catch(() => {});
  return {promise, resolve, reject};
}

type Payload = Readonly<Record<string, unknown>>;

function defineEvent<Statics extends object>(eventName: string, statics: Statics) {
  const event = class extends ShopifyStandardEvent {
    static readonly eventName = eventName;

    constructor(payload: Payload) {
      super(eventName, payload);
    }
  };
  return Object.assign(event, statics);
}

const list = {createPromise, parseProductFilters};
const cart = {createPromise, createCartFromAjaxResponse: describeCart};

export const PageViewEvent = defineEvent(StandardEvents.pageView, {});
export const ProductViewEvent = defineEvent(StandardEvents.productView, {});
export const ProductSelectEvent = defineEvent(StandardEvents.productSelect, {createPromise});
export const CartViewEvent = defineEvent(StandardEvents.cartView, cart);
export const CartErrorEvent = defineEvent(StandardEvents.cartError, {});
export const CartLinesUpdateEvent = defineEvent(StandardEvents.cartLinesUpdate, cart);
export const CartNoteUpdateEvent = defineEvent(StandardEvents.cartNoteUpdate, cart);
export const CartDiscountUpdateEvent = defineEvent(StandardEvents.cartDiscountUpdate, cart);
export const SearchUpdateEvent = defineEvent(StandardEvents.searchUpdate, {
  ...list,
  getSortKey: searchSortKey,
});
export const CollectionViewEvent = defineEvent(StandardEvents.collectionView, {});
export const CollectionUpdateEvent = defineEvent(StandardEvents.collectionUpdate, {
  ...list,
  getSortKey: collectionSortKey,
});

/** Describes a cart of the AJAX API as the events do. */
function describeCart(response: unknown): object {
  const {token, item_count, total_price, currency, items} = isObject(response) ? response : {};
  const cost = (subunits: unknown) => ({
    totalAmount: {amount: (Number(subunits) / 100).toFixed(2), currencyCode: currency},
  });
  const lines = Array.isArray(items) ? items.filter(isObject) : [];
  return {
    id: createGid('Cart', String(token)),
    totalQuantity: item_count,
    cost: cost(total_price),
    lines: lines.map(({key, quantity, final_line_price}) => ({
      id: createGid('CartLine', String(key)),
      quantity,
      cost: cost(final_line_price),
    })),
    discountCodes: [],
  };
}
