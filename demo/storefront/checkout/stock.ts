import type {Variant} from '../../catalogue/catalogue.ts';

/**
 * How many of each variant can still be bought. A catalogue only says whether there are any, so how many there were
 * at first is made up from the id, 5 to 40; orders take from it.
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
