import {html, nothing, type TemplateResult} from 'lit';
import type {ProductItem, Variant} from '../../../core/contract/schema.ts';
import {nearestVariant, optionValue} from '../../../core/products/variant-options.ts';
import {isVisible} from '../../../core/query/query-text.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {OptionSwatches, type Swatch} from '../../shared/option-swatches.ts';
import type {Feature, ListHost} from '../feature.ts';
import type {CardList} from './card-list.ts';
import {swatchStyles} from './swatches.styles.ts';

/** Maximum of swatches; more do not fit on a card. */
const MAX_VALUES = 6;

export interface SwatchesHost extends ListHost {
  readonly swatchOptions: string | null;
  readonly cardList: CardList;
}

/** Shows the values of products' options on their cards. A card shows the variant of the value that the shopper points at or chooses. */
export const swatches: Feature<SwatchesHost> = list => {
  adoptStyles(list, swatchStyles);
  const looks = new OptionSwatches(list);
  return {places: {options: (...shown) => swatchesOf(list, looks, ...shown)}};
};

/**
 * Renders the values of one option.
 *
 * @param shown the variant that the card shows.
 * @param key the card's key, which keeps the names of its radios: renaming a checked radio, as for another product, would uncheck others.
 * @param isColour whether only an option whose values are colours or pictures is rendered.
 */
function swatchesOf(
  list: SwatchesHost,
  looks: OptionSwatches,
  name: string,
  item: ProductItem,
  shown: Variant | undefined,
  key: string,
  isColour = false,
): TemplateResult | typeof nothing {
  const values = [...new Set(item.variants.map(variant => optionValue(variant, name)))].filter(isVisible);
  const dots = looks.distinct(name, values);
  if (isColour && !dots.size) return nothing;
  const rest = values.length - MAX_VALUES;
  const place = item.variants[1]?.options.findIndex(option => option.name === name);
  return html`<div class="search-swatches" role="radiogroup" aria-label="${item.title} ${name}">
    ${values.slice(0, MAX_VALUES).map(value => {
      const variant = nearestVariant(item.variants, name, value, shown);
      const isChosen = shown !== undefined && optionValue(shown, name) === value;
      const look = dots.get(value);
      // The radio has the accessible name.
      const content = look ? dot(look) : html`<span aria-hidden="true">${value}</span>`;
      return swatch(list, {value, content, item, variant, isChosen, group: `search-${key}-${place}`});
    })}
  </div>
  ${rest > 0 ? html`<small>+${rest}</small>` : nothing}`;
}

function swatch(
  list: SwatchesHost,
  {value, content, item, variant, isChosen, group}: SwatchChoice,
): TemplateResult {
  const {translate} = list.localization ?? {};
  const choose = () => list.cardList.showVariant(item, variant);
  // Ignores touches: a finger that scrolls the page enters too, and a tap dispatches `change`.
  const onPointer = ({pointerType}: PointerEvent) => pointerType === 'touch' || choose();
  // Browsers do not scroll to a focused control if half of it is in view.
  const onFocus = ({currentTarget}: Event) => {
    choose();
    (currentTarget as Element).scrollIntoView({block: 'nearest', behavior: 'instant'});
  };
  return html`<label
    class="search-swatch"
    data-value=${value}
    title=${value}
    ?data-sold-out=${!variant.available}
    @pointerenter=${onPointer}
  >
    <input
      type="radio"
      name=${group}
      aria-label=${variant.available ? value : `${value} ${translate?.('soldOut')}`}
      .checked=${isChosen}
      @change=${choose}
      @focus=${onFocus}
    />
    ${content}
  </label>`;
}

interface SwatchChoice {
  readonly value: string;
  /** A dot that shows the value, or the value itself. */
  readonly content: TemplateResult;
  readonly item: ProductItem;
  /** The variant that the card shows with this value. */
  readonly variant: Variant;
  readonly isChosen: boolean;
  /** The name that the radios of an option share. */
  readonly group: string;
}

function dot({colour, picture}: Swatch): TemplateResult {
  if (picture) return html`<img src=${picture} alt="" loading="lazy" width="20" height="20" />`;
  return html`<svg viewBox="0 0 2 2" aria-hidden="true"><circle cx="1" cy="1" r="1" fill=${colour ?? nothing}></circle></svg>`;
}
