import {type Facet, type FacetValue, isSelected, ownEntries, selectedFacets} from './facets.ts';
import {drop, type Filters} from './filters.ts';

/** An answer's facets, and the filters that they were counted with. */
export interface FilteredFacets {
  readonly facets: readonly Facet[];
  readonly filters: Filters;
}

/** What is known of the facets from other answers to the same search. */
export interface OtherAnswers {
  /** Returns the facets of the cached answer with these filters. */
  with(filters: Filters): readonly Facet[] | undefined;
  /** The values of each facet in the latest answer without the facet's own filter. */
  readonly latest: readonly Facet[];
  /** The theme's values, for a page that was opened with a filter in its address. */
  readonly seeds: readonly Facet[];
}

/**
 * Returns the facets with the alternatives to the selected values. A single-valued filter reduces its own facet to the
 * selected value. The alternatives come from the cached answer without that filter, with their counts; or else, without
 * counts, from the latest answer that had no such filter, or from the theme.
 */
export function withAlternatives(answer: FilteredFacets, chosen: Filters, others: OtherAnswers): Facet[] {
  const {latest, seeds} = others;
  const seeded = seeds.filter(({id, name}) => !(name || latest.some(facet => facet.id === id)));
  const known = [...latest, ...seeded];
  const all = [...answer.facets, ...known, ...selectedFacets(chosen)];
  const oneOfEach = new Map(all.map(facet => [filterOf(facet), facet]));
  return [...oneOfEach.values()].flatMap(facet => {
    const sameIn = (facets: readonly Facet[]) => facets.filter(each => filterOf(each) === filterOf(facet));
    const now = sameIn(answer.facets);
    const isReduced = isNarrowed(facet, answer.filters);
    if (!(isReduced || isNarrowed(facet, chosen))) return now;
    const counted = others.with(drop(chosen, ownEntries(facet, chosen)));
    if (counted) return sameIn(counted);
    return isReduced ? recount(sameIn(known), now, answer.filters) : now;
  });
}

/** Names a facet's filter. All options have one, since one value can be selected of all (§4.1). */
const filterOf = ({facet, id}: Facet): string => (facet === 'variant_options' ? facet : id);

/** Whether filters leave only the selected value of a facet. Tags combine. */
const isNarrowed = (facet: Facet, filters: Filters): boolean =>
  facet.facet !== 'tags' && ownEntries(facet, filters).length > 0;

/** Gives known facets the counts that they have now: those of the selected values, since others are counted beside these. */
function recount(known: readonly Facet[], now: readonly Facet[], filters: Filters): Facet[] {
  const unknown = now.filter(({id}) => !known.some(facet => facet.id === id));
  const counted = known.map((facet): Facet => {
    const values = now.find(({id}) => id === facet.id)?.values ?? [];
    const selected = values.filter(({value}) => isSelected(facet, value, filters));
    return {...facet, values: join(selected, facet.values)};
  });
  return [...counted, ...unknown];
}

/** Joins values, those with counts first that are not among the others. */
function join(counted: readonly FacetValue[], others: readonly FacetValue[]): FacetValue[] {
  const isIn = (values: readonly FacetValue[], value: string) => values.some(each => each.value === value);
  return [
    ...counted.filter(({value}) => !isIn(others, value)),
    ...others.map(({value}) => counted.find(each => each.value === value) ?? {value}),
  ];
}

/** Takes what an answer tells of the values of each facet, unless the facet's own filter has reduced them. */
export const withAnswer = (known: readonly Facet[], {facets, filters}: FilteredFacets): Facet[] => [
  ...facets.filter(facet => facet.facet !== 'tags' && !isNarrowed(facet, filters)).map(withoutCounts),
  ...known.filter(facet => isNarrowed(facet, filters)),
];

const withoutCounts = (facet: Facet): Facet => ({
  ...facet,
  values: facet.values.map(({value}) => ({value})),
});
