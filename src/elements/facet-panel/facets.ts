import {html, nothing, type TemplateResult} from 'lit';
import {FEW_VALUES} from '../../core/contract/limits.ts';
import type {Facets} from '../../core/contract/schema.ts';
import {
  type Choice,
  type FacetGroup,
  type FacetName,
  type FacetSeeds,
  facetGroups,
} from '../../core/filters/facet-groups.ts';
import {choose, drop, isChosen} from '../../core/filters/filter-rules.ts';
import type {FilterEntry, Filters} from '../../core/filters/filters.ts';
import type {MessageKey, Translate} from '../../i18n/translator.ts';
import type {FacetExtras, Search} from './facet-extras.ts';

export interface FacetContext {
  readonly translate: Translate;
  readonly filters: Filters;
  readonly facets: Facets;
  readonly seeds: FacetSeeds;
  /** What a first paint leaves out, once it is here; its place is kept. */
  readonly extras: FacetExtras | undefined;
  readonly search: Search;
  /** Facets that are closed until the shopper opens them. */
  readonly collapsed: string | null;
  readonly opened: OpenedFacets | undefined;
  readonly open: (opened: OpenedFacets) => void;
}

/** The groups that the shopper opened, or closed. */
export type OpenedFacets = Readonly<Record<string, boolean>>;

/** One facet's controls; an option axis or a metafield each makes a group. */
export function facet(name: FacetName, context: FacetContext): unknown {
  const {facets, filters, seeds, translate, extras} = context;
  if (name === 'price_range') {
    const isPriced = facets.price_range ?? filters.filter_price_min ?? filters.filter_price_max;
    const content = () => extras?.price(filters, context.search);
    return isPriced ? group(name, name, translate('price'), 'price', content, context) : nothing;
  }
  // There is no count of what is in stock (§2.3); where nothing has a price, nothing is.
  if (name === 'available')
    return toggle('filter_available', translate('available'), facets.price_range ? undefined : 0, context);
  if (name === 'on_sale') return toggle('filter_on_sale', translate('onSale'), facets.on_sale_count, context);
  return facetGroups(name, facets, filters, seeds).map(each => choices(name, each, context));
}

function choices(name: FacetName, facetGroup: FacetGroup, context: FacetContext): TemplateResult {
  const {translate, extras} = context;
  const {id, heading, multiple} = facetGroup;
  const text = 'key' in heading ? translate(heading.key) : heading.text;
  const isLong = facetGroup.choices.length > FEW_VALUES;
  const content = () => {
    const long = isLong ? extras?.longFacet(facetGroup, text, translate) : undefined;
    const shown =
      long?.choices ?? facetGroup.choices.filter((each, rank) => each.chosen || rank < FEW_VALUES);
    const draw = (each: Choice) =>
      choice(
        each,
        id === 'content_types' ? translate(`kind_${each.value}` as MessageKey) : each.value,
        multiple ? 'checkbox' : 'radio',
        id,
        context,
      );
    return [long?.above, shown.map(draw), long?.below];
  };
  return group(name, id, text, isLong && !extras ? 'long' : 'values', content, context);
}

/** A disclosure. @param part names its content: where that is not all here yet, its place is kept. */
function group(
  name: FacetName,
  id: string,
  heading: string,
  part: string,
  content: () => unknown,
  {collapsed, opened, open}: FacetContext,
): TemplateResult {
  const isShown = opened?.[id] ?? !collapsed?.includes(name);
  return html`<fieldset part="facet">
    <legend part="heading"><button part="disclosure" aria-expanded=${isShown} @click=${() => open({...opened, [id]: !isShown})}>${heading}</button></legend>
    ${isShown ? html`<div part=${part}>${content()}</div>` : nothing}
  </fieldset>`;
}

/**
 * A radio that is chosen fires no `change` when it is clicked again, to be cleared; `click` comes for all. Its form is that of
 * the panel: Chromium lets no radio go that is taken out of a shadow root without one.
 */
function choice(
  {chosen, count, entries}: Omit<Choice, 'value'>,
  text: string,
  type: string,
  name: string,
  {search}: FacetContext,
): TemplateResult {
  return html`<label part="value">
    <input form="choices" type=${type} name=${name} value=${text} .checked=${chosen} @click=${() => search(filters => (chosen ? drop : choose)(filters, entries))}>
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
  return html`<div part="facet toggle">${choice({chosen, count: count || undefined, entries}, text, 'checkbox', param, context)}</div>`;
}
