/** A product is about to be put into the cart. Cancelable: nothing is added. */
export class SearchAddToCartEvent extends Event {
  /** The contract's numeric string (§2.2). */
  readonly variantId: string;
  readonly quantity: number;
  constructor(variantId: string, quantity: number) {
    super('search-add-to-cart', {bubbles: true, composed: true, cancelable: true});
    this.variantId = variantId;
    this.quantity = quantity;
  }
}

declare global {
  interface GlobalEventHandlersEventMap {
    'search-add-to-cart': SearchAddToCartEvent;
  }
}
