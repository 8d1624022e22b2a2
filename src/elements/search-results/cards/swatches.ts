import {html, nothing, type TemplateResult} from 'lit';
import type {ProductItem, Variant} from '../../../core/contract/schema.ts';
import type {Translate} from '../../../i18n/translator.ts';
import {cssColour} from '../../shared/css-colour.ts';

/** More do not fit a card. */
const MOST = 6;

/** Which variant of an answer a card shows since the shopper chose it. */
const choices = new WeakMap<Element, Variant>();

/** A number for each card. */
const numbers = new WeakMap<Element, number>();
let cards = 0;

/** What a card's swatches need besides its item. */
export interface SwatchContext {
  readonly card: HTMLElement;
  readonly translate: Translate;
  /** Draws the card anew. */
  readonly redraw: () => void;
}

/** The variant that the shopper chose on a card; another answer, as to other filters, has variants of its own. */
export function chosenVariant(card: Element, {variants}: ProductItem): Variant | undefined {
  return variants.find(variant => variant === choices.get(card));
}

/**
 * The values of one of a product's options: pointing at one, or choosing it, has the card show the variant. The card has
 * kept the place.
 */
export function swatches(
  name: string,
  {title, variants}: ProductItem,
  shown: Variant | undefined,
  context: SwatchContext,
): TemplateResult {
  const values = [...new Set(variants.map(variant => optionValue(variant, name)))];
  const rest = values.length - MOST;
  const group = groupName(
    context.card,
    variants[1]?.options.findIndex(option => option.name === name),
  );
  return html`<div class="search-swatches" role="radiogroup" aria-label="${title} ${name}">
    ${values.slice(0, MOST).map(value => {
      const variant = nearest(variants, name, value, shown);
      return swatch(value, variant, group, shown && optionValue(shown, name) === value, context);
    })}${rest > 0 ? html`<small>+${rest}</small>` : nothing}
  </div>`;
}

function swatch(
  value: string,
  variant: Variant,
  group: string,
  checked: boolean | undefined,
  {card, translate, redraw}: SwatchContext,
): TemplateResult {
  const choose = () => {
    choices.set(card, variant);
    redraw();
  };
  // Browsers leave what is half in view there.
  const show = ({currentTarget}: Event) => {
    choose();
    (currentTarget as Element).scrollIntoView({block: 'nearest'});
  };
  const colour = cssColour(value);
  const label = variant.available ? value : `${value} ${translate('soldOut')}`;
  return html`<label class="search-swatch" data-value=${value} title=${value} ?data-sold-out=${!variant.available} @pointerenter=${choose}>
    <input type="radio" name=${group} aria-label=${label} .checked=${checked ?? false} @change=${choose} @focus=${show}>
    ${colour ? html`<svg viewBox="0 0 2 2" aria-hidden="true"><circle cx="1" cy="1" r="1" fill=${colour}></circle></svg>` : value}
  </label>`;
}

/** Not the product's: a radio that is renamed while it is checked, as its card shows another, would uncheck one there. */
function groupName(card: Element, place: number | undefined): string {
  const number = numbers.get(card) ?? ++cards;
  numbers.set(card, number);
  return `search-${number}-${place}`;
}

/** Of the variants with a value, the one that is like what is shown in most else, and can be bought. */
function nearest(
  variants: readonly Variant[],
  name: string,
  value: string,
  shown: Variant | undefined,
): Variant {
  const likeness = ({options, available}: Variant) =>
    Number(available) / 2 +
    options.filter(
      option => option.name !== name && shown && optionValue(shown, option.name) === option.value,
    ).length;
  const having = variants.filter(variant => optionValue(variant, name) === value);
  return having.reduce((best, variant) => (likeness(variant) > likeness(best) ? variant : best));
}

function optionValue({options}: Variant, name: string): string {
  return options.find(option => option.name === name)?.value ?? '';
}
