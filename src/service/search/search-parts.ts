import type {Batch} from '../../core/contract/answer.ts';
import {MAX_LIMIT} from '../../core/contract/constants.ts';
import {type SearchRequest, sentFilters} from '../../core/contract/request.ts';
import {type Choice, choicesIn, type Filters, filtersOf, widened} from '../../core/filters/filters.ts';
import {mergeFacets} from '../../core/parts/merged-facets.ts';
import {isDisjoint, optionsIn, splitAlternatives, withoutOptions} from '../../core/parts/split.ts';
import {knownLimit, type Peek, SMALL_SET} from './cache.ts';
import {facetsIn, mergePages} from './merge-pages.ts';
import {type Ask, loadPages, PartResults, totalOf} from './part-results.ts';

/** The source of answers to the parts of a search. */
export interface PartSource {
  /** Requests an answer, unless it is cached. */
  readonly ask: Ask;
  readonly peek: Peek;
}

/**
 * Answers a search that needs several requests (§4.1): requests its parts, and merges their results in the order of its sort.
 *
 * Each alternative is a part. If several options are selected, a single variant must have all of them, which no request can
 * express. A small set is therefore fetched completely, without options, unless it is cached. Of a large set, only the results of
 * the option with the fewest results are fetched. The device then removes the results that lack the other options.
 *
 * @throws {SearchError} the failure of the first part if all of them fail.
 */
export async function searchParts(request: SearchRequest, source: PartSource): Promise<Batch> {
  const filters = sentFilters(request);
  const open = (parts: readonly Filters[], limit: number) =>
    openParts(parts, {...request, limit}, source.ask);
  const options = optionsIn(filters);
  const sets = splitAlternatives(withoutOptions(filters));
  if (!options.length) {
    const kind = isDisjoint(filters) ? 'disjoint' : 'overlapping';
    return mergePages(request, await open(sets, request.limit), kind);
  }
  const wide = splitAlternatives(widened(filters));
  const limit = knownLimit(wide, request, source.peek);
  if (limit) return mergePages(request, await open(wide, limit), 'whole');
  const set = await open(sets, isLarge(sets, request, source) ? request.limit : MAX_LIMIT);
  const isSmall = totalOf(set) <= SMALL_SET && !set.some(({error}) => error);
  if (isSmall) return mergePages(request, set, 'whole');
  const withPairs = (pairs: readonly Choice[]) =>
    sets.flatMap(each => pairs.map(pair => filtersOf([...choicesIn(each), pair])));
  const opened = await Promise.all(rarest(options, set).map(pairs => open(withPairs(pairs), MAX_LIMIT)));
  const fewest = opened.reduce((best, each) => (totalOf(each) < totalOf(best) ? each : best));
  return mergePages(request, fewest, 'overlapping');
}

/** Whether a set is too large to be fetched, according to the cache. */
function isLarge(sets: readonly Filters[], request: SearchRequest, {peek}: PartSource): boolean {
  const totals = sets.map(filters => peek({...request, filters, offset: 0})?.response.total ?? 0);
  return totals.reduce((sum, total) => sum + total, 0) > SMALL_SET;
}

/** Requests the first page of each part. */
async function openParts(
  filters: readonly Filters[],
  request: SearchRequest,
  ask: Ask,
): Promise<PartResults[]> {
  const parts = filters.map(each => new PartResults({...request, filters: each}, ask));
  await loadPages(parts);
  if (parts.every(({error}) => error)) throw parts[0]?.error;
  return parts;
}

/** Returns the option with the fewest results, or all options if the facets have no counts of them, as in browsing (§4.1). */
function rarest(options: readonly Choice[][], set: readonly PartResults[]): readonly Choice[][] {
  const {variant_options} = mergeFacets(facetsIn(set), true);
  const countOf = ([[, name], value]: Choice) =>
    variant_options.find(option => option.name === name)?.values.find(each => each.value === value?.[1])
      ?.count;
  const counts = options.map(pairs => pairs.reduce((sum, pair) => sum + (countOf(pair) ?? Number.NaN), 0));
  const fewest = options[counts.indexOf(Math.min(...counts))];
  return fewest ? [fewest] : options;
}
