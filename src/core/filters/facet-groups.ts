import type {MessageKey} from '../../i18n/translator.ts';
import {FEW_VALUES} from '../contract/constants.ts';
import type {Facets} from '../contract/schema.ts';
import {accepts, type FilterEntry, type Filters, isChosen} from './filters.ts';
import {inSizeOrder} from './size-order.ts';

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

/** A facet (§2.3) as a group of choices. */
export interface FacetGroup {
  /** The facet's key, followed by the option or metafield if it has one: `variant_options:サイズ`. */
  readonly id: string;
  /** A message key, or the text itself: the name of an option, the `label` of a metafield, or else its key in words. */
  readonly heading: {readonly key: MessageKey} | {readonly text: string};
  /** Whether values combine (tags) or replace each other. */
  readonly multiple: boolean;
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly value: string;
  /** `undefined` for a seed, and for a selected value that is missing in the response's facets. */
  readonly count?: number | undefined;
  readonly chosen: boolean;
  /** The parameters that the choice sets. */
  readonly entries: readonly FilterEntry[];
}

export type GroupedFacet = PlainFacet | 'variant_options' | 'metafields';

/**
 * The theme's values, shaped like facets, without counts: for facets that browse never returns (§4.1 browse), and the alternatives
 * to a brand or a type in the address of a page.
 */
export type FacetSeeds = {readonly [F in PlainFacet]?: readonly ValueCount[]} & {
  readonly [F in 'variant_options' | 'metafields']?: readonly NamedValues[];
};

/** The facets of an answer, in which a value may have no count. */
export type ShownFacets = Omit<Facets, keyof FacetSeeds> & Required<FacetSeeds>;

export interface NamedValues {
  readonly name: string;
  readonly label?: string | undefined;
  readonly values: readonly ValueCount[];
}

/** A value of a facet, and its count if that is known. */
export interface ValueCount {
  readonly value: string;
  readonly count?: number | undefined;
}

/** The facets that are one group each, with their filter and the key of their heading. */
const plain = {
  vendors: ['filter_vendor', 'brand'],
  product_types: ['filter_type', 'type'],
  tags: ['filter_tags', 'tags'],
  content_types: ['filter_content_type', 'kind'],
} as const;

type PlainFacet = keyof typeof plain;

const isPlain = (facet: GroupedFacet): facet is PlainFacet => facet in plain;

/** Facets, and the number of results that they were counted in. */
export interface CountedFacets {
  readonly facets: Facets;
  readonly total: number;
}

/** Returns values in the order of their sizes; `undefined` if they are no sizes. */
export type SizeOrder = (values: readonly string[]) => readonly string[] | undefined;

/**
 * Returns the groups of a facet by which the results can be narrowed. Selected values are always among the choices.
 *
 * @param whole the search without filters, as far as it is known: a group that could narrow that stays, so that the panel
 * does not move while the shopper filters.
 * @param orderOf returns the values of an option or a metafield in the order of their sizes, if they are sizes.
 */
export function facetGroups(
  facet: GroupedFacet,
  facets: ShownFacets | undefined,
  filters: Filters,
  seeds: FacetSeeds,
  whole?: CountedFacets,
  orderOf: SizeOrder = inSizeOrder,
): FacetGroup[] {
  const chosen = chosenValues(facet, filters);
  // Each answer has brands and types: those of the theme are alternatives only.
  const seeded = facet === 'vendors' || facet === 'product_types' ? [] : sources(facet, seeds);
  const found = facets?.[facet].length ? sources(facet, facets) : seeded;
  const lacking = chosen.filter(([name]) => !found.some(source => source.name === name));
  const isChosenName = (name: string) => chosen.some(([of]) => of === name);
  return [...found, ...lacking.map(([name]) => ({name, values: []}))]
    .filter(({name}) => isChosenName(name) || !whole || narrows(facet, name, whole))
    .map(source => inOrder(facet, group(facet, source, chosen, filters), seedsOf(source, seeded), orderOf))
    .filter(({choices}) => choices.length);
}

/** Whether a group has more values than are shown at first. A single one more is shown: its button would take as much space. */
export const isLong = ({choices}: FacetGroup): boolean => choices.length > FEW_VALUES + 1;

