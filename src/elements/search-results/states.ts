import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE, MAX_QUERY_LENGTH} from '../../core/contract/limits.ts';
import type {Filters} from '../../core/filters/filters.ts';
import {searchHref} from '../../core/products/link.ts';
import type {Say} from '../../i18n/translator.ts';
import type {Texts} from '../../store/page.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {keepFocus} from '../shared/focus.ts';
import {html, nothing, type TemplateResult} from '../shared/rendered-element.ts';
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
  {say}: Texts,
  failure: (text: string) => TemplateResult,
): TemplateResult | typeof nothing {
  const {status, answer, error} = store.state;
  const banner = (text: string, wayOut: unknown, role = 'status') =>
    html`<div part="notice" role=${role}><p>${text}</p>${wayOut}</div>`;
  if (status === 'degraded') {
    if (answer?.hits.length) return banner(say('degraded'), nothing);
    return banner(say('degradedEmpty'), storeSearch(store, say, ''));
  }
  if (status === 'limited') return banner(say('limited'), nothing);
  if (status !== 'failed' || error?.code === 'offline') return nothing;
  if (error?.code === 'query_too_long')
    return banner(say('tooLong', {count: MAX_QUERY_LENGTH}), nothing, 'alert');
  return failure(say('failed'));
}

/** What is shown in place of no results: why, and ways on. The theme can show something else there. */
export function empty(
  {request, suggestions}: Answer,
  removals: readonly Removal[],
  list: ResultsHost,
  texts: Texts,
): TemplateResult {
  const {store} = list;
  const {say} = texts;
  // With filters it is not the text that nothing matches.
  const key = removals.length ? 'emptyFiltered' : request.query === BROWSE ? 'empty' : 'emptyFor';
  return html`<slot name="no-results"><div part="empty">
    <p part="empty-text">${say(key, {query: request.query})}</p>
    ${ways(removals, list, texts)}
    ${terms(
      'didYouMean',
      suggestions.filter(term => term !== request.query),
      store,
      texts,
    )}
    ${storeSearch(store, say, '#store-search')}
  </div></slot>`;
}

/** Terms to search for instead (§2.1): links, so that they open in a new tab too. */
export function terms(
  heading: 'didYouMean' | 'related',
  list: readonly string[],
  {services}: SearchStore,
  {say}: Texts,
): TemplateResult | typeof nothing {
  if (!list.length) return nothing;
  return html`<div part="terms" role="group" aria-label=${say(heading)}><span>${say(heading)}</span>
    ${list.map(term => html`<a href=${searchHref(services.config.searchUrl, term)}>${term}</a>`)}
  </div>`;
}

/** The chosen filters, each to be removed; that first without which most is known to be found. */
function ways(
  removals: readonly Removal[],
  list: ResultsHost,
  {say}: Texts,
): TemplateResult | typeof nothing {
  const {store} = list;
  const search = (filters: Filters) => keepFocus(list, () => store.search({filters}));
  if (!removals.length) return nothing;
  // Of those that nothing is known of, what was chosen by value before price, stock and brand.
  const best = [...removals].reverse().sort((a, b) => b.total - a.total);
  return html`<div part="removals">
    ${best.map(
      ({name, filters, total}) => html`<button @click=${() => search(filters)}>${say('remove', {name})}
      ${total ? html`<span part="count">(${say('resultCount', {count: total})})</span>` : nothing}</button>`,
    )}
    <button @click=${() => search({})}>${say('clearAll')}</button>
  </div>`;
}

/** The way to the results of the store itself, which stand in the list's place there. @param hash says that they must. */
function storeSearch(
  {services, state, scope}: SearchStore,
  say: Say,
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
  return html`<a href=${href} @click=${follow}>${say('nativeSearch')}</a>`;
}
