/** The number of requests allowed per window (§8). */
export interface Caps {
  readonly visitor: number;
  readonly shop: number;
  readonly combined: number;
}

const SEARCH_CAPS: Caps = {visitor: 20, shop: 50, combined: 125};
const SUGGEST_CAPS: Caps = {visitor: 40, shop: 150, combined: 150};

/** The two rows of §8, shared by all stores of the process (§8.1). */
export class ServiceLimits {
  readonly #searches: RateLimits;
  readonly #suggestions: RateLimits;

  constructor(caps: Caps = SEARCH_CAPS, now: () => number = Date.now) {
    this.#searches = new RateLimits(caps, now);
    this.#suggestions = new RateLimits(SUGGEST_CAPS, now);
  }

  /**
   * Counts a request of the given `type`.
   *
   * @returns the seconds to wait if a cap is exceeded, else 0.
   */
  take(type: string | null, shop: string, visitor: string): number {
    return (type === 'suggest' ? this.#suggestions : this.#searches).take(shop, visitor);
  }
}

/** Counts the requests of the last ten seconds per visitor, per shop and in total (§8). */
export class RateLimits {
  readonly #caps: Caps;
  readonly #now: () => number;
  readonly #windows = new Map<string, number[]>();

  constructor(caps: Caps, now: () => number) {
    this.#caps = caps;
    this.#now = now;
  }

  /**
   * Counts a request, including rejected ones: a caller that never pauses stays rejected.
   *
   * @returns the seconds to wait if a cap is exceeded, else 0.
   */
  take(shop: string, visitor: string): number {
    const waits = [
      this.#count(`visitor ${shop} ${visitor}`, this.#caps.visitor),
      this.#count(`shop ${shop}`, this.#caps.shop),
      this.#count('combined', this.#caps.combined),
    ];
    this.#forget();
    return Math.max(...waits);
  }

  #count(key: string, cap: number): number {
    const now = this.#now();
    const window = (this.#windows.get(key) ?? []).filter(time => isInWindow(time, now));
    window.push(now);
    this.#windows.set(key, window);
    if (window.length <= cap) return 0;
    // The next request is allowed once all but `cap - 1` of the counted ones have left the window.
    const leaves = (window.at(-Math.max(cap, 1)) ?? now) + WINDOW;
    return Math.max(1, Math.ceil((leaves - now) / 1000));
  }

  /** Deletes the windows of visitors who have left, so that memory stays bounded. */
  #forget(): void {
    if (this.#windows.size < 10_000) return;
    const now = this.#now();
    for (const [key, times] of this.#windows) {
      if (!isInWindow(times.at(-1) ?? Number.NaN, now)) this.#windows.delete(key);
    }
  }
}

/** Excludes times in the future: after the clock is set back, they would stay in the window for too long. */
function isInWindow(time: number, now: number): boolean {
  return time > now - WINDOW && time <= now;
}

const WINDOW = 10_000;
