import type {Random} from './random.ts';

/** The text of the input after a key, and the pause after it. */
export interface Stroke {
  readonly text: string;
  readonly rest: number;
}

/** The median times between two keys, and the share of shoppers on a phone. */
const MOBILE_MS = 260;
const DESKTOP_MS = 170;
const ON_MOBILE = 0.65;
const TYPO_RATE = 0.06;
const PAUSE_RATE = 0.06;

/** A shopper's way of typing. */
export class Typist {
  readonly #random: Random;
  readonly #median: number;

  constructor(random: Random) {
    this.#random = random;
    this.#median = random.chance(ON_MOBILE) ? MOBILE_MS : DESKTOP_MS;
  }

  /** Lists the keys from one text to another: back to their common prefix, then on, with corrected typos. */
  *type(from: string, to: string): Generator<Stroke> {
    let shared = 0;
    while (shared < from.length && from[shared] === to[shared]) shared++;
    for (let length = from.length - 1; length >= shared; length--) {
      yield {text: from.slice(0, length), rest: this.#random.around(this.#median * 0.6, 0.3)};
    }
    for (let length = shared + 1; length <= to.length; length++) {
      const before = to.slice(0, length - 1);
      if (this.#random.chance(TYPO_RATE)) {
        yield {text: `${before}x`, rest: this.#rest() + this.#median / 2};
        yield {text: before, rest: this.#rest()};
      }
      yield {text: to.slice(0, length), rest: this.#rest()};
    }
  }

  #rest(): number {
    return this.#random.chance(PAUSE_RATE)
      ? this.#random.around(900, 0.4)
      : this.#random.around(this.#median, 0.4);
  }
}
