import type {SearchResponse} from '../../core/contract/schema.ts';
import {checkMembers} from '../rules/compare-answers.ts';
import {expect, type Observation, type RuleId} from '../rules/ledger.ts';
import type {FilterSet} from './filter-set.ts';
import type {Known, Plan, Probe} from './probe.ts';

/** The filters whose effect is visible in a result. */
const RULES: readonly RuleId[] = [
  '§4.1 filter_collection',
  '§4.1 filter_tags',
  '§4.1 filter_available',
  '§4.1 filter_on_sale',
  '§4.1 filter_option_value',
  '§4.1 filter_price_min',
  '§4.1 filter_price_max',
];

const first: Probe = {rules: [...RULES, '§4.1 browse filters'], plan: known => plan(known, 0)};
/** Sends the filters that contradict the first request's filters. */
const second: Probe = {rules: RULES, plan: known => plan(known, 1)};

function plan({browse, collections, filterSets}: Known, index: number): Plan | string {
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

export const filterProbe = first;
export const optionalFilterProbe = second;
