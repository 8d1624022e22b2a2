import type {Answer} from '../core/contract/answer.ts';
import type {Sort} from '../core/contract/constants.ts';
import type {SearchError} from '../core/contract/errors.ts';
import type {FilterEntry} from '../core/filters/filters.ts';
import type {PageQuery, SearchPatch} from '../core/query/page-query.ts';

/** A search and its state, which the elements of an `instance` share. */
export interface Store {
  readonly state: SearchState;
  /** Calls `listener` now and after every change. Returns its undo. */
  subscribe(listener: (state: SearchState) => void): () => void;
  /**
   * Searches. A patch with a `query` starts clean: no filters, page 1, sorted by relevance, unless it says otherwise. An empty
   * query shows nothing and sends nothing.
   */
  search(patch?: SearchPatch): Promise<void>;
  /** Adds the next page of results, if there is one. */
  loadMore(): Promise<void>;
  /** Requests the latest search again. */
  retry(): Promise<void>;
  /** Returns to `idle` and aborts a pending search. */
  reset(): Promise<void>;
}

/**
 * What the elements reflect as `data-state`.
 *
 * - `idle`: nothing requested.
 * - `loading`: the first answer is on its way; `refreshing`: the previous answer stays on screen meanwhile.
 * - `ready`, `empty`: answered, with results or without.
 * - `degraded`: the index is temporarily unusable (§3), with the platform's results or none.
 * - `limited`: 429 (§8); the previous results stay. Results are requested again automatically, suggestions after
 *   some minutes of rest.
 * - `failed`: no usable answer; `retry()` requests it again.
 * - `unavailable`: `plan_required` (§5.3); the elements step aside.
 */
export type SearchStatus =
  | 'idle'
  | 'loading'
  | 'refreshing'
  | 'ready'
  | 'empty'
  | 'degraded'
  | 'limited'
  | 'failed'
  | 'unavailable';

/** An immutable snapshot of a store. */
export interface SearchState {
  readonly status: SearchStatus;
  /** The latest query. */
  readonly query: PageQuery;
  /** The answer on screen; after a failure the last successful one. */
  readonly answer: Answer | undefined;
  /** Why the latest query has no answer. */
  readonly error: SearchError | undefined;
  /** How the answer to the latest query changes the list: it replaces the results, or adds a page after or before them. */
  readonly change: 'replace' | 'append' | 'prepend';
  /** The text that is searched for: that of the latest query, or else of the list. */
  readonly text: string;
  /** Whether the latest query browses: no term is searched for. */
  readonly isBrowsing: boolean;
  /** Whether the latest search is the one that the page was opened with. */
  readonly isOpening: boolean;
  /** Whether the shopper has filtered, sorted or continued the results. */
  readonly isRefined: boolean;
  /** Whether a panel on the page shows the active filters. */
  readonly hasPanel: boolean;
  /** The platform's own answer to the latest query, which the list shows because the service has none, or none soon. */
  readonly platformAnswer: PlatformAnswer | undefined;
}

/** An answer of the platform, which the theme renders. */
export interface PlatformAnswer {
  /** The query that it answers. */
  readonly query: PageQuery;
  /** The filters that are left out, because the platform has no word for them. */
  readonly without: readonly FilterEntry[];
  /** The order that is left out, likewise. */
  readonly withoutSort: Sort | undefined;
}

/** Whether the service has nothing to show: the elements step aside for the theme's fallback (§3, §5.3). */
export const isUnavailable = ({status, answer}: SearchState): boolean =>
  status === 'unavailable' || Boolean(answer?.degraded && !answer.hits.length);

export const isPending = ({status}: SearchState): boolean => status === 'loading' || status === 'refreshing';

/** The state of a store before its first search. */
export const idle = {
  status: 'idle',
  query: {query: '', filters: {}, sort: 'relevance', page: 1},
  change: 'replace',
  text: '',
  isBrowsing: false,
  isOpening: false,
  isRefined: false,
  hasPanel: false,
} as SearchState;

/** Derives the status of a search; `isBusy` while its answer is on its way. */
export function statusOf(
  isBusy: boolean,
  answer: Answer | undefined,
  error: SearchError | undefined,
): SearchStatus {
  if (isBusy) return answer ? 'refreshing' : 'loading';
  if (error?.code === 'plan_required') return 'unavailable';
  if (error?.code === 'rate_limited') return 'limited';
  if (error) return 'failed';
  if (!answer) return 'idle';
  if (answer.degraded) return 'degraded';
  return answer.hits.length ? 'ready' : 'empty';
}
