import type {Answer} from '../../../core/contract/answer.ts';
import type {PageQuery} from '../../../core/query/page-query.ts';
import {tab} from '../../../service/browser/storage.ts';
import {isAllowed} from '../../../service/shopify/platform.ts';

/** What a history entry showed, each hit with its own attribution. */
export interface Snapshot {
  readonly query: PageQuery;
  readonly answer: Answer;
}

/** More entries than a shopper goes back; about 50 kB each. */
const MAX_STORED = 20;
/** More searches than most pages see. The answer cache holds as many, so that they use no memory of their own. */
const MAX_IN_MEMORY = 8;

/**
 * Keeps the snapshots of history entries, by the entry's name: in memory first, and in the tab's storage when there are
 * many or the page is left.
 */
export class SnapshotStorage {
  /** Oldest first. */
  readonly #inMemory = new Map<string, Snapshot>();

  get(id: string): Snapshot | undefined {
    const snapshot = this.#inMemory.get(id) ?? tab.get(`entry.${id}`);
    return isSnapshot(snapshot) ? snapshot : undefined;
  }

  set(id: string, snapshot: Snapshot): void {
    this.#inMemory.delete(id);
    this.#inMemory.set(id, snapshot);
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
    const stored = tab.get('entries');
    const ids = [id, ...(Array.isArray(stored) ? stored.filter(other => other !== id) : [])];
    const dropOldest = () => {
      const oldest = ids.pop();
      tab.remove(`entry.${oldest}`);
      tab.remove(`place.${oldest}`);
    };
    const storable = isAllowed('analytics') ? snapshot : withoutAttribution(snapshot);
    while (ids.length > MAX_STORED) dropOldest();
    while (!tab.set(`entry.${id}`, storable) && ids.length > 1) dropOldest();
    tab.set('entries', ids);
  }
}

/** The results without the session that the shopper has refused meanwhile. */
function withoutAttribution({query, answer}: Snapshot): Snapshot {
  return {query, answer: {...answer, hits: answer.hits.map(hit => ({...hit, attribution: undefined}))}};
}

/** Storage can hold anything, such as snapshots of another version. */
function isSnapshot(value: unknown): value is Snapshot {
  try {
    const {query, answer} = value as Snapshot;
    const lists = [
      ...Object.values(query.filters),
      answer.facets.vendors,
      ...answer.hits.map(({item}) => item.tags),
    ];
    return lists.every(Array.isArray);
  } catch {
    return false;
  }
}
