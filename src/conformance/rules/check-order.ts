import type {SearchResponse} from '../../core/contract/schema.ts';
import {expect, type Observation} from './observation.ts';

/** Checks that products come in the order of their lowest prices, or of their highest (§4.1 names neither). */
export function checkOrder(params: URLSearchParams, {results}: SearchResponse): Observation[] {
  const sort = params.get('sort');
  if (sort !== 'price_asc' && sort !== 'price_desc') return [];
  const products = results.filter(item => item.content_type === 'product');
  const orders = [products.map(item => item.price_min), products.map(item => item.price_max)];
  // Equal prices show no order.
  if (orders.some(prices => new Set(prices).size < 2)) return [];
  const direction = sort === 'price_asc' ? 1 : -1;
  const isOrdered = orders.some(prices =>
    prices.every((price, index) => direction * (price - (prices[index - 1] ?? price)) >= 0),
  );
  return expect('§4.1 sort', isOrdered, `prices come as ${orders[0]?.slice(0, 6).join(', ')} …`);
}
