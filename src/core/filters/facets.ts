import type {Translate} from '../../i18n/translator.ts';
import {
  accepts,
  type Choice,
  choicesIn,
  type FilterEntry,
  type FilterParam,
  type Filters,
  groupOf,
  isChosen,
  metafieldKey,
  optionChoice,
} from './filters.ts';
import {inSizeOrder} from './size-order.ts';

/** A facet of an answer (§2.3) or of the theme's seeds. Each option and each metafield is a facet of its own. */
export interface Facet {
  /** The facet's key in the contract, followed by the option or metafield if it has one: `variant_options:サイズ`. */
  readonly id: string;
  readonly facet: ValueFacet;
  /** The name of the option or the metafield, or else empty. */
  readonly name: string;
  /** The merchant's heading. */
  readonly label?: string | undefined;
  readonly values: readonly FacetValue[];
}

export interface FacetValue {
  readonly value: string;
  /** `undefined` for a seed, and for a selected value that is missing in the response's facets. */
  readonly count?: number | undefined;
}

/** The facets, by their names in §2.3, and the filters without a facet, in the order of the panel. */
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

type NamedFacet = 'variant_options' | 'metafields';
export type ValueFacet = keyof typeof headings | NamedFacet;

/** The facets that consist of a single group, with the message keys of their headings. */
const headings = {vendors: 'brand', product_types: 'type', tags: 'tags', content_types: 'kind'} as const;

/** The filter parameter of each facet. An option has a second parameter, `filter_option_value`. */
const params: Readonly<Record<ValueFacet, FilterParam>> = {
  vendors: 'filter_vendor',
  product_types: 'filter_type',
  tags: 'filter_tags',
  content_types: 'filter_content_type',
  variant_options: 'filter_option_name',
  metafields: 'filter_metafield',
};

/** Values by facet, as answers and the theme's seeds hold them. */
export type FacetLists = {readonly [F in keyof typeof headings]?: readonly FacetValue[]} & {
  readonly [F in NamedFacet]?: readonly Pick<Facet, 'name' | 'label' | 'values'>[];
};

export const isValueFacet = (name: string): name is ValueFacet => Object.hasOwn(params, name);

const isNamed = (facet: ValueFacet): facet is NamedFacet => !(facet in headings);

/** Lists the facets of an answer or of seeds. */
export const facetsOf = (lists: FacetLists): Facet[] =>
  (Object.keys(params) as ValueFacet[]).flatMap((facet): Facet[] => {
    if (isNamed(facet))
      return (lists[facet] ?? []).map(named => ({...named, facet, id: `${facet}:${named.name}`}));
    const values = lists[facet];
    return values ? [{id: facet, facet, name: '', values}] : [];
  });

/** Lists the facets with selected values. Each holds only these values. */
export function selectedFacets(filters: Filters): Facet[] {
  const selected = new Map<string, Facet>();
  for (const [facet, name, value] of choicesIn(filters).flatMap(readChoice)) {
    const id = isNamed(facet) ? `${facet}:${name}` : facet;
    selected.set(id, {id, facet, name, values: [...(selected.get(id)?.values ?? []), {value}]});
  }
  return [...selected.values()];
}

/** Returns the facet, the name and the value of a choice; an empty list if its filter has no facet. */
function readChoice([[param, text], other]: Choice): (readonly [ValueFacet, name: string, value: string])[] {
  const facet = (Object.keys(params) as ValueFacet[]).find(each => params[each] === param);
  if (!facet) return [];
  if (other) return [[facet, text, other[1]]];
  const key = facet === 'metafields' ? metafieldKey(text) : '';
  return [[facet, key, key ? text.slice(key.length + 1) : text]];
}

/** The parameters that select a facet's value. */
export function entriesOf({facet, name}: Facet, value: string): Choice {
  if (facet === 'variant_options') return optionChoice(name, value);
  return [[params[facet], facet === 'metafields' ? `${name}:${value}` : value]];
}

/** The filters that select values of a facet. */
export const ownEntries = (facet: Facet, filters: Filters): FilterEntry[] =>
  choicesIn(filters)
    .filter(choice => groupOf(choice) === groupOf(entriesOf(facet, '')))
    .flat();

export const isSelected = (facet: Facet, value: string, filters: Filters): boolean =>
  isChosen(filters, entriesOf(facet, value));

