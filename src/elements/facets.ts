import type {Facets} from '../core/contract.ts';
import {type Choice, type FacetGroup, type FacetSeeds, facetGroups} from '../core/facet-groups.ts';
import {isChosen} from '../core/filter-rules.ts';
import type {FilterEntry, Filters} from '../core/filters.ts';
import type {MessageKey, Say} from '../core/messages.ts';
import type {Money} from '../core/money.ts';
import {html, nothing, type TemplateResult} from './rendered-element.ts';

export const facetNames = [
  'content_types',
  'vendors',
  'product_types',
  'price_range',
  'available',
  'on_sale',
  'variant_options',
  'metafields',
  'tags',
] as const;
export type FacetName = (typeof facetNames)[number];

export interface FacetContext {
  readonly say: Say;
  readonly money: Money;
  readonly filters: Filters;
  readonly facets: Facets | undefined;
  readonly seeds: FacetSeeds;
  /** Searches with the entries chosen, or without them. */
  readonly refine: (entries: readonly FilterEntry[], chosen: boolean) => void;
}

/** One facet's controls; an option axis or a metafield each makes a group. */
export function facet(name: FacetName, context: FacetContext): unknown {
  const {facets, filters, seeds, say} = context;
  if (name === 'price_range') return price(context);
  // There is no count of what is in stock (§2.3); where nothing has a price, nothing is.
  if (name === 'available')
    return toggle('filter_available', say('available'), facets?.price_range ? undefined : 0, context);
  if (name === 'on_sale') return toggle('filter_on_sale', say('onSale'), facets?.on_sale_count, context);
  return facetGroups(name, facets, filters, seeds).map(each => group(each, context));
}

function group({id, heading, multiple, choices}: FacetGroup, context: FacetContext): TemplateResult {
  const {say} = context;
  const name = 'key' in heading ? say(heading.key) : heading.text;
  return html`<fieldset part="facet">
    <legend part="heading">${name}</legend>
    ${choices.map(each => {
      const text = id === 'content_types' ? say(`kind_${each.value}` as MessageKey) : each.value;
      return choice(each, text, multiple ? 'checkbox' : 'radio', id, context);
    })}
  </fieldset>`;
}

/** A radio that is chosen fires no `change` when it is clicked again, to be cleared; `click` comes for all. */
function choice(
  {chosen, count, entries}: Omit<Choice, 'value'>,
  text: string,
  type: string,
  name: string,
  {refine}: FacetContext,
): TemplateResult {
  return html`<label part="value">
    <input type=${type} name=${name} value=${text} .checked=${chosen} @click=${() => refine(entries, !chosen)}>
    <span>${text}</span> ${count === undefined ? nothing : html`<span part="count">(${count})</span>`}
  </label>`;
}

/** A two-state filter: on, or not asked for. */
function toggle(
  param: 'filter_available' | 'filter_on_sale',
  text: string,
  count: number | undefined,
  context: FacetContext,
): TemplateResult | typeof nothing {
  const entries: FilterEntry[] = [[param, 'true']];
  const chosen = isChosen(context.filters, entries);
  if (count === 0 && !chosen) return nothing;
  return html`<div part="facet toggle">${choice({chosen, count, entries}, text, 'checkbox', param, context)}</div>`;
}

/** Typed in the shopper's currency, sent in the store's (§2.2 prices). */
function price({facets, filters, say, money, refine}: FacetContext): TemplateResult | typeof nothing {
  const range = facets?.price_range;
  const bound = (
    param: 'filter_price_min' | 'filter_price_max',
    label: string,
    limit: number | undefined,
  ) => {
    const given = filters[param]?.[0];
    const onChange = ({target}: Event) => {
      const input = target as HTMLInputElement;
      if (!input.reportValidity()) return;
      if (input.value) refine([[param, String(money.toBase(input.valueAsNumber))]], true);
      else if (given) refine([[param, given]], false);
    };
    return html`<input type="number" inputmode="decimal" min="0" step="any" aria-label=${label} @change=${onChange}
      placeholder=${limit === undefined ? '' : money.fromBase(limit)} .value=${given ? String(money.fromBase(Number(given))) : ''}>`;
  };
  if (!range && !filters.filter_price_min && !filters.filter_price_max) return nothing;
  return html`<fieldset part="facet price">
    <legend part="heading">${say('price')}</legend>
    ${bound('filter_price_min', say('priceMin'), range?.[0])}<span aria-hidden="true">–</span>${bound('filter_price_max', say('priceMax'), range?.[1])}
  </fieldset>`;
}
