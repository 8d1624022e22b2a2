import {type Asked, type Found, find, type Product} from './catalogue.ts';

/** Answers a search request in the format of a contestant, so that none needs an adapter. */
export type Answer = (params: URLSearchParams) => unknown;

/** The answers by the first part of the requested path. */
export const answers: Readonly<Record<string, Answer>> = {
  apps: contract,
  algolia: params => ({results: JSON.parse(params.get('requests') ?? '[]').map(algolia)}),
  items: params => ({items: find(plain(params)).products}),
  pagefind,
};

/** The contract's format (§2), for our elements and the code written by hand. */
function contract(params: URLSearchParams): unknown {
  const asked = plain(params);
  const {products, groups, total} = find(asked);
  const [vendors, product_types, tags] = groups.map(({values}) => values);
  return {
    schemaVersion: 'v1',
    degraded: false,
    degraded_reason: null,
    query: asked.query,
    query_id: `id-${asked.query}`,
    measurement_proof: 'proof',
    total,
    limit: asked.limit,
    offset: asked.offset,
    sort: params.get('sort') ?? 'relevance',
    redirect_url: null,
    results: products.map(record),
    facets: {
      vendors,
      product_types,
      tags,
      content_types: [],
      variant_options: groups.slice(3, 7),
      metafields: groups.slice(7).map(({name, values}) => ({name: `custom.${name}`, label: name, values})),
      price_range: null,
      on_sale_count: 0,
    },
    suggestions: [],
    related_keywords: [],
  };
}

function record({id, title, handle, image, price, regular, available}: Product): unknown {
  const option = {name: 'Size', value: 'M'};
  const variant = {id: `${id}1`, title: 'M', price, available, options: [option]};
  return {
    content_type: 'product',
    product_id: `gid://shop/Product/${id}`,
    title,
    handle,
    url: `/products/${handle}`,
    image_url: image,
    tags: ['new', 'summer'],
    price_min: price,
    price_max: price,
    compare_at_price: regular,
    available,
    variants: [regular ? {...variant, compare_at_price: regular} : variant],
  };
}

interface AlgoliaRequest {
  readonly indexName: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

function algolia({indexName, params = {}}: AlgoliaRequest): unknown {
  const {query = '', page = 0, hitsPerPage = 50, facetFilters = []} = params;
  const [text, size, number] = [String(query), Number(hitsPerPage), Number(page)];
  const filters = (facetFilters as readonly unknown[]).length;
  const {products, groups, total} = find({query: text, filters, offset: number * size, limit: size});
  return {
    index: indexName,
    hits: products.map(product => ({...product, objectID: `${product.id}`})),
    facets: countsOf({groups}),
    nbHits: total,
    nbPages: Math.ceil(total / size),
    page: number,
    hitsPerPage: size,
    query: text,
    params: '',
    processingTimeMS: 1,
    exhaustiveNbHits: true,
  };
}

/** Pagefind has no pages of results: it lists all results, and renders those in view. */
function pagefind(params: URLSearchParams): unknown {
  const {products, groups} = find({...plain(params), offset: 0, limit: 50});
  const filters = countsOf({groups});
  return {
    results: products.map(({id, title, handle, image, price}) => ({
      id: `${id}`,
      data: {url: `/products/${handle}`, excerpt: `$${price}`, meta: {title, image, image_alt: ''}},
    })),
    filters,
    totalFilters: filters,
  };
}

function countsOf({groups}: Pick<Found, 'groups'>): Record<string, Record<string, number>> {
  return Object.fromEntries(
    groups.map(({name, values}) => [
      name,
      Object.fromEntries(values.map(({value, count}) => [value, count])),
    ]),
  );
}

/** Reads the plain parameters: `q`, `limit`, `offset` and any filters. */
function plain(params: URLSearchParams): Asked {
  const filters = [...params.keys()].filter(name => name.startsWith('filter')).length;
  const number = (name: string, usual: number) => Number(params.get(name) ?? usual);
  return {query: params.get('q') ?? '', filters, offset: number('offset', 0), limit: number('limit', 50)};
}
