/**
 * A float with an integral value, such as `2.0`. JavaScript has no such number, but Liquid divides it without rounding
 * and prints its decimal.
 */
export class LiquidFloat {
  readonly #value: number;

  constructor(value: number) {
    this.#value = value;
  }

  valueOf(): number {
    return this.#value;
  }

  toString(): string {
    return this.#value.toFixed(1);
  }

  toJSON(): number {
    return this.#value;
  }

  /** LiquidJS compares by these methods. */
  equals(other: unknown): boolean {
    return isNumber(other) && Number(other) === this.#value;
  }

  gt(other: unknown): boolean {
    return this.#value > Number(other);
  }

  geq(other: unknown): boolean {
    return this.#value >= Number(other);
  }

  lt(other: unknown): boolean {
    return this.#value < Number(other);
  }

  leq(other: unknown): boolean {
    return this.#value <= Number(other);
  }
}

function isNumber(value: unknown): boolean {
  return typeof value === 'number' || value instanceof LiquidFloat;
}
