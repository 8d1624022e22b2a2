/** A search that a shopper confirms. */
export interface Wanted {
  /** Whether it is a query, a filter, or the next page. */
  readonly kind: 'submit' | 'refine' | 'more';
  readonly query: string;
  readonly tags: readonly string[];
  /** From 1. */
  readonly page: number;
}

/** The search code in a shopper's browser. */
export interface Client {
  /** Loads a page, which clears the memory. */
  open(): void;
  /** Changes the text of the search box. Calls `onSuggestions` when suggestions for it are on screen. */
  type(text: string, onSuggestions: () => void): void;
  /** Resolves to `true` when the results are on screen, to `false` when an error is. */
  confirm(wanted: Wanted): Promise<boolean>;
  /** Returns from a product, which loads the results page again. */
  comeBack(wanted: Wanted): void;
  /** Ends the visit. */
  close(): void;
}

/** Sends a visitor's query to the service. Returns the titles found; `undefined` for a 429. */
export type SendQuery = (query: string) => Promise<readonly string[] | undefined>;
