import type {Answer} from '../core/answer.ts';
import {BROWSE, MAX_QUERY_LENGTH} from '../core/limits.ts';
import type {Say} from '../core/messages.ts';
import type {SearchState} from '../store/search-state.ts';
import {html, nothing, type TemplateResult} from './rendered-element.ts';

export {statesStyles as styles} from './states.styles.ts';

/** What the states other than `ready` show. Fetched when the first of them comes. */
export interface StateContext {
  readonly say: Say;
  readonly searchUrl: string;
  readonly retry: () => void;
  readonly clearFilters: () => void;
}

/** The banner of a search that is degraded, limited or failed; nothing in every other state. */
export function notice(
  {status, query, answer, error}: SearchState,
  {say, searchUrl, retry}: StateContext,
): TemplateResult | typeof nothing {
  const banner = (text: string, wayOut: unknown, role = 'status') =>
    html`<div part="notice" role=${role}><p>${text}</p>${wayOut}</div>`;
  if (status === 'degraded') {
    if (answer?.hits.length) return banner(say('degraded'), nothing);
    return banner(
      say('degradedEmpty'),
      html`<a href=${searchLink(searchUrl, query.query)}>${say('nativeSearch')}</a>`,
    );
  }
  if (status === 'limited') return banner(say('limited'), nothing);
  if (status !== 'failed') return nothing;
  if (error?.code === 'query_too_long')
    return banner(say('tooLong', {count: MAX_QUERY_LENGTH}), nothing, 'alert');
  const text = say(error?.code === 'offline' ? 'offline' : 'failed');
  return banner(text, html`<button @click=${retry}>${say('retry')}</button>`, 'alert');
}

/** What is shown in place of no results: why, and ways on. */
export function empty(
  {query: {filters}}: SearchState,
  {request, suggestions}: Answer,
  context: StateContext,
): TemplateResult {
  const {say, clearFilters} = context;
  const text = request.query === BROWSE ? say('empty') : say('emptyFor', {query: request.query});
  return html`<div part="empty">
    <p part="empty-text">${text}</p>
    ${Object.keys(filters).length ? html`<p>${say('emptyFiltered')}</p><button @click=${clearFilters}>${say('clearAll')}</button>` : nothing}
    ${terms('didYouMean', suggestions, context)}
  </div>`;
}

/** Terms to search for instead (§2.1): links, so that they open in a new tab too. */
export function terms(
  heading: 'didYouMean' | 'related',
  list: readonly string[],
  {say, searchUrl}: StateContext,
): TemplateResult | typeof nothing {
  if (!list.length) return nothing;
  return html`<div part="terms" role="group" aria-label=${say(heading)}><span>${say(heading)}</span>
    ${list.map(term => html`<a href=${searchLink(searchUrl, term)}>${term}</a>`)}
  </div>`;
}

const searchLink = (searchUrl: string, query: string) => `${searchUrl}?q=${encodeURIComponent(query)}`;
