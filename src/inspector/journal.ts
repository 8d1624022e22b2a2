import type {Lane} from '../service/request-budget.ts';
import type {Finding} from './checks/finding.ts';

/** Everything the drawer has seen, oldest first. An entry is replaced, never edited. */
export class Journal {
  #entries: readonly Entry[] = [];
  #ids = 0;
  readonly #listeners = new Set<() => void>();

  get entries(): readonly Entry[] {
    return this.#entries;
  }

  /** Adds an entry and gives its id. */
  add(entry: Draft): number {
    this.#ids += 1;
    this.#set([...this.#entries, {...entry, id: this.#ids}].slice(-MAX_ENTRIES));
    return this.#ids;
  }

  /** Replaces parts of a request's entry; one that was dropped meanwhile stays dropped. */
  update(id: number, parts: Partial<Omit<RequestEntry, 'id' | 'kind' | 'findings'>>): void {
    this.#set(
      this.#entries.map(entry =>
        entry.id === id && entry.kind === 'request' ? {...entry, ...parts} : entry,
      ),
    );
  }

  /** An entry was held against the contract: adds what was found. */
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
    // Bodies are large; only the latest can be looked into.
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
  /** Where it was seen, if not by this drawer on this page. */
  readonly earlier?: 'before the drawer came' | 'on an earlier page';
  readonly findings: readonly Finding[];
  /** Whether it was held against the contract. */
  readonly checked?: boolean;
}

/** A search somebody asked for, whether or not it was sent. */
export interface RequestEntry extends BaseEntry {
  readonly kind: 'request';
  /** The query string. */
  readonly params: string;
  /** Why it was sent, or why not; unknown for requests of others than the elements. */
  readonly lane?: Lane;
  readonly outcome: Outcome;
  /** Milliseconds it waited for the budget. */
  readonly waited?: number;
  readonly status?: number;
  readonly ms?: number;
  /** Of the body, decoded. */
  readonly bytes?: number;
  readonly total?: number;
  readonly queryId?: string;
  /** Why there is no answer. */
  readonly failure?: string;
  /** What is no violation, but good to know. */
  readonly notes: readonly string[];
  readonly body?: unknown;
}

/** What became of a search that was asked for. */
export type Outcome = 'waiting' | 'sent' | 'cached' | 'shared' | 'not sent';

/** An analytics event (§6). */
export interface EventEntry extends BaseEntry {
  readonly kind: 'event';
  readonly name: string;
  readonly payload: unknown;
}

/** A DOM event of the elements, or a line of theirs on the console. */
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
