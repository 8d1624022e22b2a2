/** The key in storage of the last message from a page. */
export const PAINTED = 'journey-painted';

/** What a page has painted: results, a product, suggestions, the answer to a filter, or other results than those painted before. */
export interface Message {
  readonly what: 'results' | 'product' | 'suggestions' | 'filtered' | 'displaced';
  /** When: in epoch milliseconds, or for suggestions since the input. */
  readonly at: number;
  /** The displaced results. */
  readonly displaced?: readonly string[];
}
