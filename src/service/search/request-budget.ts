import {SearchError} from '../../core/contract/errors.ts';
import {type Exclusive, exclusively} from '../browser/exclusively.ts';
import {device, type StoredEntry, storedEntry} from '../browser/storage.ts';

/** Request priority, highest first; suggestions come last. */
export type Lane = 'submit' | 'refine' | 'more' | 'typing';

/** Tokens that a lane leaves to the lanes with a higher priority. */
const RESERVED: Readonly<Record<Lane, number>> = {submit: 0, refine: 1, more: 2, typing: 4};

/** The size of the bucket. In any 10 s, at most 10 + 9 requests are sent: one below the service's cap for a visitor (§8). */
export const CAPACITY = 10;
const TOKENS_PER_MS = 0.9 / 1000;
/**
 * A bucket with more tokens than this gives one without a lock, because a lock is granted in a task of its own, after the
 * page's first render. Tabs that do so at the same time take the same token; each can send one request over the limit.
 */
const NEARLY_FULL = CAPACITY - 1;

/** The first pause of suggestions after a 429, in milliseconds. Each further 429 doubles it, each suggestion after it halves it. */
const REFUSED_PAUSE_MS = 120_000;
const LONGEST_PAUSE_MS = 300_000;
/** During a longer pause, no suggestions are requested; during a shorter one, after a longer debounce. */
const SILENT_PAUSE_MS = 10_000;
/** A pause shorter than this is over. */
const SHORTEST_PAUSE_MS = 5000;
/** The debounce grows by this share of a short pause. */
const DEBOUNCE_SHARE = 1 / 8;

/**
 * The first rest after two refusals, in milliseconds: the window of the caps (§8). Each further 429 doubles it, each answer halves
 * it.
 */
const REST_MS = 10_000;

/** How long a search may wait if another source can answer it, in milliseconds. */
export const PATIENCE_MS = 2000;

/** The state of a visitor's budget. */
export interface Bucket {
  readonly tokens: number;
  /** When `tokens` was computed, in epoch milliseconds. */
  readonly at: number;
  /** The length of the latest pause of suggestions, in milliseconds; 0 without one. */
  readonly pauseMs: number;
  /** The end of that pause, in epoch milliseconds. */
  readonly pauseEnd: number;
  /** The length of the latest rest, in milliseconds; 0 without one. */
  readonly restMs: number;
  /** The end of that rest, in epoch milliseconds. */
  readonly restEnd: number;
}

const FULL: Bucket = {tokens: CAPACITY, at: 0, pauseMs: 0, pauseEnd: 0, restMs: 0, restEnd: 0};

/**
 * A token bucket that all tabs of a visitor share (§8). It is in storage, behind a Web Lock unless it is full. Without
 * locks, tabs may race for a token; without storage, each tab has its own bucket.
 *
 * Shoppers share their shop's cap without knowing of each other. A 429 shows that it is used up: suggestions pause in all
 * tabs for minutes, which leaves the rest of the cap to confirmed searches, and return gradually. `npm run bench:budget`
 * measures the effect of these constants.
 */
export class RequestBudget {
  readonly #stored: StoredEntry<Bucket | undefined>;
  readonly #exclusive: Exclusive;
  #bucket = FULL;

  constructor(storage = device, exclusive: Exclusive = run => exclusively('budget', run)) {
    this.#stored = storedEntry(storage, 'budget', readBucket);
    this.#exclusive = exclusive;
  }

  /**
   * Resolves when a request may be sent in a lane.
   *
   * @param patience how long the request may wait, in milliseconds, because another source can answer; then it waits for the end
   *   of a rest too.
   * @throws {SearchError} `rate_limited` while suggestions pause, or if the wait would be longer; the signal's reason after an abort.
   */
  async take(lane: Lane, signal: AbortSignal, patience = Number.POSITIVE_INFINITY): Promise<void> {
    const rest = Number.isFinite(patience) ? this.rest : 0;
    if (rest > patience) throw heldBack(rest);
    if (rest > 0) await sleep(rest, signal);
    for (;;) {
      const isFull = this.state.tokens > NEARLY_FULL;
      const wait = isFull ? this.#tryTake(lane) : await this.#exclusive(() => this.#tryTake(lane));
      signal.throwIfAborted();
      if (wait <= 0) return;
      if (wait > patience) throw heldBack(wait);
      await sleep(wait, signal);
    }
  }