/** The heading of a group: for an option its name, for a metafield its `label` or else its key in words. */
export function headingOf({facet, name, label}: Facet, translate: Translate): string {
  if (!isNamed(facet)) return translate(headings[facet]);
  return label?.trim() || (facet === 'metafields' ? wordsOf(name) : name);
}

/**
 * Converts the key of a metafield to words: `custom.shoe_width` becomes “Shoe width”. A metafield without a label is displayed by
 * its name (§2.3), whose namespace means nothing to a shopper.
 */
function wordsOf(name: string): string {
  const words = name.replace(/^.*\./, '').replace(/[_-]+/g, ' ').trim();
  return words ? (words[0] ?? '').toUpperCase() + words.slice(1) : name;
}

/** Facets, and the number of results that they were counted in. */
export interface CountedFacets {
  readonly facets: readonly Facet[];
  readonly total: number;
}

/** The context that decides which facets a panel shows. */
export interface Narrowing {
  readonly filters: Filters;
  /** The theme's values, for facets that the answer lacks. */
  readonly seeds: readonly Facet[];
  /**
   * The facets of the search without filters, if known. A facet that narrows those results stays, so that the panel does not move
   * while the shopper filters.
   */
  readonly unfiltered?: CountedFacets | undefined;
  /** Returns the values of an option or a metafield in the order of their sizes, if they are sizes. */
  readonly orderOf?: (values: readonly string[]) => readonly string[] | undefined;
}

/** Returns the facets that can narrow the results, each with its selectable and its selected values. */
export function narrowingFacets(facets: readonly Facet[], narrowing: Narrowing): Facet[] {
  const {filters, unfiltered} = narrowing;
  // Every answer has brands and types, so the theme's serve only as alternatives.
  const seeds = narrowing.seeds.filter(({facet}) => facet !== 'vendors' && facet !== 'product_types');
  const selected = selectedFacets(filters);
  const isKnown = ({facet}: Facet) => facets.some(other => other.facet === facet && other.values.length > 0);
  const seeded = seeds.filter(seed => !isKnown(seed));
  const found = facets.filter(facet => isKnown(facet) || !seeded.some(({id}) => id === facet.id));
  return withSelected([...found, ...seeded], selected)
    .filter(({id}) => selected.some(each => each.id === id) || !unfiltered || narrows(id, unfiltered))
    .map(facet => inOrder(offered(facet, filters), {...narrowing, seeds}))
    .filter(({values}) => values.length);
}

/** Adds missing selected values at the start of their facets. */
function withSelected(facets: readonly Facet[], selected: readonly Facet[]): Facet[] {
  const lacking = selected.filter(({id}) => !facets.some(facet => facet.id === id));
  return [...facets, ...lacking.map(facet => ({...facet, values: []}))].map(facet => {
    const values = selected.filter(({id}) => id === facet.id).flatMap(each => each.values);
    const others = values.filter(({value}) => !facet.values.some(known => known.value === value));
    return {...facet, values: [...others, ...facet.values]};
  });
}

/** Whether the values of a facet narrow an answer. A single value that all results have does not. */
function narrows(id: string, {facets, total}: CountedFacets): boolean {
  const {values: [first, ...others] = []} = facets.find(facet => facet.id === id) ?? {};
  return others.length > 0 || first?.count !== total;
}

/** Removes values that can't be sent, such as a tag with a comma, and the platform's placeholder for a product without options. */
function offered(facet: Facet, filters: Filters): Facet {
  const isSign = (value: string) => facet.id === 'variant_options:Title' && value === 'Default Title';
  const values = facet.values.filter(
    ({value}) =>
      entriesOf(facet, value).every(accepts) && (!isSign(value) || isSelected(facet, value, filters)),
  );
  return {...facet, values};
}

/** Orders values by size, or else as the theme's seeds; others keep the order of the service, by count (§2.3). */
function inOrder(facet: Facet, {seeds, orderOf = inSizeOrder}: Narrowing): Facet {
  const seed = seeds.find(({id}) => id === facet.id);
  const sizes = isNamed(facet.facet) && orderOf(facet.values.map(({value}) => value));
  const order = sizes || (seed?.values ?? []).map(({value}) => value);
  const place = ({value}: FacetValue) => (order.includes(value) ? order.indexOf(value) : order.length);
  return {...facet, values: facet.values.toSorted((a, b) => place(a) - place(b))};
}
