import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {MAX_QUERY_LENGTH} from '../../core/contract/constants.ts';
import {filterEntries} from '../../core/filters/filters.ts';
import type {PageQuery} from '../../core/query/page-query.ts';
import type {Translate} from '../../i18n/translator.ts';
import {isPending} from '../../store/store.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import type {Localization} from '../shared/localize.ts';
import {failureNotice} from './failure-notice.ts';
import type {Feature, PlacesHost} from './feature.ts';
import {featureStyles} from './features.styles.ts';
import type {ResultsHost} from './results-host.ts';
import {showsFallback, storeSearchLink} from './store-search-link.ts';

/** The banners of a search that is degraded, limited or failed. */
export const notices: Feature<ResultsHost & PlacesHost> = {
  name: 'notices',
  start(list, signal) {
    adoptStyles(list.renderRoot, featureStyles);
    let isSilent = false;
    /** The query that is retried because of a rate limit: the same banner again is no news. */
    let limited: PageQuery | undefined;
    const isLimited = () => limited === list.store.state.query;
    /** Whether the banner comes or goes by itself while the theme's results are on screen. */
    const isPinned = () => {
      const {keepsTheme, state} = list.store;
      return keepsTheme && (isLimited() || Boolean(state.answer?.hits.length));
    };
    const draw = (localization: Localization) =>
      isSilent ? nothing : notice(list, isLimited(), localization);
    list.fill(
      {
        notice: localization => (isPinned() ? nothing : draw(localization)),
        pinned: localization => (isPinned() ? draw(localization) : nothing),
        alert: localization => (isSilent ? nothing : failure(list, localization)),
      },
      signal,
    );
    return {
      hostUpdate() {
        isSilent = isQuiet(list);
        const {state} = list.store;
        if (!isPending(state)) limited = state.status === 'limited' ? state.query : undefined;
      },
    };
  },
};

/** Whether nobody has searched: what the theme shows in place of the list needs no excuse. */
export function isQuiet({store: {state}, query, collection, urlSync, textContent}: ResultsHost): boolean {
  if (!(query || collection) || state.answer?.hits.length) return false;
  const isFiltered = filterEntries(state.query.filters).length > 0;
  return urlSync === 'off' || (!isFiltered && Boolean(textContent?.trim()));
}

/** The banner of a limited, degraded or late search. The list has it in a status, which is there before it. */
function notice(list: ResultsHost, isLimited: boolean, localization: Localization): unknown {
  const {translate} = localization;
  const {status, answer} = list.store.state;
  if (list.store.keepsTheme && answer?.hits.length) return offer(list, answer, localization);
  if (isLimited) return banner(explain('limited', list, translate));
  if (status !== 'degraded') return nothing;
  if (answer?.hits.length) return banner(translate('degraded'));
  const text = fallbackNotice(list, translate) || translate('degradedEmpty');
  return banner(text, storeSearchLink(list, localization, ''));
}

/** Offers results that came after the theme's were shown. */
function offer(list: ResultsHost, {total, hits}: Answer, {translate}: Localization): TemplateResult {
  const show = async () => {
    list.showService();
    await list.updateComplete;
    list.shadowRoot?.querySelector<HTMLElement>('p[part=count]')?.focus();
  };
  const label = translate('showResults', {count: total || hits.length});
  return banner(translate('lateResults'), html`<button @click=${show}>${label}</button>`);
}

/** The alert of a failed search. That of a shopper without a network is `offlineNotice`. */
function failure(list: ResultsHost, localization: Localization): unknown {
  const {status, error} = list.store.state;
  if (status !== 'failed' || error?.code === 'offline') return nothing;
  const {translate} = localization;
  if (error?.code !== 'query_too_long')
    return failureNotice(list, explain('failed', list, translate), localization);
  return html`<div part="notice" role="alert"><p>${translate('tooLong', {count: MAX_QUERY_LENGTH})}</p></div>`;
}

const explain = (what: 'limited' | 'failed', list: ResultsHost, translate: Translate): string =>
  `${translate(what)} ${fallbackNotice(list, translate)}`.trim();

/** Calls the fallback the store's standard results; empty if no fallback is shown. */
export const fallbackNotice = (list: ResultsHost, translate: Translate): string =>
  showsFallback(list) && list.hasFallback ? translate('standardResults') : '';

const banner = (text: string, link: unknown = nothing): TemplateResult =>
  html`<div part="notice"><p>${text}</p>${link}</div>`;
