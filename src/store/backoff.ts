const FIRST_MS = 1000;
/** 30 s with the jitter. */
const LONGEST_MS = 24_000;
/** Few pages are open for longer; and a timer of more than 24 days would end at once. */
const LONGEST_ASKED_S = 3600;

/** The pauses before the retries of a 429 (§7.3): 1 s, 2 s, 4 s … 30 s, longer where the service asks for it, an hour at most. */
export class Pause {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pauses = 0;

  /** Calls `retry` after the next pause. @param atLeast seconds the service asked for, if it did. */
  before(retry: () => void, atLeast = 0): void {
    clearTimeout(this.#timer);
    const pause = Math.min(FIRST_MS * 2 ** this.#pauses++, LONGEST_MS);
    const asked = Math.min(atLeast, LONGEST_ASKED_S) * 1000;
    // Jitter: shoppers who were refused together must not come back together.
    this.#timer = setTimeout(retry, Math.max(pause, asked) * (1 + Math.random() / 4));
  }

  /** No retry; the pauses go on growing. */
  cancel(): void {
    clearTimeout(this.#timer);
  }

  /** The service answered: the next pause is the shortest again. */
  over(): void {
    this.cancel();
    this.#pauses = 0;
  }
}
