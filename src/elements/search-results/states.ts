import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE, MAX_QUERY_LENGTH} from '../../core/contract/limits.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {searchHref} from '../../core/products/link.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {Localization} from '../../store/page.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {keepFocus} from '../shared/focus.ts';
import type {ResultsHost} from './results-host.ts';

/** A chosen filter by its name, the filters without it, and how many results they are known to have. */
export interface Removal {
  readonly name: string;
  readonly filters: Filters;
  readonly total: number;
}

/** The banner of a search that is degraded, limited or failed; nothing in every other state, and for who is offline. */
export function notice(
  store: SearchStore,
  {translate}: Localization,
  failure: (text: string) => TemplateResult,
): TemplateResult | typeof nothing {
  const {status, answer, error} = store.state;
  const banner = (text: string, wayOut: unknown, role = 'status') =>
    html`<div part="notice" role=${role}><p>${text}</p>${wayOut}</div>`;
  if (status === 'degraded') {
    if (answer?.hits.length) return banner(translate('degraded'), nothing);
    return banner(translate('degradedEmpty'), storeSearch(store, translate, ''));
  }
  if (status === 'limited') return banner(translate('limited'), nothing);
  if (status !== 'failed' || error?.code === 'offline') return nothing;
  if (error?.code === 'query_too_long')
    return banner(translate('tooLong', {count: MAX_QUERY_LENGTH}), nothing, 'alert');
  return failure(translate('failed'));
}

/** What is shown in place of no results: why, and ways on. The theme can show something else there. */
export function empty(
  {request, suggestions}: Answer,
  removals: readonly Removal[],
  list: ResultsHost,
  localization: Localization,
): TemplateResult {
  const {store} = list;
  const {translate} = localization;
  // With filters it is not the text that nothing matches.
  const key = removals.length ? 'emptyFiltered' : request.query === BROWSE ? 'empty' : 'emptyFor';
  return html`<slot name="no-results"><div part="empty">
    <p part="empty-text">${translate(key, {query: request.query})}</p>
    ${ways(removals, list, localization)}
    ${terms(
      'didYouMean',
      suggestions.filter(term => term !== request.query),
      store,
      localization,
    )}
    ${storeSearch(store, translate, '#store-search')}
  </div></slot>`;
}

/** Terms to search for instead (§2.1): links, so that they open in a new tab too. */
export function terms(
  heading: 'didYouMean' | 'related',
  list: readonly string[],
  {services}: SearchStore,
  {translate}: Localization,
): TemplateResult | typeof nothing {
  if (!list.length) return nothing;
  return html`<div part="terms" role="group" aria-label=${translate(heading)}><span>${translate(heading)}</span>
    ${list.map(term => html`<a href=${searchHref(services.config.searchUrl, term)}>${term}</a>`)}
  </div>`;
}

/** The chosen filters, each to be removed; that first without which most is known to be found. */
function ways(
  removals: readonly Removal[],
  list: ResultsHost,
  {translate}: Localization,
): TemplateResult | typeof nothing {
  const {store} = list;
  const search = (filters: Filters) => keepFocus(list, () => store.search({filters}));
  if (!removals.length) return nothing;
  // Of those that nothing is known of, what was chosen by value before price, stock and brand.
  const best = [...removals].reverse().sort((a, b) => b.total - a.total);
  return html`<div part="removals">
    ${best.map(
      ({name, filters, total}) => html`<button @click=${() => search(filters)}>${translate('remove', {name})}
      ${total ? html`<span part="count">(${translate('resultCount', {count: total})})</span>` : nothing}</button>`,
    )}
    <button @click=${() => search({})}>${translate('clearAll')}</button>
  </div>`;
}

/** The way to the results of the store itself, which stand in the list's place there. @param hash says that they must. */
function storeSearch(
  {services, state, scope}: SearchStore,
  translate: Translate,
  hash: string,
): TemplateResult | typeof nothing {
  const query = state.query.query || scope.query;
  // It does not browse as the service does: a collection's own products are the fallback.
  if (query === BROWSE) return nothing;
  const href = `${searchHref(services.config.searchUrl, query)}${hash}`;
  // To the address we are at, a link alone would only scroll.
  const follow = ({currentTarget}: Event) => {
    const {pathname, search} = currentTarget as HTMLAnchorElement;
    if (pathname + search === location.pathname + location.search) setTimeout(() => location.reload());
  };
  return html`<a href=${href} @click=${follow}>${translate('nativeSearch')}</a>`;
}
