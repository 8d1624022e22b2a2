import {type Facet, type FacetValue, isSelected, ownEntries, selectedFacets} from './facets.ts';
import {drop, type Filters} from './filters.ts';

/** An answer's facets, and the filters that they were counted with. */
export interface FilteredFacets {
  readonly facets: readonly Facet[];
  readonly filters: Filters;
  /** Whether each option's values are counted without its own choices. */
  readonly countsAlternatives?: boolean | undefined;
}

/** The facets from other answers to the same search, and from the theme. */
export interface OtherAnswers {
  /** Returns the facets of the cached answer with these filters. */
  with(filters: Filters): FilteredFacets | undefined;
  /** The values of each facet in the latest answer without the facet's own filter. */
  readonly latest: readonly Facet[];
  /** The theme's values, for a page that was opened with a filter in its address. */
  readonly seeds: readonly Facet[];
}

/**
 * Returns the facets with the alternatives to the selected values. A filter reduces its own facet to the selected values.
 * The alternatives come from the cached answer without that filter, with their counts; or else, without
 * counts, from the latest answer that had no such filter, or from the theme.
 */
export function withAlternatives(answer: FilteredFacets, chosen: Filters, others: OtherAnswers): Facet[] {
  const {latest, seeds} = others;
  const seeded = seeds.filter(({id, name}) => !(name || latest.some(facet => facet.id === id)));
  const known = [...latest, ...seeded];
  const answered = honest(answer);
  const all = [...answered, ...known, ...selectedFacets(chosen)];
  const oneOfEach = new Map(all.map(facet => [facet.id, facet]));
  return [...oneOfEach.values()].flatMap(facet => {
    const sameIn = (facets: readonly Facet[]) => facets.filter(({id}) => id === facet.id);
    const now = sameIn(answered);
    const isReduced = isNarrowed(facet, answer);
    if (!(isReduced || isNarrowed(facet, {...answer, filters: chosen}))) return now;
    const counted = others.with(drop(chosen, ownEntries(facet, chosen)));
    if (counted) return sameIn(honest(counted));
    return isReduced ? recount(sameIn(known), now, answer.filters) : now;
  });
}

/** Whether filters leave only the selected values of a facet in an answer. Tags combine. */
function isNarrowed(facet: Facet, {filters, countsAlternatives}: Omit<FilteredFacets, 'facets'>): boolean {
  const isWhole = facet.facet === 'tags' || (facet.facet === 'variant_options' && countsAlternatives);
  return !isWhole && ownEntries(facet, filters).length > 0;
}

/** Removes the counts of an option while another option is selected: they are too high, since no single variant may have both. */
function honest({facets, filters, countsAlternatives}: FilteredFacets): readonly Facet[] {
  if (countsAlternatives) return facets;
  const isBesideOther = (facet: Facet) =>
    facet.facet === 'variant_options' && drop(filters, ownEntries(facet, filters)).filter_option_name;
  return facets.map(facet => (isBesideOther(facet) ? withoutCounts(facet) : facet));
}

/** Copies the current counts of the selected values into the known facets. The answer counts other values only beside these. */
function recount(known: readonly Facet[], now: readonly Facet[], filters: Filters): Facet[] {
  const unknown = now.filter(({id}) => !known.some(facet => facet.id === id));
  const counted = known.map((facet): Facet => {
    const values = now.find(({id}) => id === facet.id)?.values ?? [];
    const selected = values.filter(({value}) => isSelected(facet, value, filters));
    return {...facet, values: join(selected, facet.values)};
  });
  return [...counted, ...unknown];
}

/** Joins two lists of values. Counted values that the other list lacks come first. */
function join(counted: readonly FacetValue[], others: readonly FacetValue[]): FacetValue[] {
  const isIn = (values: readonly FacetValue[], value: string) => values.some(each => each.value === value);
  return [
    ...counted.filter(({value}) => !isIn(others, value)),
    ...others.map(({value}) => counted.find(each => each.value === value) ?? {value}),
  ];
}

/** Replaces the known values of each facet with the answer's, unless the facet's own filter has reduced the answer's. */
export const withAnswer = (known: readonly Facet[], answer: FilteredFacets): Facet[] => [
  ...answer.facets.filter(facet => facet.facet !== 'tags' && !isNarrowed(facet, answer)).map(withoutCounts),
  ...known.filter(facet => isNarrowed(facet, answer)),
];

const withoutCounts = (facet: Facet): Facet => ({
  ...facet,
  values: facet.values.map(({value}) => ({value})),
});
