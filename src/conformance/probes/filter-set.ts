import {BROWSE} from '../../core/contract/constants.ts';
import type {ResultItem} from '../../core/contract/schema.ts';
import {
  hasTag,
  type Offer,
  splitTags,
  type VisibleFilter,
  variantsOf,
  visibleFilters,
} from '../rules/check-filters.ts';
import type {RuleId} from '../rules/ledger.ts';

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

/** Returns the two requests that show most rules together, the better one first. Leaves out requests that show none. */
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

/** A collection of the store, with the handles of all its products. */
export interface Collection {
  readonly handle: string;
  readonly members: ReadonlySet<string>;
}

/** A filter with its parameters. */
export interface Candidate extends VisibleFilter {
  readonly params: Readonly<Record<string, string>>;
  /** The parameters as a string. */
  readonly key: string;
}

/** Lists the filters that a variant of a product passes. */
export function candidatesFor(
  target: ResultItem,
  variant: Offer,
  prices: readonly number[],
  collections: readonly Collection[],
): Candidate[] {
  const {available, onSale, options = [], lowest, highest} = variant;
  const all: readonly Readonly<Record<string, string>>[] = [
    ...pairsIn(target.tags).map(pair => ({filter_tags: pair.join(',')})),
    ...(available ? [{filter_available: 'true'}] : []),
    ...(onSale ? [{filter_on_sale: 'true'}] : []),
    ...options.map(({name, value}) => ({filter_option_name: name, filter_option_value: value})),
    ...prices.filter(price => price <= lowest).map(price => ({filter_price_min: `${price}`})),
    ...prices.filter(price => price >= highest).map(price => ({filter_price_max: `${price}`})),
  ];
  const filters = all.flatMap(params => {
    const query = new URLSearchParams(params);
    const [filter] = visibleFilters(query);
    return filter ? [{...filter, params, key: query.toString()}] : [];
  });
  return [...collectionsFor(target, collections), ...filters];
}

function collectionsFor(target: ResultItem, collections: readonly Collection[]): Candidate[] {
  const param = 'filter_collection';
  return collections
    .filter(({members}) => members.has(target.handle))
    .map(({handle: value, members}) => {
      const keeps = ({handle}: ResultItem) => members.has(handle);
      return {
        rule: '§4.1 filter_collection',
        param,
        value,
        keeps,
        params: {[param]: value},
        key: `${param}=${value}`,
      };
    });
}

/** Pairs the tags. Leaves out tags with a comma, which a filter can't name. */
function pairsIn(tags: readonly string[]): string[][] {
  const usable = tags.filter(tag => !tag.includes(',')).slice(0, 4);
  return usable.flatMap((tag, index) => usable.slice(index + 1).map(other => [tag, other]));
}

/** Products of the store, and the filters that each of them passes. */
export class Sample {
  readonly #items: readonly {readonly item: ResultItem; readonly offers: readonly Offer[]}[];
  /** The effect of a filter on each item, by the filter's key; cached, because hundreds of filters are tried. */
  readonly #effects = new Map<string, readonly Effect[]>();
  /** The prices at the 10th, 25th, 75th and 90th percentile of the variants. */
  readonly prices: readonly number[];

  constructor(items: readonly ResultItem[]) {
    this.#items = items.map(item => ({item, offers: variantsOf(item)}));
    const prices = this.#items.flatMap(({offers}) => offers.map(({lowest}) => lowest)).sort((a, b) => a - b);
    this.prices = [0.1, 0.25, 0.75, 0.9].flatMap(part => prices[Math.floor(prices.length * part)] ?? []);
  }

  /** Whether some product would appear if the service ignored the filter, or combined its tags with OR. */
  hasWitness(filter: Candidate, all: readonly Candidate[]): boolean {
    const [own, ...others] = [filter, ...all.filter(other => other !== filter)].map(each =>
      this.#effectsOf(each),
    );
    return this.#items.some(({offers}, index) => {
      const rest = others.map(effects => effects[index]);
      // A strict service wants one variant to pass all filters.
      const isOffered = offers.some((_, place) => rest.every(effect => effect?.offers[place]));
      return own?.[index]?.wouldCome && rest.every(effect => effect?.keeps) && isOffered;
    });
  }

  #effectsOf(filter: Candidate): readonly Effect[] {
    const known = this.#effects.get(filter.key);
    const effects = known ?? this.#items.map(({item, offers}) => effectOn(item, offers, filter));
    if (!known) this.#effects.set(filter.key, effects);
    return effects;
  }
}

/** The effect of a filter on an item. */
interface Effect {
  readonly keeps: boolean;
  /** Whether it keeps each variant. */
  readonly offers: readonly boolean[];
  /** Whether the filter excludes the item, and the item would appear if the filter were ignored or its tags combined with OR. */
  readonly wouldCome: boolean;
}

function effectOn(item: ResultItem, offers: readonly Offer[], filter: Candidate): Effect {
  const {keeps, keepsOffer, param, value} = filter;
  const isNear = param !== 'filter_tags' || splitTags(value).some(tag => hasTag(item, tag));
  return {
    keeps: keeps(item),
    offers: offers.map(offer => keepsOffer?.(offer) ?? true),
    wouldCome: !keeps(item) && isNear,
  };
}
