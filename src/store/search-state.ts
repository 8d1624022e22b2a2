import type {Answer} from '../core/contract/answer.ts';
import type {SearchError} from '../core/contract/errors.ts';
import type {PageQuery} from '../core/query/page-query.ts';
import type {TaskStatus} from './task.ts';

/**
 * What the elements reflect as `data-state`.
 *
 * - `idle`: nothing asked.
 * - `loading`: a first answer is on its way; `refreshing`: the previous answer stays on screen meanwhile.
 * - `ready`, `empty`: answered, with results or without.
 * - `degraded`: the index is temporarily unusable (§3), with the platform's results or none.
 * - `limited`: 429 (§8); what was on screen stays. Results are asked for again by themselves, suggestions after
 *   some minutes of rest.
 * - `failed`: no usable answer; `retry()` asks again.
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

/** A snapshot of a store. It is replaced as a whole, never edited. */
export interface SearchState {
  readonly status: SearchStatus;
  /** What was asked last. */
  readonly query: PageQuery;
  /** What is on screen; after a failure that is the last good answer. */
  readonly answer: Answer | undefined;
  /** Why what was asked last has no answer. */
  readonly error: SearchError | undefined;
}

/** Whether the service has nothing to show: the elements step aside for what the theme has (§3, §5.3). */
export const isUnavailable = ({status, answer}: SearchState): boolean =>
  status === 'unavailable' || Boolean(answer?.degraded && !answer.hits.length);

/**
 * Where a search comes from: the `load` of a results page, a `submit`, a `refine`ment (filter, sort, page), a `preview`
 * while typing, or the `history`: Back and Forward, and whatever else makes no entry of it, as lists that leave the address
 * alone. The first two are confirmed: a redirect is followed.
 */
export type SearchOrigin = 'load' | 'submit' | 'refine' | 'history' | 'preview';

/** The status follows from the task and what it left; it is never kept beside them. */
export function statusOf(
  task: TaskStatus,
  answer: Answer | undefined,
  error: SearchError | undefined,
): SearchStatus {
  if (task === 'pending') return answer ? 'refreshing' : 'loading';
  if (task === 'error') return failures[error?.code ?? ''] ?? 'failed';
  if (!answer) return 'idle';
  if (answer.degraded) return 'degraded';
  return answer.hits.length ? 'ready' : 'empty';
}

const failures: Readonly<Record<string, SearchStatus>> = {
  plan_required: 'unavailable',
  rate_limited: 'limited',
};
