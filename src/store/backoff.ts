const FIRST_MS = 1000;
/** 30 s with the jitter. */
const LONGEST_MS = 24_000;
/** Browsers end a timer of more than 24 days at once. */
const LONGEST_REQUESTED_S = 3600;

/** Delays the retries of a 429 (§7.3): 1 s, 2 s, 4 s … 30 s, or longer if the service asks for it, up to an hour. */
export class Backoff {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #retries = 0;

  /** Calls `retry` after the next delay. @param atLeast the service's `Retry-After`, in seconds. */
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
