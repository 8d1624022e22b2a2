import {BROWSE} from '../../core/contract/constants.ts';
import type {ResultItem} from '../../core/contract/schema.ts';
import type {RuleId} from '../rules/ledger.ts';
import {variantsOf} from '../rules/offer.ts';
import {type Candidate, type Collection, candidatesFor} from './filter-candidates.ts';
import {Sample} from './sample.ts';

/** Filters for one request. Each excludes a product that would appear if the service ignored the filter. */
export interface FilterSet {
  readonly params: Readonly<Record<string, string>>;
  readonly rules: readonly RuleId[];
  /** A product that passes all filters. */
  readonly target: ResultItem;
}

/** Plans up to two requests that together show as many filters as possible. Each is built around one product. */
export function planFilterSets(
  items: readonly ResultItem[],
  collections: readonly Collection[],
): FilterSet[] {
  const sample = new Sample(items);
  const filterSets = items.flatMap(target => {
    const all = variantsOf(target).map(variant => candidatesFor(target, variant, sample.prices, collections));
    // Tries each filter as the first one, because it decides which others fit.
    return distinct(all).flatMap(candidates =>
      candidates.map(first => choose(sample, target, [first, ...candidates])),
    );
  });
  const different = new Map(filterSets.map(filterSet => [[...filterSet.rules].sort().join(), filterSet]));
  return bestPair([...different.values()]);
}

/** Removes repeated lists of filters: many variants pass the same ones. */
function distinct(lists: readonly (readonly Candidate[])[]): (readonly Candidate[])[] {
  return [...new Map(lists.map(list => [list.map(({key}) => key).join(), list])).values()];
}

/** Chooses each filter that leaves a witness for itself and the filters before it. */
function choose(sample: Sample, target: ResultItem, candidates: readonly Candidate[]): FilterSet {
  const chosen: Candidate[] = [];
  for (const candidate of candidates) {
    if (chosen.some(({rule}) => rule === candidate.rule)) continue;
    chosen.push(candidate);
    if (!chosen.every(filter => sample.hasWitness(filter, chosen))) chosen.pop();
  }
  return {
    params: Object.assign({q: BROWSE, limit: '50'}, ...chosen.map(({params}) => params)),
    rules: chosen.map(({rule}) => rule),
    target,
  };
}

/** Returns the two requests that show most rules together, the better one first. Leaves out those that show none. */
function bestPair(filterSets: readonly FilterSet[]): FilterSet[] {
  const pairs = filterSets.flatMap((one, index) =>
    filterSets.slice(index).map(other => [one, other] as const),
  );
  const sizeOf = ([one, other]: readonly [FilterSet, FilterSet]) =>
    new Set([...one.rules, ...other.rules]).size;
  const best = pairs.reduce<readonly [FilterSet, FilterSet] | undefined>(
    (found, pair) => (sizeOf(pair) > (found ? sizeOf(found) : 0) ? pair : found),
    undefined,
  );
  return [...new Set(best)].sort((one, other) => other.rules.length - one.rules.length);
}
