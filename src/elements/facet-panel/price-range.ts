import {html, nothing, type TemplateResult} from 'lit';
import {live} from 'lit/directives/live.js';
import type {Money} from '../../core/money/money.ts';
import {type PriceScale, plainAmount, priceScale, toBase} from '../../core/money/price-scale.ts';
import type {Translate} from '../../i18n/translator.ts';
import {type DebouncedChoice, leaveOnWheel} from '../shared/debounced-choice.ts';
import {textContent} from '../shared/text-content.ts';

/** Prices in the store's base currency; a side without a bound is open. */
export interface PriceBounds {
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

type Side = keyof PriceBounds;

interface PriceContext {
  readonly translate: Translate;
  readonly money: Money;
  /** The lowest and the highest price, as far as they are known. */
  readonly ends: PriceBounds;
  /** The chosen bounds, or those of a thumb that the shopper holds. */
  readonly bounds: PriceBounds;
  readonly choice: DebouncedChoice<PriceBounds>;
}

/** The slider is shown if both ends are known. */
interface SliderContext extends PriceContext {
  readonly ends: Required<PriceBounds>;
  readonly scale: PriceScale;
}

/** Two numbers and a slider with two thumbs, in the shopper's currency; the service takes the store's (§2.2). */
export function priceRange(context: PriceContext): TemplateResult {
  return html`
    <div part="amounts">
      ${amount('min', context)}
      <span aria-hidden="true">–</span>
      ${amount('max', context)}
    </div>
    ${slider(context)}
  `;
}

/**
 * Renders a number field, and its amount with separators, which is shown until the shopper types. The value is not bound with `live()`,
 * so that the typed text stays when another answer renders.
 */
function amount(side: Side, {translate, money, ends, bounds, choice}: PriceContext): TemplateResult {
  const [bound, end] = [bounds[side], ends[side]];
  const onChange = ({currentTarget}: Event) => {
    const input = currentTarget as HTMLInputElement;
    if (!input.reportValidity()) return;
    const typed = {[side]: input.value ? toBase(money, input.valueAsNumber, side) : undefined};
    const both = {...bounds, ...typed};
    // If min > max, keeps only the bound just entered.
    choice.choose(Number(both.min) > Number(both.max) ? typed : both, input);
  };
  const shown = bound ?? end;
  const field = html`
    <span class="field">
      <input
        type="number"
        name="filter_price_${side}"
        inputmode=${money.digits ? 'decimal' : 'numeric'}
        min="0"
        step="any"
        aria-label=${translate(side === 'min' ? 'priceMin' : 'priceMax')}
        placeholder=${end === undefined ? nothing : amountText(end, money)}
        .value=${bound === undefined ? '' : amountText(bound, money)}
        @beforeinput=${(event: InputEvent) => takeDigits(event, money.digits)}
        @change=${onChange}
        @wheel=${leaveOnWheel}
      >
      <span
        aria-hidden="true"
        ?data-hint=${bound === undefined}
        ${textContent(shown === undefined ? '' : money.digitsOf(shown))}
      ></span>
    </span>
  `;
  return withSign(field, money);
}

/** Writes an amount as the field takes it: with all decimals of the currency, or none. */
function amountText(baseAmount: number, {fromBase, digits}: Money): string {
  const amount = fromBase(baseAmount);
  return Number.isInteger(amount) ? `${amount}` : amount.toFixed(digits);
}

/** Renders a field with the sign of the currency before or after it. */
function withSign(field: TemplateResult, {sign}: Money): TemplateResult {
  const text = sign ? html`<span aria-hidden="true" ${textContent(sign.text)}></span>` : nothing;
  return html`<label part="amount">${sign?.isFirst ? text : nothing}${field}${sign?.isFirst ? nothing : text}</label>`;
}

/**
 * Two thumbs on one scale. Its style is set as a property: `styleMap` sets the attribute at first, which a strict
 * Content-Security-Policy blocks.
 */
function slider(context: PriceContext): TemplateResult | typeof nothing {
  const {min, max} = context.ends;
  if (min === undefined || max === undefined) return nothing;
  const {fromBase, digits} = context.money;
  const scale = priceScale(fromBase(min), fromBase(max), digits);
  if (!scale) return nothing;
  const known = {...context, ends: {min, max}, scale};
  const share = (side: Side) => (placeOf(side, known) - scale.min) / (scale.max - scale.min);
  const [low, high] = [share('min'), share('max')];
  return html`
    <div part=${low > 0.5 ? 'slider high' : 'slider'} .style=${`--_low: ${low}; --_high: ${high}`}>
      ${thumb('min', known)} ${thumb('max', known)}
    </div>
  `;
}

function thumb(side: Side, context: SliderContext): TemplateResult {
  const {translate, money, scale, ends, bounds, choice} = context;
  const onInput = ({currentTarget}: Event) =>
    choice.hold({...bounds, [side]: moveThumb(currentTarget as HTMLInputElement, side, context)});
  const onChange = ({currentTarget}: Event) =>
    choice.choose(choice.value ?? bounds, currentTarget as HTMLInputElement);
  return html`
    <input
      type="range"
      aria-label=${translate(side === 'min' ? 'priceFrom' : 'priceTo')}
      min=${scale.min}
      max=${scale.max}
      step=${scale.step}
      .value=${live(`${placeOf(side, context)}`)}
      aria-valuetext=${money.format(bounds[side] ?? ends[side])}
      @input=${onInput}
      @change=${onChange}
      @pointercancel=${choice.drop}
      @wheel=${leaveOnWheel}
    >
  `;
}

/** Returns the position of a thumb on the scale. */
function placeOf(side: Side, {scale, money, bounds}: SliderContext): number {
  const bound = bounds[side];
  if (bound === undefined) return scale[side];
  return Math.min(Math.max(money.fromBase(bound), scale.min), scale.max);
}

/** Keeps a moved thumb from passing the other one, and returns its bound. */
function moveThumb(thumb: HTMLInputElement, side: Side, context: SliderContext): number | undefined {
  const {scale} = context;
  const isMin = side === 'min';
  const otherSide = isMin ? 'max' : 'min';
  const other = placeOf(otherSide, context);
  // Two thumbs in one place would leave no price between them; at an end of the scale, they leave the prices of that end.
  const gap = other === scale[otherSide] ? 0 : scale.step;
  const limit = isMin ? Math.max(other - gap, scale.min) : Math.min(other + gap, scale.max);
  const place = thumb.valueAsNumber;
  if (isMin ? place > limit : place < limit) thumb.valueAsNumber = limit;
  return boundAt(side, thumb.valueAsNumber, context);
}

/** Returns the bound of a thumb at a place; none at the end of its side. */
function boundAt(side: Side, place: number, {scale, money, ends}: SliderContext): number | undefined {
  if (place === scale[side]) return undefined;
  // The ends of the scale are round numbers, and so outside of all prices.
  if (place > money.fromBase(ends.min) && place < money.fromBase(ends.max)) return toBase(money, place, side);
  return side === 'min' ? ends.max : ends.min;
}

/**
 * Writes a typed or pasted amount into a number field with the digits 0 to 9 and without separators of thousands. Browsers drop
 * the digits of all scripts but their own language's.
 *
 * @param digits decimal places of the currency.
 */
function takeDigits(event: InputEvent, digits: number): void {
  const {data} = event;
  const plain = plainAmount(data ?? '', digits);
  if (plain === data || event.isComposing || data === null) return;
  event.preventDefault();
  // Keeps the caret and the undo history, unlike setting the value.
  if (plain) document.execCommand('insertText', false, plain);
}
