const FIRST_MS = 1000;
/** The longest delay in milliseconds; with its jitter, 30 s. */
const LONGEST_MS = 24_000;
/** The longest `Retry-After` in seconds that is honoured. Browsers fire a timer of more than 24 days at once. */
const LONGEST_REQUESTED_S = 3600;

/** Delays retries after a 429 (§7.3): 1 s, 2 s, 4 s … 30 s, or the service's `Retry-After` up to an hour if that is longer. */
export class Backoff {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retries = 0;

  /**
   * Calls `retry` after the next delay.
   *
   * @param atLeast the service's `Retry-After`, in seconds.
   */
  schedule(retry: () => void, atLeast = 0): void {
    clearTimeout(this.#timer);
    const delay = Math.min(FIRST_MS * 2 ** this.#retries++, LONGEST_MS);
    const requested = Math.min(atLeast, LONGEST_REQUESTED_S) * 1000;
    // Jitter, so that shoppers who were refused together do not return together.
    this.#timer = setTimeout(retry, Math.max(delay, requested) * (1 + Math.random() / 4));
  }

  /** Cancels the scheduled retry; delays continue to grow. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** Cancels the scheduled retry; the next delay is the shortest again. */
  reset(): void {
    this.cancel();
    this.#retries = 0;
  }
}
