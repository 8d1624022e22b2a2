import {type Attribution, attributionOf, type Batch, nextOffset} from '../../core/contract/answer.ts';
import {SearchError} from '../../core/contract/errors.ts';
import type {SearchRequest} from '../../core/contract/request.ts';
import type {ResultItem, SearchResponse} from '../../core/contract/schema.ts';

/** A result of a part, with the fields that tie it to its response (§6). */
export interface PartResult {
  readonly item: ResultItem;
  readonly attribution: Attribution | undefined;
  /** Its zero-based place in the part. */
  readonly rank: number;
}

/** Answers a request that the service understands, from the cache if possible. */
export type Ask = (request: SearchRequest) => Promise<Batch>;

/** The results of one part of a search, page after page. */
export class PartResults {
  /** The first page's response; `undefined` before it arrives. */
  response: SearchResponse | undefined;
  /** The reason why a page of the part is missing. */
  error: unknown;
  /** The number of results that have been taken. */
  scanned = 0;
  readonly #request: SearchRequest;
  readonly #ask: Ask;
  #queue: PartResult[] = [];
  #next: number | undefined = 0;

  constructor(request: SearchRequest, ask: Ask) {
    this.#request = request;
    this.#ask = ask;
  }

  get head(): PartResult | undefined {
    return this.#queue[0];
  }

  /** Whether the next page has to be requested before the next result is known. */
  get needsPage(): boolean {
    return !this.#queue.length && this.#next !== undefined;
  }

  take(): PartResult | undefined {
    this.scanned++;
    return this.#queue.shift();
  }

  /** Requests the next page. A failure ends the part. */
  async load(): Promise<void> {
    const offset = this.#next ?? 0;
    try {
      const batch = await this.#ask({...this.#request, offset});
      // `loadPages` gave up this part in the meantime.
      if (this.error) return;
      const {results, received, total} = batch.response;
      const attribution = attributionOf(batch);
      this.response ??= batch.response;
      this.#queue = results.map((item, index) => ({item, attribution, rank: offset + index}));
      this.#next = nextOffset(offset, received, total);
    } catch (error) {
      this.giveUp(error);
    }
  }

  /** Ends the part with the results that have arrived. */
  giveUp(error: unknown): void {
    this.error ??= error;
    this.#next = undefined;
  }
}

/** How long the results wait for the slowest part after the first one has arrived, in milliseconds. */
const LATEST_MS = 3000;

/** Requests the next page of each part. Gives up the parts that arrive much later than the first one. */
export async function loadPages(parts: readonly PartResults[]): Promise<void> {
  const pending = new Set(parts);
  const loads = parts.map(part => part.load().finally(() => pending.delete(part)));
  await Promise.race(loads);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLate = new Promise<void>(resolve => {
    timer = setTimeout(resolve, LATEST_MS);
  });
  await Promise.race([Promise.all(loads), isLate]);
  clearTimeout(timer);
  for (const part of pending) part.giveUp(new SearchError('timeout'));
}

export const totalOf = (parts: readonly PartResults[]): number =>
  parts.reduce((sum, {response}) => sum + (response?.total ?? 0), 0);
