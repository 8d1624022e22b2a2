import type {Language} from '../language.ts';
import {describeProduct, type LiquidProduct} from './product.ts';

/** Liquid's `recommendations`: products to show on another product's page. */
export interface LiquidRecommendations {
  readonly performed: boolean;
  readonly 'performed?': boolean;
  readonly products: readonly LiquidProduct[];
  readonly products_count: number;
  readonly intent: string | null;
}

/** The empty object of a page, whose script requests the recommendations later. */
export const noRecommendations: LiquidRecommendations = {
  performed: false,
  'performed?': false,
  products: [],
  products_count: 0,
  intent: null,
};

/** Recommends products of the same type, then those that share a collection. */
export function recommend(
  productId: string,
  limit: number,
  intent: string,
  language: Language,
): LiquidRecommendations {
  const {catalogue} = language;
  const product = catalogue.products.find(({id}) => id === productId);
  const sharing = catalogue.collections
    .filter(({products}) => products.includes(product?.handle ?? ''))
    .flatMap(({products}) => products);
  const sameType = catalogue.products
    .filter(({type}) => type !== '' && type === product?.type)
    .map(({handle}) => handle);
  const handles = [...new Set([...sameType, ...sharing])].filter(handle => handle !== product?.handle);
  const products = handles
    .slice(0, product ? limit : 0)
    .flatMap(handle => language.products.get(handle) ?? [])
    .map(other => describeProduct(other, language));
  return {performed: true, 'performed?': true, products, products_count: products.length, intent};
}
