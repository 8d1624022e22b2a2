import {type Answer, answerOf, append, type Batch, excludeHandle} from '../../../core/contract/answer.ts';
import type {SearchRequest} from '../../../core/contract/request.ts';
import {isRecent, tab} from '../../../service/browser/storage.ts';
import {
  readStored,
  requestOfStored,
  type StoredBatch,
  toStored,
} from '../../../service/search/stored-batch.ts';

/** More entries than a shopper goes back; about 50 kB each. */
const MAX_STORED = 20;
/** More searches than most pages see. The answer cache holds as many, so that they use no memory of their own. */
const MAX_IN_MEMORY = 8;

interface Snapshot {
  readonly answer: Answer;
  /** The list's part of the entry's address. */
  readonly address: string;
}

interface StoredSnapshot {
  readonly batches: readonly StoredBatch[];
  readonly address: string;
}

/** The name and the address of an entry whose snapshot is stored. */
type StoredEntry = readonly [id: string, address: string];

/**
 * Keeps the snapshots of history entries, by the entry's name: in memory first, and in the tab's storage when there are
 * many or the page is left.
 */
export class SnapshotStorage {
  /** Oldest first. */
  readonly #inMemory = new Map<string, Snapshot>();

  /**
   * Returns the recent snapshot of an entry.
   *
   * @param request the request for the entry's address.
   * @param exclude the handle of the item that the list excludes.
   */
  async get(
    id: string,
    request: SearchRequest,
    exclude: string | null | undefined,
  ): Promise<Snapshot | undefined> {
    const snapshot = this.#inMemory.get(id) ?? (await readSnapshot(tab.get(`entry.${id}`), request, exclude));
    return snapshot?.answer.batches.every(({at}) => isRecent(at)) ? snapshot : undefined;
  }

  /** Returns the name of the newest entry with an address; empty if there is none. */
  find(address: string): string {
    const inMemory = [...this.#inMemory].map(([id, snapshot]): StoredEntry => [id, snapshot.address]);
    const found = [...inMemory.reverse(), ...storedEntries()].find(entry => entry[1] === address);
    return found?.[0] ?? '';
  }

  set(id: string, snapshot: Snapshot): void {
    this.#inMemory.delete(id);
    this.#inMemory.set(id, snapshot);
    const [oldest = id] = this.#inMemory.keys();
    // Stores it in a later task, so that the list paints first.
    if (this.#inMemory.size > MAX_IN_MEMORY) setTimeout(() => this.#store(oldest));
  }

  flush(): void {
    for (const id of this.#inMemory.keys()) this.#store(id);
  }

  /** Stores a snapshot. Drops the oldest ones if there are too many or storage is full. */
  #store(id: string): void {
    const {answer, address} = this.#inMemory.get(id) ?? {};
    if (!answer || address === undefined) return;
    this.#inMemory.delete(id);
    const entries = [[id, address] as const, ...storedEntries().filter(([other]) => other !== id)];
    const dropOldest = () => {
      const [oldest] = entries.pop() ?? [];
      tab.remove(`entry.${oldest}`);
      tab.remove(`place.${oldest}`);
    };
    const snapshot: StoredSnapshot = {batches: answer.batches.map(toStored), address};
    while (entries.length > MAX_STORED) dropOldest();
    while (!tab.set(`entry.${id}`, snapshot) && entries.length > 1) dropOldest();
    tab.set('entries', entries);
  }
}

/** Reads the stored snapshot of an entry; `undefined` if any of its answers can't be used. */
async function readSnapshot(
  stored: unknown,
  request: SearchRequest,
  exclude: string | null | undefined,
): Promise<Snapshot | undefined> {
  const {batches, address} = Object(stored) as Partial<StoredSnapshot>;
  if (!Array.isArray(batches) || address === undefined) return undefined;
  const readBatch = async (batch: unknown) => {
    const own = requestOfStored(batch, request);
    return own && (await readStored(batch, own));
  };
  const read = await Promise.all(batches.map(readBatch));
  const [first, ...others] = read.filter((batch): batch is Batch => batch !== undefined);
  if (!first || others.length + 1 < read.length) return undefined;
  return {answer: excludeHandle(others.reduce(append, answerOf(first)), exclude), address};
}

/** Returns the stored entries, newest first. Ignores values that other code wrote there. */
function storedEntries(): StoredEntry[] {
  const stored = tab.get('entries');
  const isEntry = (entry: unknown): entry is StoredEntry =>
    Array.isArray(entry) && entry.length === 2 && entry.every(text => typeof text === 'string');
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}
