import {SearchError} from '../../core/contract/errors.ts';
import {device, type SafeStorage} from '../browser/storage.ts';

/** Request priority, highest first; suggestions come last. */
export type Lane = 'submit' | 'refine' | 'more' | 'typing';

/** Tokens that a lane leaves to the lanes with a higher priority. */
const RESERVED: Readonly<Record<Lane, number>> = {submit: 0, refine: 1, more: 2, typing: 4};

/** Any 10 s see at most 10 + 9 requests, one below the service's cap for a visitor (§8). */
export const CAPACITY = 10;
const TOKENS_PER_MS = 0.9 / 1000;
/**
 * From a bucket with more tokens than this, a token is taken without a lock, which is granted in a task of its own, behind a
 * page's first render. Tabs that do so in the same instant count as one: each is a request more than the above.
 */
const NEARLY_FULL = CAPACITY - 1;

/** A budget is a courtesy: no search waits longer than this for other tabs. */
const LOCK_TIMEOUT_MS = 500;

/** The rest of suggestions after a 429. Each further 429 doubles it, each suggestion after it halves it. */
const REFUSED_REST_MS = 120_000;
const LONGEST_REST_MS = 300_000;
/** During a longer rest, suggestions are not requested at all; during a shorter one, after a longer debounce. */
const SILENT_REST_MS = 10_000;
/** A rest that is shorter than this is over. */
const SHORTEST_REST_MS = 5000;
/** The debounce grows by this share of a short rest. */
const DEBOUNCE_SHARE = 1 / 8;

/** What is known of a visitor's requests. */
export interface Bucket {
  readonly tokens: number;
  /** When `tokens` was right; epoch milliseconds. */
  readonly at: number;
  /** The length of the latest rest, in milliseconds; 0 without one. */
  readonly rest: number;
  /** When it ends; epoch milliseconds. */
  readonly restEnd: number;
}

/** Runs a function while no other tab runs its own. */
export type Exclusive = <T>(run: () => T) => Promise<T>;

/**
 * A token bucket for all tabs of a visitor (§8). It is kept in storage, behind a Web Lock unless it is full. Without locks,
 * tabs may race for a token; without storage, each tab has a bucket of its own.
 *
 * Shoppers share their shop's cap without seeing each other. A 429 tells that it is used up: suggestions rest in all tabs for
 * minutes, so that what is left goes to confirmed searches, and come back one by one. `npm run bench:budget` measures the
 * numbers above.
 */
export class RequestBudget {
  readonly #storage: SafeStorage;
  readonly #exclusive: Exclusive;
  #bucket: Bucket = {tokens: CAPACITY, at: 0, rest: 0, restEnd: 0};

  constructor(storage = device, exclusive: Exclusive = withLock) {
    this.#storage = storage;
    this.#exclusive = exclusive;
  }

  /**
   * Resolves when a request may be sent in a lane.
   *
   * @throws {SearchError} `rate_limited` for suggestions that rest; the signal's reason when it is aborted.
   */
  async take(lane: Lane, signal: AbortSignal): Promise<void> {
    for (;;) {
      const isFull = this.state.tokens > NEARLY_FULL;
      const wait = isFull ? this.#tryTake(lane) : await this.#exclusive(() => this.#tryTake(lane));
      signal.throwIfAborted();
      if (wait <= 0) return;
      await sleep(wait, signal);
    }
  }

  /** The bucket as it is now. A clock that was set back refills nothing, and ends no rest later than it could end. */
  get state(): Bucket {
    const now = Date.now();
    const stored = this.#storage.get('budget');
    const {tokens, at, rest, restEnd} = isBucket(stored) ? stored : this.#bucket;
    return {
      tokens: Math.min(CAPACITY, Math.max(0, tokens) + Math.max(0, now - at) * TOKENS_PER_MS),
      at: now,
      rest: now - restEnd > LONGEST_REST_MS ? 0 : Math.min(rest, LONGEST_REST_MS),
      restEnd: Math.min(restEnd, now + LONGEST_REST_MS * 1.25),
    };
  }

  /** Whether suggestions rest after a 429, in this tab or another. */
  get isResting(): boolean {
    const {at, rest, restEnd} = this.state;
    return at < restEnd && rest > SILENT_REST_MS;
  }

  /** Milliseconds by which the debounce grows: 0, unless suggestions are coming back after a 429. */
  get extraDebounce(): number {
    const {at, rest, restEnd} = this.state;
    return at < restEnd && rest <= SILENT_REST_MS ? rest * DEBOUNCE_SHARE : 0;
  }

  /** The service answered 429. */
  refused(): void {
    const bucket = this.state;
    const rest = Math.min(Math.max(REFUSED_REST_MS, bucket.rest * 2), LONGEST_REST_MS);
    // Jitter, so that shoppers who were refused together do not return together.
    this.#write({...bucket, rest, restEnd: bucket.at + rest * (0.75 + Math.random() / 2)});
  }

  /** Takes a token; returns how many milliseconds the lane has to wait for it, if there is none. */
  #tryTake(lane: Lane): number {
    const bucket = this.state;
    if (lane === 'typing' && this.isResting) throw new SearchError('rate_limited');
    const tokens = bucket.tokens - 1;
    const missing = RESERVED[lane] - tokens;
    // Written also if the lane has to wait, so that the bucket refills from now on after a clock was set back.
    this.#write(missing > 0 ? bucket : {...bucket, tokens, ...(lane === 'typing' && shorten(bucket))});
    return missing / TOKENS_PER_MS;
  }

  #write(bucket: Bucket): void {
    this.#bucket = bucket;
    // If the new bucket can't be stored, the old one must not remain.
    if (!this.#storage.set('budget', bucket)) this.#storage.remove('budget');
  }
}

/** The rest after a suggestion that was let through. */
function shorten({rest, at}: Bucket): Pick<Bucket, 'rest' | 'restEnd'> {
  const shorter = rest / 2 < SHORTEST_REST_MS ? 0 : rest / 2;
  return {rest: shorter, restEnd: at + shorter};
}

const isBucket = (value: unknown): value is Bucket =>
  (['tokens', 'at', 'rest', 'restEnd'] as const).every(key =>
    Number.isFinite((value as Bucket | undefined)?.[key]),
  );

/**
 * Runs a function while this tab holds the lock. Runs it without the lock if there are no locks (on insecure pages), if they
 * are refused (where site data is blocked), or if another tab, such as a suspended one, holds on to it.
 */
async function withLock<T>(run: () => T): Promise<T> {
  const {locks} = navigator;
  if (!locks) return run();
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), LOCK_TIMEOUT_MS);
  let isGranted = false;
  const runOnce = () => {
    isGranted = true;
    clearTimeout(timer);
    return run();
  };
  try {
    return (await locks.request('storefront-search.budget', {signal: patience.signal}, runOnce)) as T;
  } catch (error) {
    clearTimeout(timer);
    if (isGranted) throw error;
    return run();
  }
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
