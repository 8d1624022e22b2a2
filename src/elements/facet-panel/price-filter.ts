import type {ReactiveController, TemplateResult} from 'lit';
import type {Filters} from '../../core/filters/filters.ts';
import {tab} from '../../service/browser/storage.ts';
import type {Localization} from '../../store/localization.ts';
import type {SearchState} from '../../store/search-state.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {fieldStyles} from './field.styles.ts';
import {KEYS_REST_MS} from './paced-keys.ts';
import type {PanelHost} from './panel-host.ts';
import {priceRangeStyles} from './price-range.styles.ts';
import {type PriceBounds, type PriceControls, priceRange} from './price-range.ts';
import {refine} from './refine.ts';

/** A search and the widest range of prices seen in it, in the base currency. */
type WidestRange = readonly [search: string, min: number, max: number];

/** The price filter: the bounds that the shopper holds, and the ends between which they move. */
export class PriceFilter implements ReactiveController, PriceControls {
  readonly #host: PanelHost;
  #held: PriceBounds | undefined;
  #widest: WidestRange | undefined;
  /** Runs while keys move a thumb. */
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: PanelHost) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    for (const styles of [fieldStyles, priceRangeStyles]) adoptStyles(this.#host.renderRoot, styles);
    addEventListener('popstate', this.#forget);
  }

  hostDisconnected(): void {
    removeEventListener('popstate', this.#forget);
    this.#forget();
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
    return priceRange({translate, money, ends: {min, max}, chosen, held: this.#held}, this);
  }

  hold(bounds: PriceBounds): void {
    this.#held = bounds;
    this.#host.requestUpdate();
  }

  release(): void {
    this.#endTimer();
    if (this.#held) this.choose(this.#held);
  }

  onThumbKey(): void {
    this.#endTimer();
    this.#timer = setTimeout(() => this.release(), KEYS_REST_MS);
  }

  onThumbChange(): void {
    // Each key is a change of its own: then the timer releases the thumb.
    if (this.#timer === undefined) this.release();
  }

  choose({min, max}: PriceBounds): void {
    this.#held = undefined;
    refine(this.#host.store, ({filter_price_min, filter_price_max, ...others}) => ({
      ...others,
      ...(min !== undefined && {filter_price_min: [`${min}`]}),
      ...(max !== undefined && {filter_price_max: [`${max}`]}),
    }));
  }

  /** Forgets bounds that were not searched for: they belong to the page that Back or Forward leaves. */
  readonly #forget = () => {
    this.#endTimer();
    if (!this.#held) return;
    this.#held = undefined;
    this.#host.requestUpdate();
  };

  #endTimer(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
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
