import type {ReactiveController, TemplateResult} from 'lit';
import type {Filters} from '../../core/filters/filters.ts';
import {tab} from '../../service/browser/storage.ts';
import type {Localization} from '../../store/localization.ts';
import type {SearchState} from '../../store/search-state.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {HeldChoice} from '../shared/held-choice.ts';
import {fieldStyles} from './field.styles.ts';
import type {PanelHost} from './panel-host.ts';
import {priceRangeStyles} from './price-range.styles.ts';
import {type PriceBounds, type PriceControls, priceRange} from './price-range.ts';
import {refine} from './refine.ts';

/** A search and the widest range of prices seen in it, in the base currency. */
type WidestRange = readonly [search: string, min: number, max: number];

/** The price filter: the bounds that the shopper holds, and the ends between which they move. */
export class PriceFilter implements ReactiveController, PriceControls {
  readonly #host: PanelHost;
  readonly #held: HeldChoice<PriceBounds>;
  #widest: WidestRange | undefined;

  constructor(host: PanelHost) {
    this.#host = host;
    this.#held = new HeldChoice(host, bounds => this.#choose(bounds));
    host.addController(this);
  }

  hostConnected(): void {
    for (const styles of [fieldStyles, priceRangeStyles]) adoptStyles(this.#host.renderRoot, styles);
  }

  hostUpdate(): void {
    const {state, scope} = this.#host.store;
    if (!state.answer) return;
    const search = JSON.stringify([state.answer.request.query, scope.filters]);
    const seen = isOf(search, this.#widest) ? this.#widest : tab.get('prices');
    const widest = widen(search, isOf(search, seen) ? seen : undefined, state);
    if (`${widest}` !== `${this.#widest}`) tab.set('prices', widest);
    this.#widest = widest;
  }

  render({translate, money}: Localization): TemplateResult {
    const [, min = 0, max = 0] = this.#widest ?? [];
    const chosen = chosenBounds(this.#host.store.state.query.filters);
    return priceRange({translate, money, ends: {min, max}, chosen, held: this.#held.value}, this);
  }

  hold(bounds: PriceBounds): void {
    this.#held.hold(bounds);
  }

  rest(): void {
    this.#held.rest();
  }

  release(): void {
    this.#held.release();
  }

  onThumbChange(): void {
    // Each key is a change of its own, and is searched for when the keys rest.
    if (!this.#held.isResting) this.release();
  }

  #choose({min, max}: PriceBounds): void {
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

/** Widens the range seen so far by an answer's prices: filters may let fewer through now. */
function widen(search: string, seen: WidestRange | undefined, {answer, query}: SearchState): WidestRange {
  const range = answer?.facets.price_range;
  const chosen = chosenBounds(query.filters);
  const [min = chosen.min ?? 0, max = chosen.max ?? min] = range ?? [];
  if (!seen) return [search, min, max];
  return range ? [search, Math.min(seen[1], min), Math.max(seen[2], max)] : seen;
}

/** Whether a value, such as what is in storage, is the range of a search. */
const isOf = (search: string, range: unknown): range is WidestRange =>
  Array.isArray(range) && range[0] === search && range.slice(1).filter(Number.isFinite).length === 2;
