import {html, nothing, type TemplateResult} from 'lit';
import type {Facets} from '../../core/contract/schema.ts';
import {
  entriesOf,
  type Facet,
  type FacetName,
  type FacetValue,
  facetNames,
  headingOf,
  isSelected,
} from '../../core/filters/facets.ts';
import {type Choice, type Filters, isChosen} from '../../core/filters/filters.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import {report} from '../../service/console/report.ts';
import type {Localization} from '../shared/localize.ts';
import type {OptionSwatches} from '../shared/option-swatches.ts';
import {textContent} from '../shared/text-content.ts';
import {type FacetChoice, type FiltersContext, facetChoice} from './facet-choice.ts';
import {facetGroup, type GroupContent, type GroupStates} from './facet-group.ts';
import type {FacetValues} from './long-facet.ts';
import type {PriceFilter} from './price-filter.ts';

export interface FacetContext extends FiltersContext {
  readonly localization: Localization;
  /** The answer's facets, for the controls that list no values. */
  readonly answered: Facets;
  /** The facets with the values to choose from. */
  readonly facets: readonly Facet[];
  /** Whether all results are on sale, as far as is known. */
  readonly isAllOnSale: boolean;
  readonly price: PriceFilter;
  readonly values: FacetValues;
  readonly swatches: OptionSwatches;
}

/** A single checkbox, which has no group. */
interface Toggle extends Pick<GroupContent, 'id' | 'countIn'> {
  readonly choice: TemplateResult;
}

export type FacetItem = GroupContent | Toggle;

/** The items of each facet. Each facet has its own array, so that the others keep their nodes when one comes or goes. */
export type FacetItems = readonly (readonly FacetItem[])[];

/** The controls of facets, or some of them. */
export function facetList(
  facets: FacetItems,
  states: GroupStates,
  isListed: (item: FacetItem) => boolean = () => true,
): TemplateResult {
  const first = facets.flat().find(isGroup);
  const render = (item: FacetItem) => {
    if (!isListed(item)) return nothing;
    if (isGroup(item)) return facetGroup(item, item === first, states);
    return html`<div part="facet toggle">${item.choice}</div>`;
  };
  return html`<div part="facets">${facets.map(items => items.map(render))}</div>`;
}

const isGroup = (item: FacetItem): item is GroupContent => 'content' in item;
const isToggle = (item: FacetItem): item is Toggle => !isGroup(item);

/**
 * Puts all single checkboxes into the group "Availability", in place of the checkbox "in stock": in a bar, a checkbox would stand among
 * words. Themes have that group too.
 */
export function withAvailability(facets: FacetItems, translate: Translate): FacetItems {
  const toggles = facets.flat().filter(isToggle);
  const group: GroupContent = {
    id: 'available',
    heading: translate('availability'),
    part: 'values',
    content: () => toggles.map(({choice}) => choice),
    countIn: filters => toggles.reduce((sum, {countIn}) => sum + countIn(filters), 0),
  };
  if (!toggles.some(isStock)) return facets;
  const place = (item: FacetItem) => (isStock(item) ? [group] : [item].filter(isGroup));
  return facets.map(items => items.flatMap(place));
}

const isStock = ({id}: FacetItem): boolean => id === 'filter_available';

/** The items of facets, in the order of their names. */
export const facetItems = (names: readonly FacetName[], context: FacetContext): FacetItems =>
  names.map(name => itemsOf(name, context));

/** Returns the groups of a facet, one for each option or metafield, or its single control. */
function itemsOf(name: FacetName, context: FacetContext): readonly FacetItem[] {
  const {answered, facets, isAllOnSale, filters} = context;
  switch (name) {
    case 'price_range':
      return priceGroup(context);
    case 'available':
      // Without a price, nothing is in stock.
      return toggle('filter_available', 'available', answered.price_range !== null, context);
    case 'on_sale':
      if (isAllOnSale && !filters.filter_on_sale) return [];
      return toggle('filter_on_sale', 'onSale', answered.on_sale_count > 0, context);
    default:
      return facets.filter(({facet}) => facet === name).map(facet => valueGroup(facet, context));
  }
}

function priceGroup({answered, filters, price, localization}: FacetContext): GroupContent[] {
  const countIn = (of: Filters) => ((of.filter_price_min ?? of.filter_price_max) ? 1 : 0);
  if (!(answered.price_range ?? countIn(filters))) return [];
  const heading = localization.translate('price');
  const content = () => price.render(localization);
  return [{id: 'price_range', heading, part: 'price', content, countIn}];
}

function valueGroup(facet: Facet, context: FacetContext): GroupContent {
  const {translate} = context.localization;
  const choice = (each: FacetValue) => facetChoice(describeChoice(facet, each, context), context);
  const content = () => html`
    ${facet.facet === 'tags' ? html`<p part="note" ${textContent(translate('allChosen'))}></p>` : nothing}
    ${context.values(facet, context.filters, translate, choice)}
  `;
  const countIn = (of: Filters) => facet.values.filter(({value}) => isSelected(facet, value, of)).length;
  const heading = headingOf(facet, translate);
  return {id: facet.id, heading, part: 'values', content, countIn};
}

function describeChoice(
  facet: Facet,
  {value, count}: FacetValue,
  {localization: {translate}, swatches}: FacetContext,
): FacetChoice {
  const {id, name} = facet;
  return {
    name: id,
    text: facet.facet === 'content_types' ? translate(`kind_${value}` as MessageKey) : value,
    count: count === undefined ? undefined : translate('valueCount', {count}),
    swatch: facet.facet === 'variant_options' ? swatches.get(name, value) : undefined,
    choice: entriesOf(facet, value),
  };
}

/** Returns the checkbox of a filter that is on or off. It has no count, since the service does not count products in stock (§2.3). */
function toggle(
  param: 'filter_available' | 'filter_on_sale',
  message: MessageKey,
  isFound: boolean,
  context: FacetContext,
): Toggle[] {
  const choice: Choice = [[param, 'true']];
  if (!isFound && !isChosen(context.filters, choice)) return [];
  const value = {name: param, text: context.localization.translate(message), choice};
  const countIn = (of: Filters) => Number(isChosen(of, choice));
  return [{id: param, choice: facetChoice(value, context), countIn}];
}

/** Reads the attribute `facets`: names, separated by spaces; all facets without it. The console lists the unknown names. */
export function readFacetNames(attribute: string | null): readonly FacetName[] {
  const names: readonly string[] = attribute?.match(/\S+/g) ?? facetNames;
  const unknown = names.filter(name => !isFacetName(name));
  if (unknown.length) void report('facets', unknown, facetNames);
  return names.filter(isFacetName);
}

const isFacetName = (name: string): name is FacetName => facetNames.some(known => known === name);
