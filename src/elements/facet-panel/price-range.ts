import {html, nothing, type TemplateResult} from 'lit';
import type {Money} from '../../core/money/money.ts';
import {type PriceScale, priceScale} from '../../core/money/price-scale.ts';
import {toBase} from '../../core/money/to-base.ts';
import type {Translate} from '../../i18n/translator.ts';

/** Prices that are asked for, in the store's base currency; a side that is left out is open. */
export interface PriceBounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export interface PriceContext {
  readonly translate: Translate;
  readonly money: Money;
  /** The lowest and the highest price there is. */
  readonly ends: Required<PriceBounds>;
  readonly chosen: PriceBounds;
  /** What the thumbs say while the shopper holds one. */
  readonly held: PriceBounds | undefined;
  readonly hold: (bounds: PriceBounds) => void;
  /** Searches for what is held. */
  readonly letGo: () => void;
  readonly choose: (bounds: PriceBounds) => void;
}

type Side = keyof PriceBounds;

/** Two numbers and a slider with two thumbs: in the shopper's currency, while the service takes the store's (§2.2). */
export function priceRange(context: PriceContext): TemplateResult {
  const {money, ends} = context;
  const scale = priceScale(money.fromBase(ends.min), money.fromBase(ends.max), money.digits);
  return html`<div part="amounts">${amount('min', context)}<span aria-hidden="true">–</span>${amount('max', context)}</div>
    ${scale ? slider(scale, context) : nothing}`;
}

function amount(
  side: Side,
  {translate, money, ends, chosen, held = chosen, choose}: PriceContext,
): TemplateResult {
  const bound = held[side];
  const onChange = ({target}: Event) => {
    const input = target as HTMLInputElement;
    if (!input.reportValidity()) return;
    const typed = {[side]: input.value ? toBase(money, input.valueAsNumber, side) : undefined};
    const bounds = {...chosen, ...typed};
    // Of two that leave nothing between them, the one that was typed last is meant.
    choose(Number(bounds.min) > Number(bounds.max) ? typed : bounds);
  };
  return html`<input type="number" inputmode="decimal" min="0" step="any" aria-label=${translate(side === 'min' ? 'priceMin' : 'priceMax')}
    placeholder=${money.fromBase(ends[side])} .value=${bound === undefined ? '' : `${money.fromBase(bound)}`} @change=${onChange}>`;
}

/** How long keys rest before what they chose counts: each is a `change`, and only the last one is meant. */
export const KEYS_REST_MS = 400;
let keys: ReturnType<typeof setTimeout> | undefined;

function slider(scale: PriceScale, context: PriceContext): TemplateResult {
  const {translate, money, ends, chosen, held: bounds = chosen, hold, letGo} = context;
  const at = (side: Side) => {
    const bound = bounds[side];
    return bound === undefined
      ? scale[side]
      : Math.min(Math.max(money.fromBase(bound), scale.min), scale.max);
  };
  const low = at('min');
  const high = at('max');
  const share = (amount: number) => (amount - scale.min) / (scale.max - scale.min);
  const onInput = (side: Side, input: HTMLInputElement) => {
    const value = input.valueAsNumber;
    const place = side === 'min' ? Math.min(value, high) : Math.max(value, low);
    input.valueAsNumber = place;
    // The scale is rounded: its ends lie outside of all prices.
    const isIn = place > money.fromBase(ends.min) && place < money.fromBase(ends.max);
    const price = isIn ? toBase(money, place, side) : side === 'min' ? ends.max : ends.min;
    hold({...bounds, [side]: place === scale[side] ? undefined : price});
  };
  const end = () => {
    clearTimeout(keys);
    keys = undefined;
    letGo();
  };
  const onKey = () => {
    clearTimeout(keys);
    keys = setTimeout(end, KEYS_REST_MS);
  };
  const onChange = () => keys || letGo();
  // What is chosen can lie outside of all prices.
  const {min = Math.min(ends.min, bounds.max ?? ends.min), max = Math.max(ends.max, bounds.min ?? ends.max)} =
    bounds;
  const thumb = (
    side: Side,
  ) => html`<input type="range" aria-label=${translate(side === 'min' ? 'priceFrom' : 'priceTo')}
    min=${scale.min} max=${scale.max} step=${scale.step} .value=${`${at(side)}`} aria-valuetext=${money.format(bounds[side] ?? ends[side])}
    @input=${({target}: Event) => onInput(side, target as HTMLInputElement)} @change=${onChange} @keydown=${onKey} @keyup=${onKey} @blur=${end}>`;
  return html`<div part=${share(low) > 0.5 ? 'slider high' : 'slider'} .style=${`--_low:${share(low)};--_high:${share(high)}`}>${thumb('min')}${thumb('max')}</div>
    <p part="price-text" aria-hidden="true">${money.range(min, max)}</p>`;
}
