import type {MessageKey} from '../../i18n/translator.ts';
import type {Facets} from '../contract/schema.ts';
import {accepts, isChosen} from './filter-rules.ts';
import type {FilterEntry, Filters} from './filters.ts';

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
  /** A message key, or the text itself: the name of an option, the `label` or else the `name` of a metafield. */
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

/** The theme's values for facets that browse never returns (§4.1 browse): shaped like facets, without counts. */
export type FacetSeeds = {readonly [F in PlainFacet]?: readonly Value[]} & {
  readonly [F in 'variant_options' | 'metafields']?: readonly NamedValues[];
};

interface NamedValues {
  readonly name: string;
  readonly label?: string | undefined;
  readonly values: readonly Value[];
}

interface Value {
  readonly value: string;
  readonly count?: number;
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

/** Returns the groups of a facet without the empty ones. Selected values are always among the choices. */
export function facetGroups(
  facet: GroupedFacet,
  facets: Facets | undefined,
  filters: Filters,
  seeds: FacetSeeds,
): FacetGroup[] {
  const chosen = chosenValues(facet, filters);
  const found = sources(facet, facets?.[facet].length ? facets : seeds);
  const lacking = chosen.filter(([name]) => !found.some(source => source.name === name));
  return [...found, ...lacking.map(([name]) => ({name, values: []}))]
    .map(source => group(facet, source, chosen, filters))
    .filter(({choices}) => choices.length);
}

/** Returns a facet's named lists of values; the name is empty for a facet of a single group. */
function sources(facet: GroupedFacet, facets: Facets | FacetSeeds): readonly NamedValues[] {
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
  const choices = [...lacking.map(([, value]): Value => ({value})), ...values].map(({value, count}) => {
    const entries = entriesOf(facet, name, value);
    return {value, count, entries, chosen: isChosen(filters, entries)};
  });
  return {
    id: name ? `${facet}:${name}` : facet,
    // §2.3: display `label` if present, else `name`.
    heading: isPlain(facet) ? {key: plain[facet][1]} : {text: label?.trim() || name},
    multiple: facet === 'tags',
    // Leaves out values that can't be sent, such as a tag with a comma.
    choices: choices.filter(
      ({entries, value, chosen}) => entries.every(accepts) && (chosen || !isPlaceholder(facet, name, value)),
    ),
  };
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
