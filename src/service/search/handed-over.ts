import type {Batch} from '../../core/contract/answer.ts';
import type {SearchRequest} from '../../core/contract/request.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';
import {isReload} from '../browser/history.ts';
import {isPrerendering, whenOpen} from '../browser/prerendering.ts';
import {isWithin, type SafeStorage, type StoredEntry, storedEntry, tab} from '../browser/storage.ts';
import {readStored, requestOfStored, type StoredBatch, toStored} from './stored-batch.ts';

/** Maximum age of the answer, in milliseconds. */
const LIFE_MS = 60_000;

/** The answer that the previous page of the tab handed over, for a single request. */
export class HandedOverAnswer {
  /** Settles when the first claimed answer is read, valid or not; `undefined` if none was claimed. */
  claimed: Promise<unknown> | undefined;
  readonly #stored: StoredEntry<StoredBatch | undefined>;
  #handed: StoredBatch | undefined;
  #isRead = false;

  constructor(storage: SafeStorage = tab) {
    this.#stored = storedEntry(storage, 'handover', stored => stored as StoredBatch | undefined);
  }

  /** Stores an answer for the next page of the tab. If storage is full or blocked, that page requests the answer itself. */
  leave(batch: Batch): void {
    this.#stored.set(toStored(batch));
  }

  /**
   * Returns the answer to a request, at most a minute old. If there is none, and after a reload, returns `undefined` at once, so that the
   * request waits for nothing.
   */
  claim(request: SearchRequest): Promise<Batch | undefined> | undefined {
    this.#read();
    const handed = this.#handed;
    const own = isWithin(LIFE_MS, handed?.at) && requestOfStored(handed, request);
    if (!own || own.offset !== request.offset) return undefined;
    this.#handed = undefined;
    const claimed = readStored(handed, request).then(batch =>
      batch && serves(batch.response, own.limit, request.limit) ? batch : undefined,
    );
    this.claimed ??= claimed;
    return claimed;
  }

  /**
   * Reads the storage once, since each access takes time, and clears it, so that no other page takes the answer again. A page that is
   * rendered ahead reads it again when it is open: the previous page may have left the answer in between.
   */
  #read(): void {
    if (this.#isRead) return;
    this.#isRead = !isPrerendering();
    const stored = this.#stored.get();
    if (!stored) return;
    whenOpen(() => this.#stored.remove());
    if (!isReload()) this.#handed = stored;
  }
}

/** Whether a response serves another page size: the sizes are equal, or it has all results, and they fit. */
const serves = ({received, total}: SearchResponse, limit: number, needed: number) =>
  limit === needed || (received === total && total <= needed);
