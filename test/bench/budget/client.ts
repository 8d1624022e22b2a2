/** A search a shopper confirms. */
export interface Wanted {
  /** A query, a filter, the next page. */
  readonly kind: 'submit' | 'refine' | 'more';
  readonly query: string;
  readonly tags: readonly string[];
  /** From 1. */
  readonly page: number;
}

/** What a shopper's browser runs. */
export interface Client {
  /** A page is loaded: what was in memory is gone. */
  open(): void;
  /** The shopper changed the text of the search box. Calls `onSuggestions` when suggestions for it are on screen. */
  type(text: string, onSuggestions: () => void): void;
  /** Resolves with `true` when the results are on screen, with `false` when an error is. */
  confirm(wanted: Wanted): Promise<boolean>;
  /** Back from a product: the results page is loaded again. */
  comeBack(wanted: Wanted): void;
  /** The shopper leaves the shop. */
  close(): void;
}

/** The way of one visitor to the service: the answer's titles, or nothing for a 429. */
export type Ask = (query: string) => Promise<readonly string[] | undefined>;
