import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE, MAX_OFFSET} from '../../core/contract/constants.ts';
import {drop, type Filters} from '../../core/filters/filters.ts';
import {refinements} from '../../core/filters/refinements.ts';
import {distinctTerms} from '../../core/query/query-text.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {keepFocus} from '../shared/focus.ts';
import type {Localization} from '../shared/localize.ts';
import {shopperFilters} from './active-filters.ts';
import type {Feature} from './feature.ts';
import {featureStyles} from './features.styles.ts';
import {type LinkHost, relatedTerms, storeSearchLink, terms} from './search-links.ts';

/** Shows the empty state: the reason why nothing was found, and alternatives. */
export const noResults: Feature<LinkHost> = list => {
  adoptStyles(list.renderRoot, featureStyles);
  /** The removable filters, each with the total without it, as far as the answer is cached. */
  let removals: readonly Removal[] = [];
  const empty = (localization: Localization) => {
    const {answer} = list.store.state;
    if (!list.view.empty || !answer) return nothing;
    return html`
      ${emptyState(answer, removals, list, localization)}
      ${terms('related', relatedTerms(answer), localization)}
    `;
  };
  return {
    places: {empty},
    hostUpdate() {
      const {localization, view} = list;
      removals = localization && view.empty ? removalsOf(list, localization) : [];
    },
  };
};

/** A chosen filter by its name, the filters without it, and the number of their results; 0 if that is unknown. */
interface Removal {
  readonly name: string;
  readonly filters: Filters;
  readonly total: number;
}

/** Renders the reason why nothing was found, and alternatives. The theme can replace it by the slot. */
function emptyState(
  {request: {query}, suggestions}: Answer,
  removals: readonly Removal[],
  list: LinkHost,
  localization: Localization,
): TemplateResult {
  const {translate} = localization;
  return html`<slot name="no-results">
    <div part="empty">
      <p part="empty-text">${translate(reasonFor(query, removals), {query})}</p>
      ${removalButtons(removals, list, localization)}
      ${terms('didYouMean', suggestedTerms(query, suggestions), localization)}
      ${storeSearchLink(list, localization, '#store-search')}
    </div>
  </slot>`;
}

function reasonFor(query: string, removals: readonly Removal[]) {
  if (removals.length) return 'emptyFiltered';
  return query === BROWSE ? 'empty' : 'emptyFor';
}

/** Returns the suggestions that differ from the query. */
export const suggestedTerms = (query: string, suggestions: readonly string[]): string[] =>
  distinctTerms(suggestions).filter(term => term !== query);

/** Returns the shopper's filters, each with the cached total after its removal. */
function removalsOf(list: LinkHost, {translate, money}: Localization): Removal[] {
  const {store} = list;
  return refinements(shopperFilters(list), translate, money).map(({name, entries}) => {
    const filters = drop(store.state.query.filters, entries);
    return {name, filters, total: store.peek({filters})?.response.total ?? 0};
  });
}

/** Renders buttons that remove the chosen filters; the one that finds most, as far as that is known, comes first. */
function removalButtons(
  removals: readonly Removal[],
  list: LinkHost,
  {translate}: Localization,
): TemplateResult | typeof nothing {
  if (!removals.length) return nothing;
  const search = (filters: Filters) => keepFocus(list, () => list.store.search({filters}));
  // Among filters with an unknown total, values come before price, stock and brand.
  const sorted = [...removals].reverse().sort((a, b) => b.total - a.total);
  return html`<div part="removals">
    ${sorted.map(
      ({name, filters, total}) => html`<button @click=${() => search(filters)}>
        ${translate('remove', {name})}
        ${total ? html`<span part="count">(${translate('resultCount', {count: total})})</span>` : nothing}
      </button>`,
    )}
    <button @click=${() => search({})}>${translate('clearAll')}</button>
  </div>`;
}

/** The end of a list: a note that further results can't be reached, and other searches. */
export const listEnd: Feature = list => {
  adoptStyles(list.renderRoot, featureStyles);
  return {places: {below: localization => below(list.store.state.answer, localization)}};
};

function below(answer: Answer | undefined, localization: Localization): unknown {
  if (!answer) return undefined;
  return html`
    ${endsEarly(answer) ? html`<p>${localization.translate('ceiling')}</p>` : nothing}
    ${answer.hits.length ? otherSearches(answer, localization) : nothing}
  `;
}

/**
 * Renders links to other searches. A service that searches for a corrected text gives it in its suggestions only: `query` is the text as
 * sent (§2.1).
 */
function otherSearches(answer: Answer, localization: Localization): unknown {
  const {request, suggestions} = answer;
  return [
    terms('didYouMean', distinctTerms(suggestions, [request.query]), localization),
    terms('related', relatedTerms(answer), localization),
  ];
}

/** Whether the list ends before its results do (§4.1 paging 3). */
function endsEarly({next, total, request: {offset, limit}}: Answer): boolean {
  return next === undefined && offset + limit >= MAX_OFFSET && offset + limit < total;
}
