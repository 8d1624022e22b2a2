import type {Facets} from '../contract/schema.ts';
import type {FacetSeeds, NamedValues, ShownFacets, ValueCount} from './facet-groups.ts';
import type {FilterParam, Filters} from './filters.ts';

/** An answer's facets, and the filters that they were counted with. */
export interface FilteredFacets {
  readonly facets: Facets;
  readonly filters: Filters;
}

/** What is known of the facets from other answers to the same search. */
export interface OtherAnswers {
  /** Returns the facets of the cached answer with these filters. */
  with(filters: Filters): Facets | undefined;
  /** The values of each facet in the latest answer without the facet's own filter. */
  readonly latest: FacetSeeds;
  /** The theme's values, for a page that was opened with a filter in its address. */
  readonly seeds: FacetSeeds;
}

/**
 * Returns the facets with the alternatives to the selected values. A single-valued filter reduces its own facet to the
 * selected value. The alternatives come from the cached answer without that filter, with their counts; or else, without
 * counts, from the latest answer that had no such filter, or from the theme.
 */
export function facetAlternatives(
  answer: FilteredFacets,
  chosen: Filters,
  others: OtherAnswers,
): ShownFacets {
  const {facets} = answer;
  const without = (params: readonly FilterParam[]) => {
    if (!params.some(param => chosen[param] ?? answer.filters[param])) return facets;
    const counted = others.with({...chosen, ...Object.fromEntries(params.map(param => [param, undefined]))});
    return counted ?? (params.some(param => answer.filters[param]) ? undefined : facets);
  };
  const plain = (facet: keyof typeof plainParams) =>
    without(plainParams[facet])?.[facet] ??
    withCounts(others.latest[facet] ?? others.seeds[facet], facets[facet]);
  return {
    ...facets,
    vendors: plain('vendors'),
    product_types: plain('product_types'),
    content_types: plain('content_types'),
    variant_options:
      without(optionParams)?.variant_options ?? optionsOf(facets, chosen, others.latest.variant_options),
    metafields: (chosen.filter_metafield ?? []).reduce<readonly NamedValues[]>(
      (groups, pair) => withMetafield(groups, pair, chosen, others),
      facets.metafields,
    ),
  };
}

/** The facets whose filters take a single value. */
const plainParams = {
  vendors: ['filter_vendor'],
  product_types: ['filter_type'],
  content_types: ['filter_content_type'],
} as const;

/** Of all variant options, one value can be selected (§4.1). */
const optionParams = ['filter_option_name', 'filter_option_value'] as const;

/** Returns known values with the counts that they have now. */
function withCounts(known: readonly ValueCount[] = [], now: readonly ValueCount[]): readonly ValueCount[] {
  const counted = known.map(({value}) => now.find(each => each.value === value) ?? {value});
  return [...now.filter(({value}) => !known.some(each => each.value === value)), ...counted];
}

/** Returns the options that are known. Only the selected value is counted as if it alone were selected. */
function optionsOf({variant_options: now}: Facets, chosen: Filters, known: readonly NamedValues[] = []) {
  const [option] = chosen.filter_option_name ?? [];
  const countedIn = (name: string) => {
    const {values = []} = now.find(each => each.name === name) ?? {};
    return name === option ? values.filter(({value}) => chosen.filter_option_value?.includes(value)) : [];
  };
  const groups = known.map(group => ({...group, values: withCounts(group.values, countedIn(group.name))}));
  return [...groups, ...now.filter(({name}) => !known.some(each => each.name === name))];
}

function withMetafield(
  groups: readonly NamedValues[],
  pair: string,
  chosen: Filters,
  others: OtherAnswers,
): readonly NamedValues[] {
  const isSame = ({name}: NamedValues) => pair.startsWith(`${name}:`);
  const rest = chosen.filter_metafield?.filter(other => other !== pair);
  const now = groups.find(isSame);
  const known = others.latest.metafields?.find(isSame);
  const group =
    others.with({...chosen, filter_metafield: rest})?.metafields.find(isSame) ??
    (known && {...known, values: withCounts(known.values, now?.values ?? [])});
  if (!group) return groups;
  return now ? groups.map(each => (each === now ? group : each)) : [...groups, group];
}

/** Takes what an answer tells of the values of each facet, unless the facet's own filter has reduced them. */
export function withAnswer(latest: FacetSeeds, {facets, filters}: FilteredFacets): FacetSeeds {
  const plain = (facet: keyof typeof plainParams) =>
    plainParams[facet].some(param => filters[param]) ? latest[facet] : facets[facet].map(nameOf);
  const isFiltered = ({name}: NamedValues) =>
    filters.filter_metafield?.some(pair => pair.startsWith(`${name}:`));
  return {
    vendors: plain('vendors'),
    product_types: plain('product_types'),
    content_types: plain('content_types'),
    variant_options: optionParams.some(param => filters[param])
      ? latest.variant_options
      : facets.variant_options.map(namesOf),
    metafields: [
      ...facets.metafields.filter(group => !isFiltered(group)).map(namesOf),
      ...(latest.metafields?.filter(isFiltered) ?? []),
    ],
  };
}

const nameOf = ({value}: ValueCount): ValueCount => ({value});
const namesOf = (group: NamedValues): NamedValues => ({...group, values: group.values.map(nameOf)});
