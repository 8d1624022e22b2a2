import type {ResultItem} from '../../core/contract/schema.ts';
import {hasTag, splitTags} from '../rules/check-filters.ts';
import {type Offer, variantsOf} from '../rules/offer.ts';
import type {Candidate} from './filter-candidates.ts';

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
