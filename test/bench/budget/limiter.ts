const WINDOW_MS = 10_000;

/** The kind of window in which the service counts, which §8 leaves open. */
export type WindowKind = 'sliding' | 'fixed';

/** Counts the requests of ten seconds against a cap. */
export class Limiter {
  readonly #cap: number;
  readonly #kind: WindowKind;
  /** The times of the requests in the window. */
  #times: number[] = [];

  constructor(cap: number, kind: WindowKind) {
    this.#cap = cap;
    this.#kind = kind;
  }

  isFull(now: number): boolean {
    const start = this.#kind === 'fixed' ? Math.floor(now / WINDOW_MS) * WINDOW_MS : now - WINDOW_MS;
    this.#times = this.#times.filter(time => time >= start);
    return this.#times.length >= this.#cap;
  }

  count(now: number): void {
    this.#times.push(now);
  }
}
