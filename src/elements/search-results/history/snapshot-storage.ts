import type {Answer} from '../../../core/contract/answer.ts';
import type {SearchRequest} from '../../../core/contract/request.ts';
import {isRecent, tab} from '../../../service/browser/storage.ts';
import {isAllowed} from '../../../service/shopify/platform.ts';
import {readSnapshot, type Snapshot} from './snapshot.ts';

/** More entries than a shopper goes back; about 50 kB each. */
const MAX_STORED = 20;
/** More searches than most pages see. The answer cache holds as many, so that they use no memory of their own. */
const MAX_IN_MEMORY = 8;

/** The name and the address of an entry whose snapshot is stored. */
type StoredEntry = readonly [id: string, address: string];

/**
 * Keeps the snapshots of history entries, by the entry's name: in memory first, and in the tab's storage when there are
 * many or the page is left.
 */
export class SnapshotStorage {
  /** Oldest first. */
  readonly #inMemory = new Map<string, Snapshot>();
  /** When each answer was shown first, in epoch milliseconds: one that is shown again is no newer. */
  readonly #shownAt = new WeakMap<Answer, number>();

  /**
   * Returns the recent snapshot of an entry.
   *
   * @param request what the entry's address asks for.
   */
  async get(id: string, request: SearchRequest): Promise<Snapshot | undefined> {
    const stored = this.#inMemory.get(id) ?? tab.get(`entry.${id}`);
    if (!stored || !isRecent((stored as Snapshot).at)) return undefined;
    const snapshot = this.#inMemory.get(id) ?? (await readSnapshot(stored, request));
    if (snapshot) this.#shownAt.set(snapshot.answer, snapshot.at);
    return snapshot;
  }

  /** Returns the name of the newest entry with an address; empty if there is none. */
  find(address: string): string {
    const inMemory = [...this.#inMemory].map(([id, snapshot]): StoredEntry => [id, snapshot.address]);
    const found = [...inMemory.reverse(), ...storedEntries()].find(entry => entry[1] === address);
    return found?.[0] ?? '';
  }

  set(id: string, answer: Answer, address: string): void {
    const at = this.#shownAt.get(answer) ?? Date.now();
    this.#shownAt.set(answer, at);
    this.#inMemory.delete(id);
    this.#inMemory.set(id, {answer, address, at});
    const [oldest = id] = this.#inMemory.keys();
    // Later, since the list is about to be painted.
    if (this.#inMemory.size > MAX_IN_MEMORY) setTimeout(() => this.#store(oldest));
  }

  /** Stores all snapshots, because the page is left. */
  flush(): void {
    for (const id of this.#inMemory.keys()) this.#store(id);
  }

  /** Drops the oldest ones if there are too many or storage is full. */
  #store(id: string): void {
    const snapshot = this.#inMemory.get(id);
    if (!snapshot) return;
    this.#inMemory.delete(id);
    const entries = [[id, snapshot.address] as const, ...storedEntries().filter(([other]) => other !== id)];
    const dropOldest = () => {
      const [oldest] = entries.pop() ?? [];
      tab.remove(`entry.${oldest}`);
      tab.remove(`place.${oldest}`);
    };
    const storable = isAllowed('analytics') ? snapshot : withoutAttribution(snapshot);
    while (entries.length > MAX_STORED) dropOldest();
    while (!tab.set(`entry.${id}`, storable) && entries.length > 1) dropOldest();
    tab.set('entries', entries);
  }
}

/** Newest first, without anything else that other code wrote there. */
function storedEntries(): StoredEntry[] {
  const stored = tab.get('entries');
  const isEntry = (entry: unknown): entry is StoredEntry =>
    Array.isArray(entry) && entry.length === 2 && entry.every(text => typeof text === 'string');
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

/** The results without the session that the shopper has refused meanwhile. */
function withoutAttribution({answer, ...rest}: Snapshot): Snapshot {
  return {...rest, answer: {...answer, hits: answer.hits.map(hit => ({...hit, attribution: undefined}))}};
}
