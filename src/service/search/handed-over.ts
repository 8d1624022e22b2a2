import type {Batch} from '../../core/contract/answer.ts';
import {requestParams, type SearchRequest} from '../../core/contract/request.ts';
import type {SearchResponse} from '../../core/contract/schema.ts';
import {isReload} from '../browser/history.ts';
import {isPrerendering, whenOpen} from '../browser/prerendering.ts';
import {type SafeStorage, tab} from '../browser/storage.ts';
import {isAllowed} from '../shopify/platform.ts';
import type {DatedBatch} from './cache.ts';
import {loadSchema} from './client.ts';

const KEY = 'handover';
/** An older answer is requested again. */
const LIFE_MS = 60_000;

/** An answer on its way to the next page of the tab. */
interface HandedOver {
  /** The parameters of its request, as text. */
  readonly params: string;
  readonly limit: number;
  readonly response: SearchResponse;
  /** None if the shopper has refused analytics. */
  readonly sessionId?: string | undefined;
  /** When it arrived, in epoch milliseconds. */
  readonly at: number;
}

/** Leaves an answer to the next page of the tab. A storage that is full or blocked leaves none: the page requests it then. */
export function handOver(
  {batch: {request, response, sessionId}, at}: DatedBatch,
  storage: SafeStorage = tab,
): void {
  const handed: HandedOver = {
    params: requestParams(request).toString(),
    limit: request.limit,
    response,
    ...(isAllowed('analytics') && {sessionId}),
    at,
  };
  // If the new answer can't be stored, the old one must not remain.
  if (!storage.set(KEY, handed)) storage.remove(KEY);
}

/** The answer that the previous page of the tab has handed over, for the one request that it answers. */
export class HandedOverAnswer {
  #handed: Partial<HandedOver> | undefined;
  #isRead = false;
  readonly #storage: SafeStorage;

  constructor(storage = tab) {
    this.#storage = storage;
  }

  /**
   * Returns the answer to a request, at most a minute old. If there is none, and after a reload, returns `undefined` at once, so that the
   * request waits for nothing.
   */
  claim(request: SearchRequest): Promise<DatedBatch | undefined> | undefined {
    this.#read();
    const handed = this.#handed;
    if (!handed || !isFresh(handed) || !isTo(request, handed)) return undefined;
    this.#handed = undefined;
    return accept(handed, request);
  }

  /**
   * Reads the storage once, since each access takes time, and clears it, so that no other page takes the answer again. A page that is
   * rendered ahead reads it again when it is open: the previous page may have left the answer in between.
   */
  #read(): void {
    if (this.#isRead) return;
    this.#isRead = !isPrerendering();
    const stored = this.#storage.get(KEY);
    if (!stored) return;
    whenOpen(() => this.#storage.remove(KEY));
    if (!isReload()) this.#handed = stored as Partial<HandedOver>;
  }
}

const isFresh = ({at}: Partial<HandedOver>) => Math.abs(Date.now() - Number(at)) < LIFE_MS;

/** Whether the parameters are those of the request, except for the number of results. */
const isTo = (request: SearchRequest, {params, limit}: Partial<HandedOver>) =>
  requestParams({...request, limit: Number(limit)}).toString() === params;

/** Whether an answer has what another number of results needs: the same number, or all results there are. */
const serves = ({received, total}: SearchResponse, limit: number, needed: number) =>
  limit === needed || (received === total && total <= needed);

async function accept(
  {response: stored, limit, sessionId, at}: Partial<HandedOver>,
  request: SearchRequest,
): Promise<DatedBatch | undefined> {
  const response = await validate(stored);
  if (!response || !serves(response, Number(limit), request.limit)) return undefined;
  const isNamed = typeof sessionId === 'string' && isAllowed('analytics');
  return {batch: {request, response, sessionId: isNamed ? sessionId : undefined}, at: Number(at)};
}

/** Storage can hold anything, such as what another version wrote. */
async function validate(stored: unknown): Promise<Batch['response'] | undefined> {
  const {readResponse} = await loadSchema();
  try {
    const response = readResponse(stored);
    const received = Number((stored as SearchResponse).received);
    // Records that were invalid count for paging, but are not stored.
    return {...response, received: Math.max(response.received, Math.floor(received) || 0)};
  } catch {
    return undefined;
  }
}
