import type {Variant} from '../../catalogue/catalogue.ts';

/**
 * The stock of each variant. A catalogue only knows whether there is any, so the initial quantity, 5 to 40, is
 * derived from the id; orders reduce it.
 */
export class Stock {
  readonly #sold: Map<string, number>;

  constructor(sold: Iterable<readonly [variantId: string, quantity: number]> = []) {
    this.#sold = new Map(sold);
  }

  leftOf({id, available}: Pick<Variant, 'id' | 'available'>): number {
    const atFirst = 5 + (Number(id.slice(-6)) % 36);
    return available ? Math.max(0, atFirst - (this.#sold.get(id) ?? 0)) : 0;
  }

  take(variantId: string, quantity: number): void {
    this.#sold.set(variantId, (this.#sold.get(variantId) ?? 0) + quantity);
  }
}