  /** The current bucket. After a clock was set back, it gains no tokens, and no pause lasts longer than its full length. */
  get state(): Bucket {
    const now = Date.now();
    const {tokens, at, pauseMs, pauseEnd, restMs, restEnd} = this.#stored.get() ?? this.#bucket;
    return {
      tokens: Math.min(CAPACITY, Math.max(0, tokens) + Math.max(0, now - at) * TOKENS_PER_MS),
      at: now,
      pauseMs: now - pauseEnd > LONGEST_PAUSE_MS ? 0 : Math.min(pauseMs, LONGEST_PAUSE_MS),
      pauseEnd: Math.min(pauseEnd, now + LONGEST_PAUSE_MS * 1.25),
      restMs: now - restEnd > LONGEST_PAUSE_MS ? 0 : restMs,
      restEnd: Math.min(restEnd, now + LONGEST_PAUSE_MS * 1.25),
    };
  }

  /** Whether suggestions pause after a 429, in any tab. */
  get isPausing(): boolean {
    const {at, pauseMs, pauseEnd} = this.state;
    return at < pauseEnd && pauseMs > SILENT_PAUSE_MS;
  }

  /** Milliseconds during which no tab sends the service a search that another source can answer. */
  get rest(): number {
    const {at, restEnd} = this.state;
    return Math.max(0, restEnd - at);
  }

  /** Milliseconds to add to the debounce: 0, unless suggestions are returning after a 429. */
  get extraDebounce(): number {
    const {at, pauseMs, pauseEnd} = this.state;
    return at < pauseEnd && pauseMs <= SILENT_PAUSE_MS ? pauseMs * DEBOUNCE_SHARE : 0;
  }

  /**
   * Starts or doubles the pause of suggestions after a 429, and the rest after another one during that pause.
   *
   * @param retryAfter the service's `Retry-After`, in seconds. A rest is at least as long, up to the maximum.
   */
  refused(retryAfter = 0): void {
    const bucket = this.state;
    const pauseMs = Math.min(Math.max(REFUSED_PAUSE_MS, bucket.pauseMs * 2), LONGEST_PAUSE_MS);
    // Jitter, so that shoppers who were refused together do not return together.
    const jitter = 0.75 + Math.random() / 2;
    const isAgain = this.isPausing;
    const restMs = isAgain ? Math.min(Math.max(REST_MS, bucket.restMs * 2), LONGEST_PAUSE_MS) : 0;
    const restEnd = bucket.at + Math.max(restMs * jitter, isAgain ? retryAfter * 1000 : 0);
    this.#write({...bucket, pauseMs, pauseEnd: bucket.at + pauseMs * jitter, restMs, restEnd});
  }

  /** Halves the next rest after an answer. */
  answered(): void {
    const bucket = this.state;
    if (bucket.restMs > 0) this.#write({...bucket, restMs: bucket.restMs / 2});
  }

  /** Takes a token, or returns the milliseconds until the lane can have one. */
  #tryTake(lane: Lane): number {
    const bucket = this.state;
    if (lane === 'typing' && this.isPausing) throw new SearchError('rate_limited');
    const tokens = bucket.tokens - 1;
    const missing = RESERVED[lane] - tokens;
    // Written even if the lane has to wait, so that after a clock was set back the bucket refills from now on.
    this.#write(missing > 0 ? bucket : {...bucket, tokens, ...(lane === 'typing' && shorten(bucket))});
    return missing / TOKENS_PER_MS;
  }

  #write(bucket: Bucket): void {
    this.#bucket = bucket;
    this.#stored.set(bucket);
  }
}

/** Halves the pause after a request for suggestions. */
function shorten({pauseMs, at}: Bucket): Pick<Bucket, 'pauseMs' | 'pauseEnd'> {
  const shorter = pauseMs / 2 < SHORTEST_PAUSE_MS ? 0 : pauseMs / 2;
  return {pauseMs: shorter, pauseEnd: at + shorter};
}

/** Creates the error of a request that would wait too long for the budget. */
const heldBack = (ms: number): SearchError =>
  new SearchError('rate_limited', `held back for ${Math.ceil(ms)} ms`, ms / 1000);

function readBucket(stored: unknown): Bucket | undefined {
  const bucket = stored as Bucket | undefined;
  const isWhole = Object.keys(FULL).every(key => Number.isFinite(Object(stored)[key]));
  return isWhole ? bucket : undefined;
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
