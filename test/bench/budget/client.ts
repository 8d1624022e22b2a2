import type {VirtualClock} from '../../property/virtual-clock.ts';

/** A search that a shopper confirms. */
export interface Wanted {
  /** Whether it is a query, a filter, or the next page. */
  readonly kind: 'submit' | 'refine' | 'more';
  readonly query: string;
  readonly tags: readonly string[];
  /** From 1. */
  readonly page: number;
}

/** Whose results are on screen, or that an error is. */
export type Outcome = 'service' | 'platform' | 'error';

/** The search code in a shopper's browser. */
export interface Client {
  /** Loads a page, which clears the memory. */
  open(): void;
  /** Changes the text of the search box. Calls `onSuggestions` when suggestions for it are on screen. */
  type(text: string, onSuggestions: () => void): void;
  /** Resolves when results or an error are on screen. */
  confirm(wanted: Wanted): Promise<Outcome>;
  /** Returns from a product, which loads the results page again. */
  comeBack(wanted: Wanted): void;
  /** Ends the visit. */
  close(): void;
}

/** Sends a visitor's query to the service. Returns the titles found; `undefined` for a 429. */
export type SendQuery = (query: string) => Promise<readonly string[] | undefined>;

/** What a client can ask. */
export interface Sources {
  readonly clock: VirtualClock;
  readonly send: SendQuery;
  /** Resolves when the platform's answer is on screen. It has no caps. */
  readonly askPlatform: () => Promise<void>;
}

export type MakeClient = (sources: Sources) => Client;
