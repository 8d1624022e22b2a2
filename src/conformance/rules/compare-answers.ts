import {MAX_OFFSET} from '../../core/contract/constants.ts';
import type {Facets, SearchResponse} from '../../core/contract/schema.ts';
import {expect, type Observation, observe, type RuleId} from './ledger.ts';

/** Compares two pages of one search, `distance` results apart. */
export function comparePages(first: SearchResponse, second: SearchResponse, distance: number): Observation[] {
  const totals = `total is ${first.total} on one page, and ${second.total} on another`;
  return [
    ...expect('§2.1 total', first.total === second.total, totals),
    ...compareResults('§4.1 paging 1', first, second, distance),
    ...compareFacets(first.facets, second.facets),
  ];
}

/** Compares a page just below the offset ceiling with one that was requested past it (§4.1 paging 3). */
export function compareCeiling(below: SearchResponse, past: SearchResponse): Observation[] {
  const {offset = MAX_OFFSET} = below;
  return compareResults('§4.1 paging 3', below, past, MAX_OFFSET - offset);
}

/** Compares the results that two pages have in common. */
function compareResults(
  rule: RuleId,
  first: SearchResponse,
  second: SearchResponse,
  distance: number,
): Observation[] {
  const [expected, received] = [first.results.slice(distance), second.results].map(results =>
    results.map(({url}) => url),
  );
  if (!expected || !received) return [];
  if (expected.length === 0) return compareDistant(rule, first, second);
  const wrong = expected.findIndex((url, index) => index < (second.limit ?? 0) && url !== received[index]);
  const problem = `a page that starts ${distance} results later has ${received[wrong] ?? 'nothing'} in the place of ${expected[wrong]}`;
  return expect(rule, wrong < 0, problem);
}

/** Checks that two pages that do not overlap have no result in common. */
function compareDistant(rule: RuleId, first: SearchResponse, second: SearchResponse): Observation[] {
  const repeated = second.results.find(({url}) => first.results.some(other => other.url === url));
  return second.results.length > 0 ? expect(rule, !repeated, `${repeated?.url} is on both pages`) : [];
}

/** Compares the facets of two pages of one search, which are in the same order (§2.3). */
function compareFacets(first: Facets, second: Facets): Observation[] {
  const names = Object.keys(first) as (keyof Facets)[];
  const changed = names.filter(name => JSON.stringify(first[name]) !== JSON.stringify(second[name]));
  return observe(
    '§2.3 stable',
    changed.map(name => `facets.${name} differs between two pages`),
  );
}

/** Compares an answer with one that has a metafield filter which is not enabled, and therefore ignored. */
export function compareIgnored(without: SearchResponse, ignored: SearchResponse): Observation[] {
  const isIgnored = ignored.total > 0 || without.total === 0;
  return expect(
    '§4.1 metafield 5',
    isIgnored,
    `there are no results with the filter, and ${without.total} without it`,
  );
}

/** A facet value, and the number of results that a filter for it must find. */
export interface CountedFilter {
  readonly rule: RuleId;
  /** Such as `filter_vendor=Nagi`. */
  readonly name: string;
  readonly count: number;
}

/** Compares the number of results of a filter with its facet's count in the same search without the filter. */
export function compareCount({rule, name, count}: CountedFilter, {total}: SearchResponse): Observation[] {
  return expect(rule, total === count, `${name} returned ${total} results; the facet counted ${count}`);
}

/** A value of a metafield, and its number of results without the filter. */
export interface CountedMetafield {
  readonly name: string;
  readonly value: string;
  readonly count: number;
}

/** Compares the results of two combined metafield filters with the results of each one (§4.1 metafield 3). */
export function compareMetafields(
  pairs: readonly CountedMetafield[],
  unfiltered: SearchResponse,
  {total, facets}: SearchResponse,
): Observation[] {
  if (total === unfiltered.total)
    return observe('§4.1 filter_metafield', [`the filter excluded none of the ${total} results`]);
  // No product may have both.
  if (total === 0) return [];
  const countOf = ({name, value}: CountedMetafield) =>
    facets.metafields.find(group => group.name === name)?.values.find(each => each.value === value)?.count;
  // Whether facets count before or after the filters, they count each result that has the value.
  const lacking = pairs.find(pair => Math.min(pair.count, countOf(pair) ?? pair.count) < total);
  const problem = `not all of the ${total} results have ${lacking?.name}:${lacking?.value}`;
  return [...observe('§4.1 filter_metafield'), ...expect('§4.1 metafield 3', !lacking, problem)];
}

/** Checks that two searches have different ids. */
export function compareIds(one: SearchResponse, other: SearchResponse): Observation[] {
  if (!one.query_id || !other.query_id) return [];
  return expect('§2.1 query_id', one.query_id !== other.query_id, `two searches have the id ${one.query_id}`);
}

/** Checks that each result is one of a collection's products. */
export function checkMembers(members: ReadonlySet<string>, {results}: SearchResponse): Observation[] {
  const stranger = results.find(({handle}) => !members.has(handle));
  return observe('§4.1 filter_collection', stranger ? [`${stranger.url} is not in the collection`] : []);
}
