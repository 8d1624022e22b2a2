import type {SearchPatch} from '../core/query/page-query.ts';
import type {SearchState} from './search-state.ts';

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
