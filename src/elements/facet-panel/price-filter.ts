import type {ReactiveController, TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {toJson} from '../../core/json.ts';
import {SearchMemory} from '../../service/browser/search-memory.ts';
import {DebouncedChoice} from '../shared/debounced-choice.ts';
import type {Localization} from '../shared/localize.ts';
import type {StoreElement} from '../shared/store-element.ts';
import {refine} from './filter-changes.ts';
import {type PriceBounds, priceRange} from './price-range.ts';

/** The widest range of prices seen in a search, in the base currency; `null` on a side that was always filtered. */
type WidestRange = readonly [min: number | null, max: number | null];

const remembered = new SearchMemory<WidestRange>('prices', 20, isRange);

/** The price filter: the bounds that the shopper chooses, and the ends between which they move. */
export class PriceFilter implements ReactiveController {
  readonly #host: StoreElement;
  readonly #choice: DebouncedChoice<PriceBounds>;
  #search = '';
  #widest: WidestRange = [null, null];
  /** Whether the tab does not remember the range yet. */
  #isWider = false;

  constructor(host: StoreElement) {
    this.#host = host;
    this.#choice = new DebouncedChoice(host, bounds => this.#limit(bounds));
    host.addController(this);
  }

  hostUpdate(): void {
    const {state, scope} = this.#host.store;
    if (!state.answer) return;
    const search = toJson([state.answer.request.query, scope.filters]);
    const seen = this.#search === search ? this.#widest : remembered.get(search);
    const widest = widen(seen ?? [null, null], state.answer, scope.filters);
    this.#isWider ||= this.#search !== search || `${widest}` !== `${this.#widest}`;
    this.#search = search;
    this.#widest = widest;
  }

  hostUpdated(): void {
    if (this.#isWider) remembered.set(this.#search, this.#widest);
    this.#isWider = false;
  }

  render({translate, money}: Localization): TemplateResult {
    const [min, max] = this.#widest;
    const chosen = chosenBounds(this.#host.store.state.query.filters);
    return priceRange(
      {
        translate,
        money,
        ends: {min: min ?? undefined, max: max ?? undefined},
        chosen,
        held: this.#choice.value,
      },
      this.#choice,
    );
  }

  #limit({min, max}: PriceBounds): void {
    refine(this.#host.store, ({filter_price_min, filter_price_max, ...others}) => ({
      ...others,
      ...(min !== undefined && {filter_price_min: [`${min}`]}),
      ...(max !== undefined && {filter_price_max: [`${max}`]}),
    }));
  }
}

const chosenBounds = ({filter_price_min: min, filter_price_max: max}: Filters): PriceBounds => ({
  min: min && Number(min[0]),
  max: max && Number(max[0]),
});

/**
 * Widens the known range by an answer's prices, because other filters may have narrowed them. An answer filtered by a minimum says nothing
 * about the lowest price: skips such ends, and answers to another fixed price filter.
 *
 * @param fixed the filters of the list, which are part of the search.
 */
function widen([min, max]: WidestRange, {facets, request}: Answer, fixed: Filters): WidestRange {
  const [lowest = 0, highest = 0] = facets.price_range ?? [];
  const isUnknown = (param: 'filter_price_min' | 'filter_price_max') =>
    !facets.price_range || Boolean(request.filters[param]) !== Boolean(fixed[param]);
  return [
    isUnknown('filter_price_min') ? min : Math.min(min ?? lowest, lowest),
    isUnknown('filter_price_max') ? max : Math.max(max ?? highest, highest),
  ];
}

/** Whether a value from storage is a range. */
function isRange(stored: unknown): boolean {
  return (
    Array.isArray(stored) && stored.length === 2 && stored.every(end => end === null || Number.isFinite(end))
  );
}
