import type {Answer} from '../../core/contract/answer.ts';
import {sorts} from '../../core/contract/constants.ts';
import {facetAlternatives, withAnswer} from '../../core/filters/facet-alternatives.ts';
import type {CountedFacets, FacetSeeds, ShownFacets} from '../../core/filters/facet-groups.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {toJson} from '../../core/json.ts';
import {SearchMemory} from '../../service/browser/search-memory.ts';
import type {SearchStore} from '../../store/search-store.ts';

/** The values that the facets of a search had without their own filters. */
const remembered = new SearchMemory<FacetSeeds>('values', 5, isKnown);

/** The alternatives to what is chosen, from other answers to the same search, also on earlier pages of the session. */
export class Alternatives {
  #known: readonly [search: string, values: FacetSeeds] = ['', {}];
  /** The answer that is remembered. */
  #latest: Answer | undefined;

  /** Returns an answer's facets with the alternatives to the chosen filters. */
  withAlternatives(answer: Answer, chosen: Filters, store: SearchStore, seeds: FacetSeeds): ShownFacets {
    const {facets, request} = answer;
    return facetAlternatives({facets, filters: request.filters}, chosen, {
      with: others => cached(others, store)?.facets,
      latest: this.valuesOf(answer, store),
      seeds,
    });
  }

  /** Returns the latest values of the facets without their own filters, an answer's among them. */
  valuesOf(answer: Answer, store: SearchStore): FacetSeeds {
    return this.#knownWith(answer, store)[1];
  }

  /** Remembers an answer's values, in the tab too if it has filters: without, the next answer tells the same. */
  remember(answer: Answer, store: SearchStore): void {
    if (answer === this.#latest) return;
    this.#latest = answer;
    this.#known = this.#knownWith(answer, store);
    if (Object.keys(answer.request.filters).length) remembered.set(...this.#known);
  }

  #knownWith({facets, request: {query, filters}}: Answer, store: SearchStore): readonly [string, FacetSeeds] {
    const search = toJson([query, store.scope.filters]);
    const known = this.#known[0] === search ? this.#known[1] : remembered.get(search);
    return [search, withAnswer(known ?? {}, {facets, filters})];
  }
}

/** Returns the cached answer without filters, or else the answer itself. */
export const withoutFilters = (answer: Answer, store: SearchStore): CountedFacets =>
  cached({}, store) ?? answer;

/** Sorted any way, since the order changes no count. */
function cached(filters: Filters, store: SearchStore): CountedFacets | undefined {
  const pages = sorts.map(sort => store.peek({filters, sort}));
  return pages.find(page => page)?.response;
}

/** Whether a value from storage is values of facets. */
function isKnown(stored: unknown): boolean {
  const {vendors = [], product_types = [], content_types = [], ...named} = stored as FacetSeeds;
  const groups = [...(named.variant_options ?? []), ...(named.metafields ?? [])];
  const lists = [vendors, product_types, content_types, groups.map(({name}) => ({value: name}))];
  const values = [...lists, ...groups.map(group => group.values)].flatMap(list =>
    list.map(({value}) => value),
  );
  return values.every(text => typeof text === 'string');
}
