import type {Filters} from './filters.ts';

/** A validated search (§4.1): values are within their bounds, and invalid ones are replaced by defaults. */
export interface SearchRequest {
  /** Exactly as sent. */
  readonly query: string;
  readonly limit: number;
  readonly offset: number;
  readonly sort: Sort;
  readonly locale?: string;
  /** The shopper's session; a request without one is not attributed to a shopper. */
  readonly session?: string;
  readonly filters: Filters;
}

export type Sort = (typeof SORTS)[number];

/** Whether the query is `*`, which browses everything (§4.1). */
export function isBrowse(request: SearchRequest): boolean {
  return request.query.trim() === '*';
}

/** Reads the parameters of a request that `refuse` accepted. */
export function readSearchRequest(params: URLSearchParams): SearchRequest {
  return {
    query: params.get('q') ?? '',
    // §8.3 and §8.4: the response echoes the value that was used.
    limit: Math.min(readInteger(params.get('limit'), 1) ?? 8, 50),
    offset: Math.min(readInteger(params.get('offset'), 0) ?? 0, 2000),
    sort: oneOf(SORTS, params.get('sort')) ?? 'relevance',
    locale: params.get('locale') || undefined,
    session: params.get('session_id') || undefined,
    filters: readFilters(params),
  };
}

const SORTS = ['relevance', 'price_asc', 'price_desc', 'newest'] as const;
const CONTENT_TYPES = ['product', 'article', 'page'] as const;

function readFilters(params: URLSearchParams): Filters {
  return {
    vendor: params.get('filter_vendor') || undefined,
    type: params.get('filter_type') || undefined,
    tags: readTags(params.get('filter_tags')),
    priceMin: readAmount(params.get('filter_price_min')),
    priceMax: readAmount(params.get('filter_price_max')),
    available: readBoolean(params.get('filter_available')),
    onSale: readBoolean(params.get('filter_on_sale')),
    contentType: oneOf(CONTENT_TYPES, params.get('filter_content_type')),
    collection: params.get('filter_collection') || undefined,
    option: readOption(params),
    metafields: params.getAll('filter_metafield').flatMap(readMetafield),
  };
}

function readTags(value: string | null): string[] {
  return (value ?? '')
    .split(',')
    .map(tag => tag.trim())
    .filter(Boolean);
}

/** Needs both a name and a value. */
function readOption(params: URLSearchParams): Filters['option'] {
  const name = params.get('filter_option_name');
  const value = params.get('filter_option_value');
  return name && value ? {name, value} : undefined;
}

/** Splits at the first colon only, since a value may contain colons (§4.1 metafield rule 2). */
function readMetafield(pair: string): Filters['metafields'] {
  const colon = pair.indexOf(':');
  return colon > 0 ? [{key: pair.slice(0, colon), value: pair.slice(colon + 1)}] : [];
}

function readInteger(value: string | null, least: number): number | undefined {
  const number = /^\d+$/.test(value ?? '') ? Number(value) : Number.NaN;
  return number >= least ? number : undefined;
}

function readAmount(value: string | null): number | undefined {
  const number = value?.trim() ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? number : undefined;
}

function readBoolean(value: string | null): boolean | undefined {
  return value === 'true' ? true : value === 'false' ? false : undefined;
}

function oneOf<T extends string>(allowed: readonly T[], value: string | null): T | undefined {
  return allowed.find(each => each === value);
}
