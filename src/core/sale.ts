import type {ProductItem} from './contract.ts';

/** The price before the sale, where there is a sale (§2.2 `compare_at_price`). */
export function regularPrice({compare_at_price: regular, price_min}: ProductItem): number | undefined {
  return regular && regular > price_min ? regular : undefined;
}
