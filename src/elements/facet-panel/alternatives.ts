import type {Answer, Batch} from '../../core/contract/answer.ts';
import {sorts} from '../../core/contract/constants.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';
import {type FilteredFacets, withAlternatives, withAnswer} from '../../core/filters/facet-alternatives.ts';
import {type Facet, facetsOf, isValueFacet} from '../../core/filters/facets.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {toJson} from '../../core/json.ts';
import {SearchMemory} from '../../service/browser/search-memory.ts';
import type {SearchStore} from '../../store/search-store.ts';

/** The values that the facets of a search had without their own filters. */
const remembered = new SearchMemory<readonly Facet[]>('values', 5, isFacets);

/** The alternatives to the chosen values, from other answers to the same search, also on earlier pages of the session. */
export class Alternatives {
  #known: readonly [search: string, facets: readonly Facet[]] = ['', []];
  #latest: Answer | undefined;

  /** Returns an answer's facets with the alternatives to the chosen filters. */
  facetsOf(answer: Answer, chosen: Filters, store: SearchStore, seeds: readonly Facet[]): readonly Facet[] {
    return withAlternatives(filteredFacets(answer), chosen, {
      with: filters => {
        const batch = cached(filters, store);
        return batch && filteredFacets({...batch.response, ...batch.merged, request: batch.request});
      },
      latest: this.knownWith(answer, store),
      seeds,
    });
  }

  /** Returns the latest values of the facets without their own filters, including an answer's. */
  knownWith(answer: Answer, store: SearchStore): readonly Facet[] {
    const search = searchOf(answer, store);
    const known = this.#known[0] === search ? this.#known[1] : remembered.get(search);
    return withAnswer(known ?? [], filteredFacets(answer));
  }

  /** Remembers an answer's values, also in the tab if it has filters: without filters, the next answer has the same values. */
  remember(answer: Answer, store: SearchStore): void {
    if (answer === this.#latest) return;
    this.#latest = answer;
    this.#known = [searchOf(answer, store), this.knownWith(answer, store)];
    if (Object.keys(answer.request.filters).length) remembered.set(...this.#known);
  }
}

function filteredFacets(answer: Pick<Answer, 'facets' | 'request' | 'countsAlternatives'>): FilteredFacets {
  const {facets, request, countsAlternatives} = answer;
  return {facets: facetsOf(facets), filters: request.filters, countsAlternatives};
}

/** A key for what is remembered of a search. */
export const searchOf = ({request}: Answer, {scope}: SearchStore): string =>
  toJson([request.query, scope.filters]);

/** Returns the cached answer without filters, or else the answer itself. */
export const withoutFilters = (
  answer: Answer,
  store: SearchStore,
): Pick<SearchResponse, 'facets' | 'total'> => cached({}, store)?.response ?? answer;

/** Returns the cached answer in any order, since the order changes no count. */
const cached = (filters: Filters, store: SearchStore): Batch | undefined =>
  sorts.map(sort => store.peek({filters, sort})).find(batch => batch !== undefined);

function isFacets(stored: unknown): boolean {
  return (stored as readonly Facet[]).every(
    ({id, facet, name, label = '', values}) =>
      [id, name, label, ...values.map(({value}) => value)].every(text => typeof text === 'string') &&
      isValueFacet(facet),
  );
}
