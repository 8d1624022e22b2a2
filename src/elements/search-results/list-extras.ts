import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {MAX_OFFSET} from '../../core/contract/limits.ts';
import {drop} from '../../core/filters/filter-rules.ts';
import type {FilterEntry} from '../../core/filters/filters.ts';
import {refinements} from '../../core/filters/refinements.ts';
import {writePageUrl} from '../../core/query/page-url.ts';
import type {Localization} from '../../store/page.ts';
import type {PanelHost} from '../facet-panel/panel-host.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {chips, styles as chipsStyles} from '../shared/chips.ts';
import {withoutIgnored} from '../shared/ignored-filters.ts';
import {columnSwitch} from './columns.ts';
import {feedOf} from './paging/feed.ts';
import {pageHeading, pages} from './paging/pages.ts';
import type {ResultsHost} from './results-host.ts';
import {empty, notice, terms} from './states.ts';

export {listExtrasStyles as styles} from './list-extras.styles.ts';

/** What the extras need besides the list. */
export interface ExtrasContext {
  readonly localization: Localization;
  readonly cards: HTMLElement;
  /** What is chosen. */
  readonly chosen: readonly FilterEntry[];
  /** A button that adds the page before. */
  readonly previous: () => TemplateResult | typeof nothing;
  /** Whether it is more that can't be had: that is said at the end of the list. */
  readonly failsBelow: boolean;
  /** The banner of what can be asked for again. */
  readonly failure: (text: string) => TemplateResult;
}

/** What stands around a list besides count, sort, "Load more" and how much is shown. */
export interface ListExtras {
  readonly columns: unknown;
  readonly above: unknown;
  readonly empty: unknown;
  /** In place of how much is shown, and of "Load more". */
  readonly paging: unknown;
  readonly below: unknown;
}

/** Fetched with the first of: a choice, a state other than `ready`, related terms, columns or paging of a kind. */
export function listExtras(list: ResultsHost, context: ExtrasContext): ListExtras {
  const {store} = list;
  const {localization, cards, previous, failsBelow, failure} = context;
  const {status, answer, query} = store.state;
  const panel = hasPanel(list);
  // A list that neither shows what is chosen nor lets it be chosen: the filters are the theme's.
  const isShoppers = store.scope.followsAddress || panel;
  const chosen = isShoppers ? withoutIgnored(context.chosen, answer) : [];
  const removals = refinements(chosen, localization.translate, localization.money).map(({name, entries}) => {
    const filters = drop(query.filters, entries);
    return {name, filters, total: store.peek({filters})?.response.total ?? 0};
  });
  const {before, after} = paging(list, context);
  const said = isQuiet(list, context) ? nothing : notice(store, localization, failure);
  return {
    columns: columnSwitch(list, cards, localization.translate),
    above: html`${before} ${panel ? nothing : chosenChips(list, {...context, chosen})}
      ${failsBelow ? nothing : said} ${before ? nothing : previous()}`,
    empty: status === 'empty' && answer ? empty(answer, removals, list, localization) : nothing,
    paging: after,
    below: html`${failsBelow ? said : nothing} ${answer && endsEarly(answer) ? html`<p>${localization.translate('ceiling')}</p>` : nothing}
      ${terms('related', answer?.related_keywords ?? [], store, localization)}`,
  };
}

/** Whether the list ends before its results do (§4.1 paging 3). */
function endsEarly({next, total, request: {offset, limit}}: Answer): boolean {
  return next === undefined && offset + limit >= MAX_OFFSET && offset + limit < total;
}

/** Whether nobody has searched: what the theme shows in the list's place needs no excuse. */
function isQuiet({store: {scope, state}, textContent}: ResultsHost, {chosen}: ExtrasContext): boolean {
  if (!scope.query || state.answer?.hits.length) return false;
  return !scope.followsAddress || (!chosen.length && Boolean(textContent?.trim()));
}

/** What is chosen is shown once: by the panel, where there is one. */
function hasPanel({store, localName}: ResultsHost): boolean {
  const panels = document.querySelectorAll<PanelHost>(localName.replace('search-results', 'facet-panel'));
  return [...panels].some(panel => panel.store === store);
}

function chosenChips(
  list: ResultsHost,
  {localization, chosen}: ExtrasContext,
): TemplateResult | typeof nothing {
  const {store} = list;
  if (list.shadowRoot) adoptStyles(list.shadowRoot, chipsStyles);
  return chips(
    list,
    chosen,
    localization,
    entries => void store.search({filters: drop(store.state.query.filters, entries)}),
  );
}

/** Paging other than by "Load more": what stands above the list and below. */
function paging(
  list: ResultsHost,
  {localization: {translate}, cards}: ExtrasContext,
): {before?: TemplateResult; after?: TemplateResult} {
  const {store} = list;
  const {answer} = store.state;
  if (answer && list.paging === 'infinite')
    void list.updateComplete.then(() => feedOf(list, cards).describe(answer, translate('results')));
  if (!answer?.hits.length || list.paging !== 'pages') return {};
  const goTo = async (page: number) => {
    await store.search({page});
    await list.updateComplete;
    if (store.state.status === 'ready' && document.activeElement?.contains(list))
      list.shadowRoot?.querySelector<HTMLElement>('[part=heading]')?.focus();
  };
  const addressOf = (page: number) => pageAddress(list, page);
  const context = {translate, addressOf, goTo};
  return {before: pageHeading(answer, context), after: pages(answer, context)};
}

/** The address of another page of a list; where the address doesn't follow it, that of a search for the same. */
function pageAddress({store: {scope, services, state}}: ResultsHost, page: number): string {
  const {query} = state;
  if (scope.followsAddress) return writePageUrl(location.href, {...query, page}, scope.start).href;
  const searchUrl = new URL(services.config.searchUrl, location.href);
  const filters = {...query.filters, ...scope.filters};
  return writePageUrl(searchUrl, {...query, query: query.query || scope.query, filters, page}).href;
}
