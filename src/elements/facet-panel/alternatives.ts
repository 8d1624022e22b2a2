import type {Answer} from '../../core/contract/answer.ts';
import {sorts} from '../../core/contract/constants.ts';
import type {Facets} from '../../core/contract/schema.ts';
import {facetAlternatives} from '../../core/filters/facet-alternatives.ts';
import type {CountedFacets} from '../../core/filters/facet-groups.ts';
import type {Filters} from '../../core/filters/filters.ts';
import type {SearchStore} from '../../store/search-store.ts';

/** Returns an answer's facets with the alternatives to what is chosen, as far as cached answers have them. */
export function withAlternatives({facets}: Answer, filters: Filters, store: SearchStore): Facets {
  return facetAlternatives(facets, filters, others => cached(others, store)?.facets);
}

/** Returns the cached answer without filters, or else the answer itself. */
export const withoutFilters = (answer: Answer, store: SearchStore): CountedFacets =>
  cached({}, store) ?? answer;

/** Sorted any way, since the order changes no count. */
function cached(filters: Filters, store: SearchStore): CountedFacets | undefined {
  const pages = sorts.map(sort => store.peek({filters, sort}));
  return pages.find(page => page)?.response;
}
