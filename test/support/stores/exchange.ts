import type {WireAnswer} from '../../../src/conformance/rules/check-answer.ts';

/** A product that conforms to §2.2. */
export const product = {
  content_type: 'product',
  product_id: 'gid://shopify/Product/12',
  title: 'Dome tent',
  handle: 'dome-tent',
  url: '/products/dome-tent',
  tags: ['camp'],
  price_min: 900,
  price_max: 1500,
  compare_at_price: null,
  available: true,
};

/** Facets that conform to §2.3. */
export const facets = {
  vendors: [{value: 'Ember', count: 1}],
  product_types: [],
  tags: [],
  content_types: [],
  variant_options: [],
  metafields: [],
  price_range: [900, 1500],
  on_sale_count: 0,
};

/** An answer that conforms to §2.1. */
export const BODY = {
  schemaVersion: 'v1',
  degraded: false,
  degraded_reason: null,
  query: 'tent',
  query_id: 'q-1',
  measurement_proof: 'proof',
  total: 1,
  limit: 8,
  offset: 0,
  sort: 'relevance',
  redirect_url: null,
  results: [product],
  facets,
  suggestions: [],
  related_keywords: [],
};

export function params(parts: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({contract: 'v1', type: 'search', q: 'tent', session_id: 's-1', ...parts});
}

/** An answer as received; a string is its text, anything else its JSON. */
export function wire(
  body: unknown,
  parts: {status?: number; type?: string; redirected?: boolean; cors?: string} = {},
): WireAnswer {
  const {status = 200, type = 'application/json; charset=utf-8', redirected = false, cors} = parts;
  const headers = new Headers({'content-type': type, ...(cors && {'access-control-allow-origin': cors})});
  return {status, headers, redirected, text: typeof body === 'string' ? body : JSON.stringify(body)};
}
