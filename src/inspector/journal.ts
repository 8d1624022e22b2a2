import type {Finding} from '../conformance/page/finding.ts';
import {tab} from '../service/browser/storage.ts';
import type {Lane} from '../service/search/request-budget.ts';

/** The log of requests, events and messages, oldest first. Entries are replaced, never edited. */
export class Journal {
  #entries: readonly Entry[] = [];
  #ids = 0;
  readonly #listeners = new Set<() => void>();

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Adds an entry. Returns its id. */
  add(entry: Draft): number {
    this.#ids += 1;
    this.#set([...this.#entries, {...entry, id: this.#ids}].slice(-MAX_ENTRIES));
    return this.#ids;
  }

  /** Updates a request's entry, if it is still in the log. */
  update(id: number, parts: Partial<Omit<RequestEntry, 'id' | 'kind' | 'findings'>>): void {
    this.#set(
      this.#entries.map(entry =>
        entry.id === id && entry.kind === 'request' ? {...entry, ...parts} : entry,
      ),
    );
  }

  /** Marks an entry as checked against the contract, and adds the findings. */
  addFindings(id: number, findings: readonly Finding[]): void {
    this.#set(
      this.#entries.map(entry =>
        entry.id === id ? {...entry, checked: true, findings: [...entry.findings, ...findings]} : entry,
      ),
    );
  }

  clear(): void {
    this.#set([]);
  }

  /** Calls `listener` after each change. Returns its undo. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #set(entries: readonly Entry[]): void {
    // Only the latest bodies are kept, because they are large.
    const old = entries.length - MAX_BODIES;
    this.#entries = entries.map((entry, index) =>
      index < old && entry.kind === 'request' && entry.body !== undefined
        ? {...entry, body: undefined}
        : entry,
    );
    for (const listener of this.#listeners) listener();
  }
}

interface BaseEntry {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly at: number;
  /** When the entry was recorded, unless by the inspector on this page. */
  readonly earlier?: 'before the inspector started' | 'on an earlier page';
  readonly findings: readonly Finding[];
  /** Whether the entry has been checked against the contract. */
  readonly checked?: boolean;
}

/** A search, whether or not its request was sent. */
export interface RequestEntry extends BaseEntry {
  readonly kind: 'request';
  readonly params: string;
  /** The lane of the request budget; unknown for requests of other scripts. */
  readonly lane?: Lane;
  readonly outcome: Outcome;
  /** Milliseconds of waiting for the request budget. */
  readonly waited?: number;
  readonly status?: number;
  readonly ms?: number;
  /** Size of the decoded body. */
  readonly bytes?: number;
  readonly total?: number;
  readonly queryId?: string;
  /** The lines of the searches that answer this one together. */
  readonly parts?: readonly number[];
  /** The line of the search that this one is a part of. */
  readonly partOf?: number;
  /** The reason why there is no answer. */
  readonly failure?: string;
  /** Remarks that are not violations. */
  readonly notes: readonly string[];
  readonly body?: unknown;
}

/** How a search ended. */
export type Outcome = 'waiting' | 'sent' | 'cached' | 'shared' | 'parts' | 'not sent';

/** An analytics event (§6). */
export interface EventEntry extends BaseEntry {
  readonly kind: 'event';
  readonly name: string;
  readonly payload: unknown;
}

/** A DOM event of the elements, or one of their console messages. */
export interface SignalEntry extends BaseEntry {
  readonly kind: 'signal';
  readonly name: string;
  readonly detail: unknown;
}

export type Entry = RequestEntry | EventEntry | SignalEntry;
type WithoutId<E> = E extends Entry ? Omit<E, 'id'> : never;
export type Draft = WithoutId<Entry>;

const MAX_ENTRIES = 300;
const MAX_BODIES = 40;

const KEY = 'debug.entries';
const MAX_KEPT = 60;

export function listEarlierPages(journal: Journal): void {
  const kept = tab.get(KEY);
  if (!Array.isArray(kept)) return;
  for (const entry of kept as readonly Draft[]) journal.add({...entry, earlier: 'on an earlier page'});
}

/** Keeps the latest entries for the next page, without their bodies, because a click leaves the page. */
export function keepForNextPage(journal: Journal): void {
  addEventListener('pagehide', () => {
    const entries = journal.entries.slice(-MAX_KEPT);
    tab.set(
      KEY,
      entries.map(entry => ({...entry, id: undefined, body: undefined})),
    );
  });
}
