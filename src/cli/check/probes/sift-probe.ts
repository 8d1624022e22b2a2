import {checkMembers} from '../../../core/contract/rules/compare-answers.ts';
import type {RuleId} from '../../../core/contract/rules/ledger.ts';
import {expect, type Observation} from '../../../core/contract/rules/observation.ts';
import type {SearchResponse} from '../../../core/contract/schema.ts';
import type {Known, Plan, Probe} from './probe.ts';
import type {Sift} from './sift.ts';

/** The filters whose effect a result shows. */
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
/** The filters that do not go together with the first ones. */
const second: Probe = {rules: RULES, plan: known => plan(known, 1)};

function plan({browse, collections, sifts}: Known, index: number): Plan | string {
  const sift = sifts[index];
  if (!sift) return `None of the first ${browse.received} products would tell.`;
  const {filter_collection: handle} = sift.params;
  const members = collections.find(collection => collection.handle === handle)?.members;
  return {
    params: sift.params,
    compare: response => [
      ...checkTarget(sift, response),
      ...(members && response.results.length > 0 ? checkMembers(members, response) : []),
    ],
  };
}

/** Checks that some product comes, since one passes all filters. */
function checkTarget({target}: Sift, {total}: SearchResponse): Observation[] {
  return expect('§4.1 browse filters', total > 0, `nothing came, although ${target.url} passes all filters`);
}

export const siftProbe = first;
export const optionalSiftProbe = second;
