import {SearchError} from '../core/errors.ts';
import {openStorage, type SafeStorage} from './storage.ts';

/** What a request is for. Those after wait for those before, and typing pays last. */
export type Lane = 'submit' | 'refine' | 'more' | 'typing' | 'prefetch';

/** Tokens that a lane leaves to the lanes before it. */
const RESERVED: Readonly<Record<Lane, number>> = {submit: 0, refine: 1, more: 2, typing: 9, prefetch: 7};

/** Any 10 s see at most 10 + 9 requests, one below the service's cap for a visitor (§8). */
const CAPACITY = 10;
const TOKENS_PER_MS = 0.9 / 1000;

/** Suggestions rest this long after a 429, doubled by each further one. */
const REST_MS = 30_000;
const LONGEST_REST_MS = 300_000;

interface Bucket {
  readonly tokens: number;
  /** When `tokens` was right; epoch milliseconds, like the others. */
  readonly at: number;
  /** Until then suggestions rest: the shop's cap is everybody's. */
  readonly restUntil: number;
  /** 429s in a row, without a long calm between them. */
  readonly refusals: number;
}

/** What the budget takes from outside; a simulation brings its own clock. */
export interface BudgetOptions {
  readonly storage?: SafeStorage;
  readonly now?: () => number;
  readonly sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Runs a function while no other tab runs its own. */
  readonly alone?: <T>(run: () => T) => Promise<T>;
}

/**
 * A token bucket for all tabs of a visitor (§8). It lives in storage, behind a Web Lock; where either is missing, each
 * tab keeps one of its own.
 *
 * Shoppers share their shop's cap without seeing each other. Like congestion control on a shared link, a 429 takes
 * suggestions from all tabs for a while, so that what is left goes to confirmed searches.
 */
export class RequestBudget {
  readonly #options: Required<BudgetOptions>;
  #bucket: Bucket = {tokens: CAPACITY, at: 0, restUntil: 0, refusals: 0};

  constructor(options: BudgetOptions = {}) {
    this.#options = {storage: openStorage('local'), now: Date.now, sleep, alone: withLock, ...options};
  }

  /**
   * Resolves when a request may be sent in a lane.
   *
   * @throws {SearchError} `rate_limited` for suggestions that rest; the signal's reason when it is aborted.
   */
  async take(lane: Lane, signal: AbortSignal): Promise<void> {
    for (;;) {
      const wait = await this.#options.alone(() => this.#tryTake(lane));
      signal.throwIfAborted();
      if (wait <= 0) return;
      await this.#options.sleep(wait, signal);
    }
  }

  /** Whether suggestions rest after a 429, in this tab or another. */
  get isResting(): boolean {
    return this.#read().restUntil > this.#options.now();
  }

  /** The service answered 429. */
  refused(): void {
    const bucket = this.#read();
    const now = this.#options.now();
    const isCalm = now - bucket.restUntil > LONGEST_REST_MS;
    const refusals = isCalm ? 1 : bucket.refusals + 1;
    const rest = Math.min(REST_MS * 2 ** (refusals - 1), LONGEST_REST_MS) * (0.75 + Math.random() / 2);
    this.#write({...bucket, refusals, restUntil: now + rest});
  }

  /** Takes a token, or tells how many milliseconds there is none for the lane. */
  #tryTake(lane: Lane): number {
    const bucket = this.#read();
    if ((lane === 'typing' || lane === 'prefetch') && this.isResting) {
      throw new SearchError('rate_limited', 'suggestions rest after a 429');
    }
    const missing = RESERVED[lane] + 1 - bucket.tokens;
    if (missing > 0) return missing / TOKENS_PER_MS;
    this.#write({...bucket, tokens: bucket.tokens - 1});
    return 0;
  }

  /** The bucket as it is now. A clock that was set back refills nothing and ends no rest later than it could. */
  #read(): Bucket {
    const now = this.#options.now();
    const stored = this.#options.storage.get('budget');
    const {tokens, at, restUntil, refusals} = isBucket(stored) ? stored : this.#bucket;
    const refilled = tokens + Math.max(0, now - at) * TOKENS_PER_MS;
    return {
      tokens: Math.min(CAPACITY, refilled),
      at: now,
      restUntil: Math.min(restUntil, now + LONGEST_REST_MS * 1.25),
      refusals,
    };
  }

  #write(bucket: Bucket): void {
    this.#bucket = bucket;
    this.#options.storage.set('budget', bucket);
  }
}

function isBucket(value: unknown): value is Bucket {
  const {tokens, at, restUntil, refusals} = (value ?? {}) as Bucket;
  return [tokens, at, restUntil, refusals].every(Number.isFinite);
}

function withLock<T>(run: () => T): Promise<T> {
  const {locks} = navigator;
  // Locks exist on secure pages only.
  return locks ? (locks.request('storefront-search.budget', run) as Promise<T>) : Promise.resolve().then(run);
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
