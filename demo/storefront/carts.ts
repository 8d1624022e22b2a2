import type {Product, Variant} from '../catalogue/catalogue.ts';
import type {Language} from './language.ts';
import {RecentMap} from './recent-map.ts';

export interface CartLine {
  readonly variantId: string;
  readonly quantity: number;
}

/** A variant and its product. */
export interface Offer {
  readonly product: Product;
  readonly variant: Variant;
}

const maxVisitors = 5000;
const maxQuantity = 99;
const noLines: readonly CartLine[] = [];

/** Every visitor's cart, in memory. */
export class Carts {
  readonly #linesByVisitor = new RecentMap<readonly CartLine[]>(maxVisitors);
  readonly #notesByVisitor = new RecentMap<string>(maxVisitors);

  linesOf(visitor: string): readonly CartLine[] {
    return this.#linesByVisitor.get(visitor) ?? noLines;
  }

  add(visitor: string, variantId: string, quantity: number): void {
    this.change(visitor, variantId, this.quantityOf(visitor, variantId) + quantity);
  }

  quantityOf(visitor: string, variantId: string): number {
    return this.linesOf(visitor).find(line => line.variantId === variantId)?.quantity ?? 0;
  }

  /** Sets the quantity of a variant; 0 removes its line. */
  change(visitor: string, variantId: string, quantity: number): void {
    const line = {variantId, quantity: Math.min(Math.max(0, Math.trunc(quantity)), maxQuantity)};
    const lines = this.linesOf(visitor);
    const known = lines.some(other => other.variantId === variantId);
    const changed = known
      ? lines.map(other => (other.variantId === variantId ? line : other))
      : [...lines, line];
    this.#linesByVisitor.set(
      visitor,
      changed.filter(({quantity}) => quantity > 0),
    );
  }

  /** Reduces quantities to the available stock, and returns whether any changed. */
  limitToStock(visitor: string, language: Language): boolean {
    const lines = this.linesOf(visitor);
    for (const {variantId, quantity} of lines) {
      const left = leftOf(findOffer(language, variantId), language);
      if (quantity > left) this.change(visitor, variantId, left);
    }
    return this.linesOf(visitor) !== lines;
  }

  /** Returns the shopper's note to the merchant. */
  noteOf(visitor: string): string {
    return this.#notesByVisitor.get(visitor) ?? '';
  }

  setNote(visitor: string, note: string): void {
    this.#notesByVisitor.set(visitor, note);
  }

  clear(visitor: string): void {
    this.#linesByVisitor.set(visitor, []);
    this.#notesByVisitor.set(visitor, '');
  }
}

/** The quantity of an offer that is still available. */
export function leftOf(offer: Offer | undefined, {stock}: Language): number {
  return offer ? stock.leftOf(offer.variant) : 0;
}

export function findOffer(language: Language, variantId: string): Offer | undefined {
  for (const product of language.catalogue.products) {
    const variant = product.variants.find(({id}) => id === variantId);
    if (variant) return {product, variant};
  }
  return undefined;
}
