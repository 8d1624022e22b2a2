import type {ReactiveController, TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {toJson} from '../../core/json.ts';
import {SearchMemory} from '../../service/browser/search-memory.ts';
import {DebouncedChoice} from '../shared/debounced-choice.ts';
import type {Localization} from '../shared/localize.ts';
import type {StoreElement} from '../shared/store-element.ts';
import {searchOf} from './alternatives.ts';
import {refine} from './filter-changes.ts';
import {type PriceBounds, priceRange} from './price-range.ts';

/** The widest range of prices seen in a search; open on a side that was always filtered. */
const remembered = new SearchMemory<PriceBounds>('prices', 20, isRange);

/** The price filter: the bounds that the shopper chooses, and the ends between which they move. */
export class PriceFilter implements ReactiveController {
  readonly #host: StoreElement;
  readonly #choice: DebouncedChoice<PriceBounds>;
  #search = '';
  #widest: PriceBounds = {};
  /** Whether the tab does not remember the range yet. */
  #isWider = false;

  constructor(host: StoreElement) {
    this.#host = host;
    this.#choice = new DebouncedChoice(host, bounds => this.#limit(bounds));
    host.addController(this);
  }

  hostUpdate(): void {
    const {store} = this.#host;
    const {answer} = store.state;
    if (!answer) return;
    const search = searchOf(answer, store);
    const seen = this.#search === search ? this.#widest : remembered.get(search);
    const widest = widen(seen ?? {}, answer, store.scope.filters);
    this.#isWider ||= this.#search !== search || toJson(widest) !== toJson(this.#widest);
    this.#search = search;
    this.#widest = widest;
  }

  hostUpdated(): void {
    if (this.#isWider) remembered.set(this.#search, this.#widest);
    this.#isWider = false;
  }

  render({translate, money}: Localization): TemplateResult {
    const choice = this.#choice;
    const bounds = choice.value ?? boundsIn(this.#host.store.state.query.filters);
    return priceRange({translate, money, ends: this.#widest, bounds, choice});
  }

  #limit({min, max}: PriceBounds): void {
    refine(this.#host.store, ({filter_price_min, filter_price_max, ...others}) => ({
      ...others,
      ...(min !== undefined && {filter_price_min: [`${min}`]}),
      ...(max !== undefined && {filter_price_max: [`${max}`]}),
    }));
  }
}

const boundsIn = ({filter_price_min: min, filter_price_max: max}: Filters): PriceBounds => ({
  min: min && Number(min[0]),
  max: max && Number(max[0]),
});

/**
 * Widens the known range by an answer's prices, because other filters may have narrowed them. An answer filtered by a minimum says nothing
 * about the lowest price: skips such ends, and answers to another fixed price filter.
 *
 * @param fixed the filters of the list, which are part of the search.
 */
function widen(known: PriceBounds, {facets, request}: Answer, fixed: Filters): PriceBounds {
  if (!facets.price_range) return known;
  const [lowest = 0, highest = 0] = facets.price_range;
  const {min = lowest, max = highest} = known;
  const isWhole = (param: 'filter_price_min' | 'filter_price_max') =>
    Boolean(request.filters[param]) === Boolean(fixed[param]);
  return {
    min: isWhole('filter_price_min') ? Math.min(min, lowest) : known.min,
    max: isWhole('filter_price_max') ? Math.max(max, highest) : known.max,
  };
}

function isRange(stored: unknown): boolean {
  return Object.values(stored as PriceBounds).every(Number.isFinite);
}
