import type {Facets} from './contract.ts';
import {accepts, type FilterEntry, type Filters, isChosen} from './filters.ts';
import type {MessageKey} from './messages.ts';

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

/** Values from the theme for facets that browse never returns (§4.1 browse). */
export interface FacetSeeds {
  readonly vendors?: readonly string[];
  readonly product_types?: readonly string[];
  readonly tags?: readonly string[];
  readonly variant_options?: readonly NamedValues[];
  readonly metafields?: readonly NamedValues[];
}

interface NamedValues {
  readonly name: string;
  readonly label?: string | undefined;
  readonly values: readonly string[];
}

interface Value {
  readonly value: string;
  readonly count?: number;
}

/** The groups of one facet, empty ones left out. A chosen value is always among the choices. */
export function facetGroups(
  facet: GroupedFacet,
  facets: Facets | undefined,
  filters: Filters,
  seeds: FacetSeeds,
): FacetGroup[] {
  const groups =
    facet in plain
      ? [plainGroup(facet as PlainFacet, facets, filters, seeds)]
      : namedGroups(facet as NamedFacet, facets, filters, seeds);
  return groups.filter(group => group.choices.length > 0);
}

/** Facets of one group each, the filter behind each and its heading. */
const plain = {
  vendors: ['filter_vendor', 'brand'],
  product_types: ['filter_type', 'type'],
  tags: ['filter_tags', 'tags'],
  content_types: ['filter_content_type', 'kind'],
} as const;

type PlainFacet = keyof typeof plain;
type NamedFacet = 'variant_options' | 'metafields';
export type GroupedFacet = PlainFacet | NamedFacet;

function plainGroup(
  facet: PlainFacet,
  facets: Facets | undefined,
  filters: Filters,
  seeds: FacetSeeds,
): FacetGroup {
  const [param, key] = plain[facet];
  const values = orSeeds(facets?.[facet], facet === 'content_types' ? undefined : seeds[facet]);
  const entries = (value: string): FilterEntry[] => [[param, value]];
  return {
    id: facet,
    heading: {key},
    multiple: param === 'filter_tags',
    choices: choices(values, filters[param], filters, entries),
  };
}

function namedGroups(
  facet: NamedFacet,
  facets: Facets | undefined,
  filters: Filters,
  seeds: FacetSeeds,
): FacetGroup[] {
  const chosen = chosenNames(facet, filters);
  const found: readonly {name: string; label?: string | undefined; values: readonly Value[]}[] = facets?.[
    facet
  ].length
    ? facets[facet]
    : (seeds[facet] ?? []).map(seed => ({...seed, values: orSeeds(undefined, seed.values)}));
  const lacking = [...chosen.keys()]
    .filter(name => !found.some(group => group.name === name))
    .map(name => ({name, values: []}));
  return [...found, ...lacking].map(({name, values, ...group}) => ({
    id: `${facet}:${name}`,
    // §2.3: display `label` if present, else `name`.
    heading: {text: ('label' in group && group.label) || name},
    multiple: false,
    choices: choices(values, chosen.get(name), filters, value => namedEntries[facet](name, value)),
  }));
}

const namedEntries: Record<NamedFacet, (name: string, value: string) => FilterEntry[]> = {
  variant_options: (name, value) => [
    ['filter_option_name', name],
    ['filter_option_value', value],
  ],
  metafields: (name, value) => [['filter_metafield', `${name}:${value}`]],
};

/** The chosen values by option name or metafield key. */
function chosenNames(facet: NamedFacet, filters: Filters): Map<string, string[]> {
  if (facet === 'variant_options') {
    const name = filters.filter_option_name?.[0];
    return new Map(name ? [[name, [...(filters.filter_option_value ?? [])]]] : []);
  }
  return new Map(
    (filters.filter_metafield ?? []).map(pair => {
      const colon = pair.indexOf(':');
      return [pair.slice(0, colon), [pair.slice(colon + 1)]];
    }),
  );
}

function choices(
  values: readonly Value[],
  chosen: readonly string[] = [],
  filters: Filters,
  entries: (value: string) => FilterEntry[],
): Choice[] {
  const lacking = chosen
    .filter(value => !values.some(other => other.value === value))
    .map((value): Value => ({value}));
  return (
    [...lacking, ...values]
      .map(({value, count}) => ({
        value,
        count,
        entries: entries(value),
        chosen: isChosen(filters, entries(value)),
      }))
      // A value that can't be sent (a tag that holds a comma) is not offered.
      .filter(choice => choice.entries.every(accepts))
  );
}

const orSeeds = (values: readonly Value[] | undefined, seeds: readonly string[] = []): readonly Value[] =>
  values?.length ? values : seeds.map(value => ({value}));
