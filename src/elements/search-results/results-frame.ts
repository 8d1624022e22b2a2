import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {BROWSE, MAX_OFFSET} from '../../core/contract/limits.ts';
import {type Sort, sorts} from '../../core/contract/schema.ts';
import {filterEntries} from '../../core/filters/filters.ts';
import type {Translate} from '../../i18n/translator.ts';
import type {Localization} from '../../store/page.ts';
import type {ResultsHost} from './results-host.ts';

export interface FrameContext {
  readonly localization: Localization;
  /** Whether the theme's children are shown in place of the list. */
  readonly fallback: boolean;
  readonly cards: HTMLElement;
  /** What few states show, once it is here. */
  readonly extras: () => typeof import('./list-extras.ts') | undefined;
  readonly loadMore: () => Promise<void>;
  readonly loadPrevious: () => Promise<void>;
}

/** All that is around the list: count and sort above, what a state has to say, paging below. */
export function frame(list: ResultsHost, context: FrameContext): TemplateResult {
  const {store, paging, columns} = list;
  const {localization, fallback, cards, loadMore, loadPrevious} = context;
  const {status, answer, query, error} = store.state;
  // The shopper who asked for more is at the end of the list.
  const fails = /limited|failed/.test(status);
  const failsBelow = fails && store.adds === 'next';
  // Pages of what is on screen don't belong to it.
  const isOther = fails && !store.adds;
  const chosen = filterEntries(query.filters);
  const button = (name: 'more' | 'previous', offset: number | undefined, load: () => Promise<void>) => {
    const busy = status === 'refreshing';
    return offset === undefined
      ? nothing
      : html`<button part=${name} aria-disabled=${busy} @click=${() => busy || load()}>${localization.translate(name)}</button>`;
  };
  const needsExtras =
    /empty|degraded|limited|failed/.test(status) ||
    answer?.related_keywords.length ||
    answer?.previous !== undefined ||
    (answer && reachesCeiling(answer)) ||
    chosen.length ||
    /pages|infinite/.test(`${paging}`) ||
    columns?.includes(' ');
  const retry = () => {
    if (failsBelow) return void loadMore();
    void store.retry();
    list.shadowRoot?.querySelector<HTMLElement>('p[part=count]')?.focus();
  };
  const failure = (text: string) =>
    html`<div part="notice" role="alert"><p>${text}</p><button @click=${retry}>${localization.translate('retry')}</button></div>`;
  // Said here: without a network there is no code to fetch.
  const offline =
    status === 'failed' && error?.code === 'offline' ? failure(localization.translate('offline')) : nothing;
  const extras = needsExtras
    ? context.extras()?.listExtras(list, {
        localization,
        cards,
        chosen,
        previous: () => button('previous', fallback || isOther ? undefined : answer?.previous, loadPrevious),
        failsBelow,
        failure,
      })
    : undefined;
  return html`${toolbar(list, context, extras?.columns)}${failsBelow ? nothing : offline}${extras?.above}
    <slot name="results" ?hidden=${fallback}></slot>
    ${extras?.empty}
    <slot ?hidden=${!fallback}></slot>
    <div part="foot" ?hidden=${fallback || !answer}>
      <p part="shown" aria-live="polite">${extras?.paging ? nothing : reach(answer, localization.translate)}</p>
      ${extras?.paging ?? button('more', isOther ? undefined : answer?.next, loadMore)}
      ${failsBelow ? offline : nothing}${extras?.below}
    </div>`;
}

/** There from the start, so that the count that follows is announced and nothing moves. */
function toolbar(
  {store}: ResultsHost,
  {localization: {translate}, fallback, cards}: FrameContext,
  columns: unknown,
): TemplateResult {
  const {answer, query} = store.state;
  const onChange = ({target}: Event) =>
    void store.search({sort: (target as HTMLSelectElement & {value: Sort}).value});
  return html`<div part="toolbar" ?hidden=${fallback}>
    <p part="count" role="status" tabindex="-1">${answer && !cards.matches('.search-waiting') ? count(answer, translate) : translate('loading')}</p>
    ${columns}
    <label part="sort">${translate('sort')}
      <select .value=${query.sort} @change=${onChange}>
        ${sorts.map(sort => html`<option value=${sort} ?selected=${sort === query.sort}>${translate(`sort_${sort}`)}</option>`)}
      </select>
    </label>
  </div>`;
}

/** A service that is degraded may not know how many results there are beside those it gives (§3). */
function count({hits, total, request: {query}}: Answer, translate: Translate): string {
  if (hits.length && !total) return '';
  return translate(query === BROWSE ? 'resultCount' : 'resultCountFor', {count: total, query});
}

/** Whether the list may end before its results do (§4.1 paging 3). */
function reachesCeiling({request: {offset, limit}}: Answer): boolean {
  return offset + limit >= MAX_OFFSET;
}

/** How much of the whole is shown. */
function reach(answer: Answer | undefined, translate: Translate): string {
  const shown = answer?.hits.length;
  return shown && shown < answer.total ? translate('shown', {shown, count: answer.total}) : '';
}
