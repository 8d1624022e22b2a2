import {filterEntries} from '../../core/filters/filters.ts';
import type {PageQuery} from '../../core/query/page-query.ts';
import {isPending, isUnavailable, type SearchState} from '../../store/store.ts';

/** What a list shows beside its cards. */
export interface StatusView {
  /** Whether the theme's children are shown, because there is nothing better: no answer or no cards yet, or none to be had. */
  readonly fallback: boolean;
  /** Whether skeletons stand for the first cards: the answer is on its way, or the code that they are drawn with. */
  readonly skeletons: boolean;
  /** What the toolbar says of the number of results. */
  readonly count: 'loading' | 'results' | undefined;
  /** Whether changes are announced. Those of a list which the theme has chosen, such as related products, are not. */
  readonly isAnnounced: boolean;
  /** Whether the place of no results is shown. */
  readonly empty: boolean;
  readonly foot: boolean;
  /** Whether pages can be added: not to the results of an earlier search, after the latest one has failed. */
  readonly paging: boolean;
  /** The banner of a search that waits, or has results of another kind or source than the shopper expects. */
  readonly notice: 'late' | 'platform' | 'limited' | 'degraded' | 'degradedEmpty' | 'partial' | undefined;
  /** The banner that offers to try again, or asks for a shorter text. */
  readonly alert: 'offline' | 'failed' | 'tooLong' | undefined;
  /** Whether the banners are below the cards, because the next page has failed, which the shopper has asked for there. */
  readonly isBelow: boolean;
  /** Whether the notice is at the edge of the screen, where it moves nothing that is painted. */
  readonly isPinned: boolean;
  /** What a screen reader says beside the banners. `count` is said if the toolbar could not say it. */
  readonly said: 'fallback' | 'help' | 'shown' | 'count' | undefined;
  /** The query that is refused, or requested again after that: the same banner again is no news. */
  readonly limited: PageQuery | undefined;
}

/** A list and its search. */
export interface ViewedList {
  readonly store: {
    readonly state: SearchState;
    /** Whether an answer is only offered, since the theme's results are on screen. */
    readonly keepsTheme: boolean;
  };
  readonly query: string | null;
  readonly collection: string | null;
  readonly urlSync: 'off' | null;
  readonly textContent: string | null;
  /** Whether the element has children that stand in for results. */
  readonly hasFallback: boolean;
  /** Whether skeletons stand for the first results until the service has answered. */
  readonly awaitsService: boolean;
  /** Whether all that cards are drawn with is loaded. */
  readonly canDraw: boolean;
  /** Whether the shopper has been waiting for other results for a while. */
  readonly isSlow: boolean;
}

/** Returns what a list shows. `before` is what it showed until now. */
export function viewOf(list: ViewedList, before?: StatusView): StatusView {
  const {hasFallback, awaitsService, canDraw, isSlow} = list;
  const {state, keepsTheme} = list.store;
  const {status, answer, change} = state;
  const hasHits = Boolean(answer?.hits.length);
  const awaitsCards = status === 'loading' || (answer ? !canDraw : awaitsService);
  const isReplaced = awaitsCards ? hasFallback && !awaitsService : !answer;
  const fallback = isReplaced || keepsTheme || isUnavailable(state) || state.platformAnswer !== undefined;
  const hasFailed = status === 'failed' || status === 'limited';
  const limited = isPending(state) ? before?.limited : status === 'limited' ? state.query : undefined;
  const isLimited = limited === state.query;
  const isSilent = !hasHits && isQuiet(list);
  const isAnnounced = list.urlSync !== 'off' || state.isRefined;
  return {
    fallback,
    skeletons: awaitsCards && !fallback,
    count: isSlow || status === 'loading' ? 'loading' : fallback ? undefined : 'results',
    isAnnounced,
    empty: status === 'empty' && !keepsTheme,
    foot: !fallback && answer !== undefined && canDraw,
    paging: !(hasFailed && change === 'replace'),
    notice: isSilent ? undefined : noticeOf(state, keepsTheme, isLimited),
    alert: alertOf(state, isSilent),
    isBelow: hasFailed && change === 'append',
    isPinned: keepsTheme && (isLimited || hasHits),
    said: isAnnounced && !isSilent ? saidOf(state, keepsTheme) : undefined,
    limited,
  };
}

/** Whether nobody has searched: what the theme shows in place of the list needs no excuse. */
function isQuiet({query, collection, urlSync, textContent, store}: ViewedList): boolean {
  if (!(query || collection)) return false;
  const {filters} = store.state.query;
  return urlSync === 'off' || (Boolean(textContent?.trim()) && filterEntries(filters).length === 0);
}

function noticeOf(state: SearchState, keepsTheme: boolean, isLimited: boolean): StatusView['notice'] {
  const {status, answer} = state;
  const hasHits = Boolean(answer?.hits.length);
  if (keepsTheme && hasHits) return 'late';
  if (isByPlatform(state, isLimited)) return 'platform';
  if (isLimited) return 'limited';
  if (status === 'degraded') return hasHits ? 'degraded' : 'degradedEmpty';
  return status === 'ready' && answer?.isPartial ? 'partial' : undefined;
}

/** Whether the platform answers what the service does not, also until another search is answered. */
function isByPlatform(state: SearchState, isLimited: boolean): boolean {
  const {platformAnswer, query, isOpening} = state;
  if (!platformAnswer || !(isPending(state) || platformAnswer.query === query)) return false;
  return isLimited || !isOpening;
}

function alertOf(state: SearchState, isSilent: boolean): StatusView['alert'] {
  const {status, error} = state;
  if (status !== 'failed') return undefined;
  if (error?.code === 'offline') return 'offline';
  if (isSilent || isByPlatform(state, false)) return undefined;
  return error?.code === 'query_too_long' ? 'tooLong' : 'failed';
}

function saidOf(state: SearchState, keepsTheme: boolean): StatusView['said'] {
  const {status, answer} = state;
  if (isByPlatform(state, false)) return undefined;
  if (status === 'unavailable') return 'fallback';
  if (!answer) return undefined;
  if (status === 'empty') return 'help';
  if (status !== 'ready' || keepsTheme) return undefined;
  return answer.hits.length > answer.request.limit ? 'shown' : 'count';
}
