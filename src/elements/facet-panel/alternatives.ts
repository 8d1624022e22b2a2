import type {Answer} from '../../core/contract/answer.ts';
import {sorts} from '../../core/contract/constants.ts';
import {facetAlternatives, withAnswer} from '../../core/filters/facet-alternatives.ts';
import type {CountedFacets, FacetSeeds, ShownFacets} from '../../core/filters/facet-groups.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {toJson} from '../../core/json.ts';
import {tab} from '../../service/browser/storage.ts';
import type {SearchStore} from '../../store/search-store.ts';

/** A search and the values that its facets had without their own filters. */
type KnownValues = readonly [search: string, values: FacetSeeds];

/** How many searches the tab remembers the values of. */
const REMEMBERED = 5;

/** The alternatives to what is chosen, from other answers to the same search, also on earlier pages of the session. */
export class Alternatives {
  #known: KnownValues = ['', {}];
  /** The answer that is remembered. */
  #latest: Answer | undefined;

  /** Returns an answer's facets with the alternatives to the chosen filters. */
  withAlternatives(answer: Answer, chosen: Filters, store: SearchStore, seeds: FacetSeeds): ShownFacets {
    const {facets, request} = answer;
    return facetAlternatives({facets, filters: request.filters}, chosen, {
      with: others => cached(others, store)?.facets,
      latest: this.#knownWith(answer, store)[1],
      seeds,
    });
  }

  /** Remembers an answer's values, in the tab too if it has filters: without, the next answer tells the same. */
  remember(answer: Answer, store: SearchStore): void {
    if (answer === this.#latest) return;
    this.#latest = answer;
    this.#known = this.#knownWith(answer, store);
    if (Object.keys(answer.request.filters).length) save(this.#known);
  }

  #knownWith({facets, request: {query, filters}}: Answer, store: SearchStore): KnownValues {
    const search = toJson([query, store.scope.filters]);
    const known = [this.#known, ...remembered()].find(([of]) => of === search)?.[1] ?? {};
    return [search, withAnswer(known, {facets, filters})];
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

function save(known: KnownValues): void {
  const others = remembered().filter(([search]) => search !== known[0]);
  tab.set('values', [...others, known].slice(-REMEMBERED));
}

function remembered(): KnownValues[] {
  const known = tab.get('values');
  return Array.isArray(known) ? known.filter(isKnown) : [];
}

/** Whether a value from storage is known values. */
function isKnown(stored: unknown): stored is KnownValues {
  try {
    const [search, {vendors = [], product_types = [], content_types = [], ...named}] = stored as KnownValues;
    const groups = [...(named.variant_options ?? []), ...(named.metafields ?? [])];
    const lists = [vendors, product_types, content_types, groups.map(({name}) => ({value: name}))];
    const values = [...lists, ...groups.map(group => group.values)].flatMap(list =>
      list.map(({value}) => value),
    );
    return [search, ...values].every(text => typeof text === 'string');
  } catch {
    return false;
  }
}
