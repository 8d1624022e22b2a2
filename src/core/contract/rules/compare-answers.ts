import type {Facets, SearchResponse} from '../schema.ts';
import type {RuleId} from './ledger.ts';
import {expect, type Observation, observe} from './observation.ts';

/** Compares two pages of one search, `distance` results apart, whose offsets are both below the ceiling. */
export function comparePages(first: SearchResponse, second: SearchResponse, distance: number): Observation[] {
  const expected = first.results.slice(distance, distance + second.results.length).map(({url}) => url);
  const came = second.results.slice(0, expected.length).map(({url}) => url);
  const wrong = expected.findIndex((url, index) => url !== came[index]);
  const problem = `${came[wrong] ?? 'nothing'} came in place of ${expected[wrong]}, ${distance} results further`;
  return [
    ...expect(
      '§2.1 total',
      first.total === second.total,
      `${first.total}, then ${second.total} for another page`,
    ),
    ...(expected.length > 0 ? expect('§4.1 paging 1', wrong < 0, problem) : []),
    ...compareFacets(first.facets, second.facets),
  ];
}

/** Compares the facets of two pages of one search, which are in the same order (§2.3). */
function compareFacets(first: Facets, second: Facets): Observation[] {
  const names = Object.keys(first) as (keyof Facets)[];
  const changed = names.filter(name => JSON.stringify(first[name]) !== JSON.stringify(second[name]));
  return observe(
    '§2.3 stable',
    changed.map(name => `facets.${name} of another page differs`),
  );
}

/** Compares an answer with one that has a metafield filter which is not enabled, and therefore ignored. */
export function compareIgnored(without: SearchResponse, ignored: SearchResponse): Observation[] {
  const isIgnored = ignored.total > 0 || without.total === 0;
  return expect('§4.1 metafield 5', isIgnored, `no results came, ${without.total} without the filter`);
}

/** A facet value: what a filter for it is expected to find. */
export interface CountedFilter {
  readonly rule: RuleId;
  /** Such as `filter_vendor=Nagi`. */
  readonly name: string;
  readonly count: number;
}

/** Compares what a filter finds with its facet's count in the same search without the filter. */
export function compareCount({rule, name, count}: CountedFilter, {total}: SearchResponse): Observation[] {
  return expect(rule, total === count, `${name} found ${total}; the facet counted ${count}`);
}

/** Compares what two metafield filters find together with what each finds alone (§4.1 metafield 3). */
export function compareBoth(
  counts: readonly [number, number],
  unfiltered: number,
  total: number,
): Observation[] {
  const least = Math.min(...counts);
  const problem = `${total} results came for two metafields, of which one has ${counts[0]} and the other ${counts[1]}`;
  if (total === unfiltered) return observe('§4.1 filter_metafield', [`all ${total} results came`]);
  return [...observe('§4.1 filter_metafield'), ...expect('§4.1 metafield 3', total <= least, problem)];
}

/** Checks that two searches have ids of their own. */
export function compareIds(one: SearchResponse, other: SearchResponse): Observation[] {
  if (!one.query_id || !other.query_id) return [];
  return expect('§2.1 query_id', one.query_id !== other.query_id, `two searches have the id ${one.query_id}`);
}

/** Checks that each result is one of a collection's products. */
export function checkMembers(members: ReadonlySet<string>, {results}: SearchResponse): Observation[] {
  const stranger = results.find(({handle}) => !members.has(handle));
  return observe('§4.1 filter_collection', stranger ? [`${stranger.url} is not in the collection`] : []);
}
