import {filterEntries} from '../../core/filters/filters.ts';
import type {PageQuery} from '../../core/query/page-query.ts';
import {isPending, isUnavailable, type SearchState} from '../../store/store.ts';

/** The parts that a list shows beside its cards. */
export interface StatusView {
  /** Whether the theme's children are shown, because answer or cards are missing: they are still loading, or unavailable. */
  readonly fallback: boolean;
  /** Whether skeletons stand for the first cards, while the answer, or the code that draws it, is loading. */
  readonly skeletons: boolean;
  /** The toolbar's text about the number of results. */
  readonly count: 'loading' | 'results' | undefined;
  /**
   * Whether changes are announced to screen readers. They are not in a list that the theme has chosen, such as related products, until
   * the shopper refines it.
   */
  readonly isAnnounced: boolean;
  readonly empty: boolean;
  readonly foot: boolean;
  /** Whether pages can be added: not to the results of an earlier search, after the latest one has failed. */
  readonly paging: boolean;
  /** The banner of a search that waits, or has results of another kind or source than the shopper expects. */
  readonly notice: 'late' | 'platform' | 'limited' | 'degraded' | 'degradedEmpty' | 'partial' | undefined;
  /** The banner that offers to try again, or asks for a shorter text. */
  readonly alert: 'offline' | 'failed' | 'tooLong' | undefined;
  /** Whether the banners are below the cards, because the shopper requested the failed page there. */
  readonly isBelow: boolean;
  /** Whether the notice is at the edge of the screen, where it moves nothing that is painted. */
  readonly isPinned: boolean;
  /** The announcement to screen readers beside the banners. `count` stands for the count that the toolbar could not announce. */
  readonly said: 'fallback' | 'help' | 'shown' | 'count' | undefined;
  /** The query that the service refused, also while it is requested again: its banner stays, and is not announced twice. */
  readonly limited: PageQuery | undefined;
}

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
  readonly hasFallback: boolean;
  readonly awaitsService: boolean;
  readonly canDraw: boolean;
  readonly isSlow: boolean;
}

/** Returns the view of a list. `before` is its previous view. */
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

/** Whether the shopper has not searched: the theme's content in place of the list then needs no explanation. */
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

/** Whether the platform answers in place of the service, also while another search is pending. */
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
