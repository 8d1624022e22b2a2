import {BROWSE} from '../../core/contract/constants.ts';
import type {FacetValue, SearchResponse} from '../../core/contract/schema.ts';
import {
  type CountedMetafield,
  checkMembers,
  compareCount,
  compareMetafields,
} from '../rules/compare-answers.ts';
import {expect, type Observation, type RuleId} from '../rules/ledger.ts';
import type {FilterSet} from './filter-set.ts';
import type {Known, Plan, Probe} from './probe.ts';

/** The filters whose effect is visible in a result. */
const VISIBLE: readonly RuleId[] = [
  '§4.1 filter_collection',
  '§4.1 filter_tags',
  '§4.1 filter_available',
  '§4.1 filter_on_sale',
  '§4.1 filter_option_value',
  '§4.1 filter_price_min',
  '§4.1 filter_price_max',
];

/** Sends filters that the results themselves show. */
const visible: Probe = {rules: [...VISIBLE, '§4.1 browse filters'], plan: known => planVisible(known, 0)};
/** Sends the filters that contradict the first request's filters. */
const contradicting: Probe = {rules: VISIBLE, plan: known => planVisible(known, 1)};

function planVisible({browse, collections, filterSets}: Known, index: number): Plan | string {
  const filterSet = filterSets[index];
  if (!filterSet) return `None of the first ${browse.received} products can show this rule.`;
  const {filter_collection: handle} = filterSet.params;
  const members = collections.find(collection => collection.handle === handle)?.members;
  return {
    params: filterSet.params,
    compare: response => [
      ...checkTarget(filterSet, response),
      ...(members && response.results.length > 0 ? checkMembers(members, response) : []),
    ],
  };
}

/** Checks that there are results, because at least one product passes all filters. */
function checkTarget({target}: FilterSet, {total}: SearchResponse): Observation[] {
  return expect(
    '§4.1 browse filters',
    total > 0,
    `there are no results, although ${target.url} passes all filters`,
  );
}

// The effect of the other filters is not visible in a result, so the number of results is compared with the facet's count.

/** Plans a request for the products of one vendor. */
export function planVendor(known: Known): Plan | string {
  return planValue(known, known.browse.facets.vendors, 'filter_vendor', 'vendor');
}

/** Requests the products of a vendor, unless another request has shown the rule. */
const vendor: Probe = {
  rules: ['§4.1 filter_vendor'],
  plan: known =>
    known.seen.has('§4.1 filter_vendor') ? 'Another request has shown this rule.' : planVendor(known),
};

/** Requests the products of a type, sorted by price. */
const type: Probe = {
  rules: ['§4.1 filter_type'],
  plan: known => {
    const plan = planValue(known, known.browse.facets.product_types, 'filter_type', 'type');
    const sorted = {q: BROWSE, sort: 'price_asc', limit: '50'};
    if (typeof plan === 'string') return {params: sorted, reason: plan};
    return {...plan, params: {...plan.params, ...sorted}};
  },
};

/** Combines two values of different metafields that some products probably share. */
const metafields: Probe = {
  rules: ['§4.1 filter_metafield', '§4.1 metafield 3'],
  plan: known => {
    const [first, ...others] = [...dividing(known, false), ...dividing(known, true)];
    const second = others.find(({name, count}) => name !== first?.name && count !== first?.count);
    if (!first) return 'No metafield value belongs to some products only.';
    if (!second) return planMetafield(first, '§4.1 filter_metafield');
    return {
      params: {q: BROWSE, filter_metafield: [textOf(first), textOf(second)]},
      compare: response => compareMetafields([first, second], known.browse, response),
    };
  },
};

/** Filters by a value with a colon. */
const colon: Probe = {
  rules: ['§4.1 metafield 2'],
  plan: known => {
    const [found] = dividing(known, true);
    return found ? planMetafield(found, '§4.1 metafield 2') : 'No metafield has a value with a colon.';
  },
};

function planValue(
  {browse}: Known,
  values: readonly FacetValue[],
  param: 'filter_vendor' | 'filter_type',
  noun: string,
): Plan | string {
  const found = values.find(({count = 0}) => count < browse.total);
  if (!found) return `The products do not differ in their ${noun}.`;
  const counted = {rule: `§4.1 ${param}`, name: `${param}=${found.value}`, count: found.count ?? 0} as const;
  return {
    params: {q: BROWSE, [param]: found.value},
    compare: response => compareCount(counted, response),
  };
}

function planMetafield(metafield: CountedMetafield, rule: RuleId): Plan {
  const text = textOf(metafield);
  const counted = {rule, name: `filter_metafield=${text}`, count: metafield.count};
  return {
    params: {q: BROWSE, filter_metafield: text},
    compare: response => compareCount(counted, response),
  };
}

/** Lists the metafield values, with or without a colon, that some but not all products have, the most frequent first. */
function dividing({browse}: Known, withColon: boolean): CountedMetafield[] {
  return browse.facets.metafields
    .flatMap(({name, values}) => values.map(({value, count = 0}) => ({name, value, count})))
    .filter(({count, value}) => count < browse.total && value.includes(':') === withColon)
    .sort((one, other) => other.count - one.count);
}

const textOf = ({name, value}: CountedMetafield): string => `${name}:${value}`;

export const filterProbes: readonly Probe[] = [type, metafields, visible];
export const optionalFilterProbes: readonly Probe[] = [contradicting, colon, vendor];
