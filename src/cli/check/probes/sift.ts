import {BROWSE} from '../../../core/contract/limits.ts';
import type {RuleId} from '../../../core/contract/rules/ledger.ts';
import {variantsOf} from '../../../core/contract/rules/offer.ts';
import type {ResultItem} from '../../../core/contract/schema.ts';
import type {Collection} from '../collection.ts';
import {type Candidate, candidatesFor} from './filter-candidates.ts';
import {Sample} from './sample.ts';

/** Filters for one request, each of which excludes a product that would come if the service ignored it. */
export interface Sift {
  readonly params: Readonly<Record<string, string>>;
  readonly rules: readonly RuleId[];
  /** A product that passes all of them. */
  readonly target: ResultItem;
}

/** Plans up to two requests that show as many filters as possible, each built around one of the products. */
export function planSifts(items: readonly ResultItem[], collections: readonly Collection[]): Sift[] {
  const sample = new Sample(items);
  const sifts = items.flatMap(target => {
    const all = variantsOf(target).map(variant => candidatesFor(target, variant, sample.prices, collections));
    // Each filter comes first once: which others fit depends on it.
    return distinct(all).flatMap(candidates =>
      candidates.map(first => choose(sample, target, [first, ...candidates])),
    );
  });
  const different = new Map(sifts.map(sift => [[...sift.rules].sort().join(), sift]));
  return bestPair([...different.values()]);
}

/** Leaves out repeated lists of filters: many variants pass the same. */
function distinct(lists: readonly (readonly Candidate[])[]): (readonly Candidate[])[] {
  return [...new Map(lists.map(list => [list.map(({key}) => key).join(), list])).values()];
}

/** Takes each filter that leaves a witness for itself and for those before it. */
function choose(sample: Sample, target: ResultItem, candidates: readonly Candidate[]): Sift {
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

/** The two that show the most rules together, the one that shows more first; those that show nothing are left out. */
function bestPair(sifts: readonly Sift[]): Sift[] {
  const pairs = sifts.flatMap((one, index) => sifts.slice(index).map(other => [one, other] as const));
  const sizeOf = ([one, other]: readonly [Sift, Sift]) => new Set([...one.rules, ...other.rules]).size;
  const best = pairs.reduce<readonly [Sift, Sift] | undefined>(
    (found, pair) => (sizeOf(pair) > (found ? sizeOf(found) : 0) ? pair : found),
    undefined,
  );
  return [...new Set(best)].sort((one, other) => other.rules.length - one.rules.length);
}
