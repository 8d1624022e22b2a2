import type {Answer} from '../core/answer.ts';
import {BROWSE, MAX_OFFSET} from '../core/limits.ts';
import type {Say} from '../core/messages.ts';
import {isSort, sorts} from '../core/page-url.ts';
import type {SearchState} from '../store/search-state.ts';
import type {SearchStore} from '../store/search-store.ts';
import {html, nothing, type TemplateResult} from './rendered-element.ts';

export interface FrameContext {
  readonly store: SearchStore;
  readonly say: Say;
  /** Whether the theme's children are shown in place of the list. */
  readonly fallback: boolean;
  /** The templates of the unusual states, once they are here. */
  readonly states: typeof import('./states.ts') | undefined;
  readonly loadMore: () => Promise<void>;
}

/** All that is around the list: count and sort above, what a state has to say, paging below. */
export function frame(state: SearchState, context: FrameContext): TemplateResult {
  const {store, say, fallback, states, loadMore} = context;
  const {status, answer} = state;
  const related = answer?.related_keywords ?? [];
  const stateContext = {
    say,
    searchUrl: store.services.config.searchUrl,
    retry: () => void store.retry(),
    clearFilters: () => void store.search({filters: {}}),
  };
  return html`
    ${toolbar(state, context)}
    ${states?.notice(state, stateContext)}
    ${pageButton('previous', answer?.previous, () => store.loadPrevious(), context)}
    <slot name="results" ?hidden=${fallback}></slot>
    ${status === 'empty' && answer ? states?.empty(state, answer, stateContext) : nothing}
    <slot ?hidden=${!fallback}></slot>
    <div part="foot" ?hidden=${fallback || !answer}>
      ${answer && reach(answer, say)}
      ${pageButton('more', answer?.next, loadMore, context)}
      ${states?.terms('related', related, stateContext)}
    </div>
  `;
}

/** There from the start, so that the count that follows is announced and nothing moves. */
function toolbar({answer, query}: SearchState, {store, say, fallback}: FrameContext): TemplateResult {
  const onChange = ({target}: Event) => {
    const {value} = target as HTMLSelectElement;
    if (isSort(value)) void store.search({sort: value});
  };
  return html`<div part="toolbar" ?hidden=${fallback}>
    <p part="count" role="status">${answer ? count(answer, say) : say('loading')}</p>
    <label part="sort">${say('sort')}
      <select .value=${query.sort} @change=${onChange}>
        ${sorts.map(sort => html`<option value=${sort} ?selected=${sort === query.sort}>${say(`sort_${sort}`)}</option>`)}
      </select>
    </label>
  </div>`;
}

function count({total, request: {query}}: Answer, say: Say): string {
  return query === BROWSE ? say('resultCount', {count: total}) : say('resultCountFor', {count: total, query});
}

/** How much of the whole is shown, and where the list ends before its results do (§4.1 paging 3). */
function reach({hits, next, total}: Answer, say: Say): unknown {
  const shown =
    hits.length < total
      ? html`<p part="shown">${say('shown', {shown: hits.length, count: total})}</p>`
      : nothing;
  return next === undefined && total > MAX_OFFSET ? [shown, html`<p>${say('ceiling')}</p>`] : shown;
}

function pageButton(
  name: 'more' | 'previous',
  offset: number | undefined,
  load: () => Promise<void>,
  {store, say}: FrameContext,
): TemplateResult | typeof nothing {
  if (offset === undefined) return nothing;
  const busy = store.state.status === 'refreshing';
  return html`<button part=${name} aria-disabled=${busy} @click=${() => busy || load()}>${say(name)}</button>`;
}
