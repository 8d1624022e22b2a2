import type {MessageKey} from '../../i18n/translator.ts';
import type {Facets} from '../contract/schema.ts';
import {accepts, isChosen} from './filter-rules.ts';
import type {FilterEntry, Filters} from './filters.ts';

/** Facets by the names of §2.3, and the filters that have none there, in the order of a panel. */
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

/** One facet (§2.3) as a group of choices. */
export interface FacetGroup {
  /** The facet's key, with the axis or metafield where it has one: `variant_options:サイズ`. */
  readonly id: string;
  /** A message of ours, or the text to show: an option's name, a metafield's `label` or else `name`. */
  readonly heading: {readonly key: MessageKey} | {readonly text: string};
  /** Several values combine (tags), or one replaces the other. */
  readonly multiple: boolean;
  readonly choices: readonly Choice[];
}

export interface Choice {
  readonly value: string;
  /** Absent for a seed, and for a chosen value that the response's facets lack. */
  readonly count?: number | undefined;
  readonly chosen: boolean;
  /** The parameters that choosing it sets. */
  readonly entries: readonly FilterEntry[];
}

export type GroupedFacet = PlainFacet | 'variant_options' | 'metafields';

/** Values from the theme for facets that browse never returns (§4.1 browse): a facet's shape, without counts. */
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

/** Facets of one group each, the filter behind each and its heading. */
const plain = {
  vendors: ['filter_vendor', 'brand'],
  product_types: ['filter_type', 'type'],
  tags: ['filter_tags', 'tags'],
  content_types: ['filter_content_type', 'kind'],
} as const;

type PlainFacet = keyof typeof plain;

const isPlain = (facet: GroupedFacet): facet is PlainFacet => facet in plain;

/** The groups of one facet, empty ones left out. A chosen value is always among the choices. */
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

/** A facet's named lists of values; that of a plain one has an empty name. */
function sources(facet: GroupedFacet, facets: Facets | FacetSeeds): readonly NamedValues[] {
  return isPlain(facet) ? [{name: '', values: facets[facet] ?? []}] : (facets[facet] ?? []);
}

/** What is chosen in a facet: names of option axes or metafields, each with its value. */
function chosenValues(facet: GroupedFacet, filters: Filters): [name: string, value: string][] {
  const {
    filter_option_name: [axis] = [],
    filter_option_value: options = [],
    filter_metafield: pairs = [],
  } = filters;
  if (isPlain(facet)) return (filters[plain[facet][0]] ?? []).map(value => ['', value]);
  if (facet === 'variant_options') return axis ? options.map(value => [axis, value]) : [];
  // At the first colon only (§4.1 metafield rule 2).
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
    // A value that can't be sent (a tag that holds a comma) is not offered.
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
