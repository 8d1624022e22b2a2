import {SearchError} from '../../core/contract/errors.ts';
import {device, type SafeStorage} from '../browser/storage.ts';

/** What a request is for. Those after wait for those before, and typing pays last. */
export type Lane = 'submit' | 'refine' | 'more' | 'typing';

/** Tokens that a lane leaves to the lanes before it. */
const RESERVED: Readonly<Record<Lane, number>> = {submit: 0, refine: 1, more: 2, typing: 4};

/** Any 10 s see at most 10 + 9 requests, one below the service's cap for a visitor (§8). */
export const CAPACITY = 10;
const TOKENS_PER_MS = 0.9 / 1000;
/**
 * From a bucket with more than these a token is taken without a lock, which is granted in a task of its own, behind a page's
 * first render. Tabs that do so in the same instant count as one: each is a request more than the above.
 */
const NEARLY_FULL = CAPACITY - 1;

/** A gap follows each suggestion: in it, keys have to rest an eighth of its length longer before the next is asked for. */
const GAP_MS = 5000;
/** A 429 makes it this long, each further one twice as long; each suggestion after that halves it, down to `GAP_MS`. */
const REFUSED_GAP_MS = 120_000;
const LONGEST_GAP_MS = 300_000;
/** In a gap longer than this, none is asked for. */
const SILENT_GAP_MS = 10_000;

/** What is known of a visitor's requests. */
export interface Bucket {
  readonly tokens: number;
  /** When `tokens` was right; epoch milliseconds, like the others. */
  readonly at: number;
  readonly gap: number;
  readonly gapEnd: number;
}

/** Runs a function while no other tab runs its own. */
export type Alone = <T>(run: () => T) => Promise<T>;

/**
 * A token bucket for all tabs of a visitor (§8). It lives in storage, behind a Web Lock unless it is full. Without locks tabs may
 * race for a token; without storage each keeps a bucket of its own.
 *
 * Shoppers share their shop's cap without seeing each other. As on a shared link, a 429 tells that it is used up: it
 * takes suggestions from all tabs for minutes, so that what is left goes to confirmed searches, and lets them come
 * back one by one. `npm run bench:budget` measures the numbers above.
 */
export class RequestBudget {
  readonly #storage: SafeStorage;
  readonly #alone: Alone;
  #bucket: Bucket = {tokens: CAPACITY, at: 0, gap: GAP_MS, gapEnd: 0};

  constructor(storage = device, alone: Alone = withLock) {
    this.#storage = storage;
    this.#alone = alone;
  }

  /**
   * Resolves when a request may be sent in a lane.
   *
   * @throws {SearchError} `rate_limited` for suggestions that rest; the signal's reason when it is aborted.
   */
  async take(lane: Lane, signal: AbortSignal): Promise<void> {
    for (;;) {
      const isFull = this.state.tokens > NEARLY_FULL;
      const wait = isFull ? this.#tryTake(lane) : await this.#alone(() => this.#tryTake(lane));
      signal.throwIfAborted();
      if (wait <= 0) return;
      await sleep(wait, signal);
    }
  }

  /** The bucket as it is now. A clock that was set back refills nothing and ends no gap later than it could. */
  get state(): Bucket {
    const now = Date.now();
    const stored = this.#storage.get('budget');
    const {tokens, at, gap, gapEnd} = isBucket(stored) ? stored : this.#bucket;
    return {
      tokens: Math.min(CAPACITY, Math.max(0, tokens) + Math.max(0, now - at) * TOKENS_PER_MS),
      at: now,
      gap: now - gapEnd > LONGEST_GAP_MS ? GAP_MS : Math.min(gap, LONGEST_GAP_MS),
      gapEnd: Math.min(gapEnd, now + LONGEST_GAP_MS * 1.25),
    };
  }

  /** Whether suggestions rest after a 429, in this tab or another. */
  get isResting(): boolean {
    const {at, gap, gapEnd} = this.state;
    return at < gapEnd && gap > SILENT_GAP_MS;
  }

  /** Milliseconds keys have to rest beyond the debounce: most answers to half a word are never looked at. */
  get typingRest(): number {
    const {at, gap, gapEnd} = this.state;
    return at < gapEnd && gap <= SILENT_GAP_MS ? gap / 8 : 0;
  }

  /** The service answered 429. */
  refused(): void {
    const bucket = this.state;
    const gap = Math.min(Math.max(REFUSED_GAP_MS, bucket.gap * 2), LONGEST_GAP_MS);
    // Jitter: shoppers who were refused together must not come back together.
    this.#write({...bucket, gap, gapEnd: bucket.at + gap * (0.75 + Math.random() / 2)});
  }

  /** Takes a token, or tells how many milliseconds there is none for the lane. */
  #tryTake(lane: Lane): number {
    const bucket = this.state;
    const isTyping = lane === 'typing';
    if (isTyping && this.isResting) throw new SearchError('rate_limited');
    const tokens = bucket.tokens - 1;
    const gap = Math.max(bucket.gap / 2, GAP_MS);
    const missing = RESERVED[lane] - tokens;
    // Written where it has to wait, too: after a clock was set back it refills from then on.
    this.#write(missing > 0 ? bucket : {...bucket, tokens, ...(isTyping && {gap, gapEnd: bucket.at + gap})});
    return missing / TOKENS_PER_MS;
  }

  #write(bucket: Bucket): void {
    this.#bucket = bucket;
    // Where the new can't be stored, the old must not remain.
    if (!this.#storage.set('budget', bucket)) this.#storage.remove('budget');
  }
}

const isBucket = (value: unknown): value is Bucket =>
  (['tokens', 'at', 'gap', 'gapEnd'] as const).every(key =>
    Number.isFinite((value as Bucket | undefined)?.[key]),
  );

function withLock<T>(run: () => T): Promise<T> {
  const {locks} = navigator; // On secure pages only.
  if (!locks) return Promise.resolve().then(run);
  const running = locks.request('storefront-search.budget', run) as Promise<T>;
  // Refused where site data is blocked; then there is no bucket that tabs could share, either.
  return running.catch(error => {
    if (error.name === 'SecurityError') return run();
    throw error;
  });
}

function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(resolve, ms);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
}
