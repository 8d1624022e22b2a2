import type {Random} from './random.ts';

/** What the input holds after a key, and how long it rests then. */
export interface Stroke {
  readonly text: string;
  readonly rest: number;
}

/** Medians of the time between two keys, and how many shoppers hold a phone. */
const MOBILE_MS = 260;
const DESKTOP_MS = 170;
const ON_MOBILE = 0.65;
const SLIPS = 0.06;
const THOUGHTS = 0.06;

/** One shopper's way of typing. */
export class Typist {
  readonly #random: Random;
  readonly #median: number;

  constructor(random: Random) {
    this.#random = random;
    this.#median = random.chance(ON_MOBILE) ? MOBILE_MS : DESKTOP_MS;
  }

  /** The keys from one text to another: back to what they share, then on, with slips that are taken back. */
  *type(from: string, to: string): Generator<Stroke> {
    let shared = 0;
    while (shared < from.length && from[shared] === to[shared]) shared++;
    for (let length = from.length - 1; length >= shared; length--) {
      yield {text: from.slice(0, length), rest: this.#random.around(this.#median * 0.6, 0.3)};
    }
    for (let length = shared + 1; length <= to.length; length++) {
      const before = to.slice(0, length - 1);
      if (this.#random.chance(SLIPS)) {
        yield {text: `${before}x`, rest: this.#rest() + this.#median / 2};
        yield {text: before, rest: this.#rest()};
      }
      yield {text: to.slice(0, length), rest: this.#rest()};
    }
  }

  #rest(): number {
    return this.#random.chance(THOUGHTS)
      ? this.#random.around(900, 0.4)
      : this.#random.around(this.#median, 0.4);
  }
}
