/** Creates a complete response body of §2.1, as parsed JSON. `changes` replace keys; `undefined` removes one. */
export function body(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return without({
    schemaVersion: 'v1',
    degraded: false,
    degraded_reason: null,
    query: 'ジャケット',
    query_id: 'q-1',
    measurement_proof: 'proof-1',
    total: 3,
    limit: 24,
    offset: 0,
    sort: 'relevance',
    redirect_url: null,
    results: [product(), article(), page()],
    facets: facets(),
    suggestions: ['コート'],
    related_keywords: ['レインジャケット'],
    ...changes,
  });
}

/** A product record of §2.2. */
export function product(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return without({
    content_type: 'product',
    product_id: 'gid://shopify/Product/1',
    title: 'リネンジャケット',
    handle: 'linen-jacket',
    url: '/products/linen-jacket',
    image_url: 'https://cdn.example/1.jpg',
    tags: ['夏', '麻'],
    price_min: 12000,
    price_max: 15000,
    compare_at_price: 18000,
    available: true,
    variants: [variant()],
    ...changes,
  });
}

/** A variant record of §2.2. */
export function variant(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return without({
    id: '101',
    title: 'S',
    image_url: 'https://cdn.example/1-s.jpg',
    price: 12000,
    compare_at_price: 18000,
    available: true,
    options: [{name: 'サイズ', value: 'S'}],
    ...changes,
  });
}

/** An article record of §2.2. */
export function article(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return without({
    content_type: 'article',
    product_id: 'gid://shopify/Article/2',
    title: '麻の手入れ',
    handle: 'on-linen',
    url: '/blogs/journal/on-linen',
    tags: [],
    excerpt: '水で洗えます。',
    published_at: '2026-05-01T00:00:00Z',
    author: '佐藤',
    blog_handle: 'journal',
    ...changes,
  });
}

/** A page record of §2.2. */
export function page(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return without({
    content_type: 'page',
    product_id: 'gid://shopify/Page/3',
    title: '送料について',
    handle: 'shipping',
    url: '/pages/shipping',
    tags: [],
    ...changes,
  });
}

/** The facets of §2.3. */
export function facets(changes: Record<string, unknown> = {}): Record<string, unknown> {
  return without({
    vendors: [{value: 'Studio Yohaku', count: 2}],
    product_types: [{value: '上着', count: 1}],
    tags: [{value: '夏', count: 1}],
    content_types: [{value: 'product', count: 1}],
    variant_options: [{name: 'サイズ', values: [{value: 'S', count: 1}]}],
    metafields: [{name: 'custom.material', label: '素材', values: [{value: '麻', count: 1}]}],
    price_range: [12000, 15000],
    on_sale_count: 1,
    ...changes,
  });
}

/** Removes keys whose value is `undefined`, which JSON does not have. */
function without(record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined));
}
