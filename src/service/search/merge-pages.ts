import type {Batch, Merged} from '../../core/contract/answer.ts';
import type {SearchRequest} from '../../core/contract/request.ts';
import type {Facets, ResultItem, SearchResponse} from '../../core/contract/schema.ts';
import {chosenOptions} from '../../core/filters/chosen-options.ts';
import {countFacets, mergeFacets} from '../../core/parts/merged-facets.ts';
import {matchRecord} from '../../core/parts/narrow.ts';
import {compareRanked} from '../../core/parts/order.ts';
import {loadPages, type PartResult, type PartResults, totalOf} from './part-results.ts';

/**
 * The relation of the parts: `whole` if they are a small set that is fetched completely, `disjoint` if no result is in two of
 * them, so that totals and counts add up.
 */
export type PartsKind = 'whole' | 'disjoint' | 'overlapping';

/** Maximum of pages that are requested for one page of the list: the visitor's budget is 20 in 10 s (§8). */
const MAX_PAGES = 8;

/** Merges the pages of opened parts into one page of a list. */
export async function mergePages(
  request: SearchRequest,
  parts: readonly PartResults[],
  kind: PartsKind,
): Promise<Batch> {
  const degraded = parts.find(({response}) => response?.degraded)?.response;
  if (degraded) return batchOf(request, degraded, undefined);
  const {offset, limit} = request;
  const needed = kind === 'whole' ? Number.POSITIVE_INFINITY : offset + limit;
  const collected = await collect(parts, request, needed);
  const shown = collected.found.slice(offset, offset + limit);
  const isPartial = parts.some(({error}) => error);
  const isExact = kind === 'disjoint' || parts.every(isAtEnd);
  return batchOf(request, mergeResponses(request, parts, kind, collected, shown), {
    attributions: shown.map(({attribution}) => attribution),
    isEstimate: !isExact || isPartial,
    isPartial,
    countsAlternatives: kind === 'whole',
  });
}

function mergeResponses(
  request: SearchRequest,
  parts: readonly PartResults[],
  kind: PartsKind,
  {found, items}: Collected,
  shown: readonly PartResult[],
): SearchResponse {
  const {offset, limit, filters} = request;
  const responses = parts.flatMap(({response}) => response ?? []);
  const facets = mergeFacets(facetsIn(parts), kind === 'disjoint');
  return {
    ...(responses[0] as SearchResponse),
    query_id: undefined,
    measurement_proof: undefined,
    limit,
    offset,
    total: totalFound(parts, found.length, kind),
    redirect_url: responses.find(({redirect_url}) => redirect_url)?.redirect_url ?? null,
    results: shown.map(itemOf),
    received: shown.length,
    rejected: [],
    faults: [],
    facets: kind === 'whole' ? countFacets(facets, items, found.map(itemOf), filters) : facets,
  };
}

const itemOf = ({item}: PartResult): ResultItem => item;

export const facetsIn = (parts: readonly PartResults[]): Facets[] =>
  parts.flatMap(({response}) => response?.facets ?? []);

const batchOf = (request: SearchRequest, response: SearchResponse, merged: Merged | undefined): Batch => ({
  request,
  response,
  // Each result has the session of its own response.
  sessionId: undefined,
  at: Date.now(),
  merged,
});

interface Collected {
  /** The results that match the filters, in order. */
  readonly found: readonly PartResult[];
  /** All examined results, each once. */
  readonly items: readonly ResultItem[];
}

/** Takes results in order until enough are found. Products whose variants the response lacks come last. */
async function collect(
  parts: readonly PartResults[],
  {filters, sort, offset}: SearchRequest,
  needed: number,
): Promise<Collected> {
  const options = chosenOptions(filters);
  const items = new Map<string, ResultItem>();
  const found: PartResult[] = [];
  const unknown: PartResult[] = [];
  let pages = 0;
  while (found.length < needed) {
    const waiting = parts.filter(({needsPage}) => needsPage);
    if (waiting.length) {
      // Does not count the requests for earlier pages of the list, which are usually cached.
      if (found.length >= offset) pages += waiting.length;
      if (pages > MAX_PAGES && found.length > offset && needed !== Number.POSITIVE_INFINITY) break;
      await loadPages(waiting);
      continue;
    }
    const result = takeNext(parts, sort);
    if (!result) return {found: [...found, ...unknown], items: [...items.values()]};
    const {item} = result;
    if (items.has(item.product_id)) continue;
    items.set(item.product_id, item);
    const match = matchRecord(item, filters, options);
    if (match !== 'no') (match === 'yes' ? found : unknown).push(result);
  }
  return {found, items: [...items.values()]};
}

/** Takes the first of the parts' next results. */
function takeNext(parts: readonly PartResults[], sort: SearchRequest['sort']): PartResult | undefined {
  const [first, ...others] = parts.filter(({head}) => head);
  if (!first) return undefined;
  const next = others.reduce(
    (best, part) => (compareRanked(part.head as PartResult, best.head as PartResult, sort) < 0 ? part : best),
    first,
  );
  return next.take();
}

const isAtEnd = ({head, needsPage}: PartResults): boolean => !head && !needsPage;

/** The number of results: exact if all are known, or if the parts are disjoint; otherwise an estimate from the examined results. */
function totalFound(parts: readonly PartResults[], found: number, kind: PartsKind): number {
  if (kind === 'disjoint') return totalOf(parts);
  if (parts.every(isAtEnd)) return found;
  const scanned = parts.reduce((sum, part) => sum + part.scanned, 0);
  return Math.max(found + 1, Math.round((found / scanned) * totalOf(parts)));
}
