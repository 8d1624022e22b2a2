const WINDOW_MS = 10_000;

/** How the service may count; §8 does not say which. */
export type WindowKind = 'sliding' | 'fixed';

/** Counts the requests of ten seconds against a cap. */
export class Limiter {
  readonly #cap: number;
  readonly #kind: WindowKind;
  /** When the requests of the window came. */
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