/** Returns the choices that are shown at first: a few, and what is chosen. */
export function firstChoices({choices}: FacetGroup): readonly Choice[] {
  const first = choices.filter(({chosen}, rank) => chosen || rank < FEW_VALUES);
  return choices.length - first.length > 1 ? first : choices;
}

/** Whether the values of a facet narrow an answer: not if all of its results have the only one. */
function narrows(facet: GroupedFacet, name: string, {facets, total}: CountedFacets): boolean {
  const {values: [first, ...others] = []} = sources(facet, facets).find(source => source.name === name) ?? {};
  return others.length > 0 || first?.count !== total;
}

const seedsOf = ({name}: NamedValues, seeded: readonly NamedValues[]): readonly ValueCount[] =>
  seeded.find(each => each.name === name)?.values ?? [];

/** Orders choices by size, or else as the theme's seeds; others keep the order of the service, by count (§2.3). */
function inOrder(
  facet: GroupedFacet,
  group: FacetGroup,
  seeds: readonly ValueCount[],
  orderOf: SizeOrder,
): FacetGroup {
  const values = group.choices.map(({value}) => value);
  const order = (!isPlain(facet) && orderOf(values)) || seeds.map(({value}) => value);
  const place = ({value}: Choice) => (order.includes(value) ? order.indexOf(value) : order.length);
  return {...group, choices: group.choices.toSorted((a, b) => place(a) - place(b))};
}

/** Returns a facet's named lists of values; the name is empty for a facet of a single group. */
function sources(facet: GroupedFacet, facets: FacetSeeds): readonly NamedValues[] {
  return isPlain(facet) ? [{name: '', values: facets[facet] ?? []}] : (facets[facet] ?? []);
}

/** Returns the selected values of a facet, each with the name of its option or metafield. */
function chosenValues(facet: GroupedFacet, filters: Filters): [name: string, value: string][] {
  const {
    filter_option_name: [axis] = [],
    filter_option_value: options = [],
    filter_metafield: pairs = [],
  } = filters;
  if (isPlain(facet)) return (filters[plain[facet][0]] ?? []).map(value => ['', value]);
  if (facet === 'variant_options') return axis ? options.map(value => [axis, value]) : [];
  // Only the first colon separates (§4.1 metafield 2).
  return pairs.map(pair => pair.split(/:(.*)/s) as [string, string]);
}

function group(
  facet: GroupedFacet,
  {name, label, values}: NamedValues,
  chosen: readonly [string, string][],
  filters: Filters,
): FacetGroup {
  const lacking = chosen.filter(([of, value]) => of === name && !values.some(other => other.value === value));
  const choices = [...lacking.map(([, value]): ValueCount => ({value})), ...values].map(({value, count}) => {
    const entries = entriesOf(facet, name, value);
    return {value, count, entries, chosen: isChosen(filters, entries)};
  });
  return {
    id: name ? `${facet}:${name}` : facet,
    heading: isPlain(facet) ? {key: plain[facet][1]} : {text: label?.trim() || wordsOf(facet, name)},
    multiple: facet === 'tags',
    // Leaves out values that can't be sent, such as a tag with a comma.
    choices: choices.filter(
      ({entries, value, chosen}) => entries.every(accepts) && (chosen || !isPlaceholder(facet, name, value)),
    ),
  };
}

/**
 * Returns the name of an option, or the key of a metafield in words: `custom.shoe_width` is “Shoe width”. §2.3 has the name
 * displayed where a metafield has no label, and its namespace means nothing to a shopper.
 */
function wordsOf(facet: GroupedFacet, name: string): string {
  if (facet !== 'metafields') return name;
  const words = name.replace(/^.*\./, '').replace(/[_-]+/g, ' ').trim();
  return words ? (words[0] ?? '').toUpperCase() + words.slice(1) : name;
}

/** Whether an option's value is the platform's sign for a product without options. */
const isPlaceholder = (facet: GroupedFacet, name: string, value: string) =>
  facet === 'variant_options' && name === 'Title' && value === 'Default Title';

function entriesOf(facet: GroupedFacet, name: string, value: string): FilterEntry[] {
  if (isPlain(facet)) return [[plain[facet][0], value]];
  if (facet === 'metafields') return [['filter_metafield', `${name}:${value}`]];
  return [
    ['filter_option_name', name],
    ['filter_option_value', value],
  ];
}
