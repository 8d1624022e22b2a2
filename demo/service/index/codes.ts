/** Sorted product codes, one per line, each with the position of a record that has it. */
export interface CodeList {
  readonly codes: string;
  readonly places: Uint32Array;
}

/** Whether a Latin word is a product code (AB-1234, 350ml). Codes outnumber words and have no other meaning. */
export function isCode(word: string): boolean {
  return word.length >= 4 && /\d/.test(word) && /^[a-z\d]+$/.test(word);
}

export function listCodes(pairs: readonly (readonly [code: string, place: number])[]): CodeList {
  const sorted = pairs.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return {
    codes: sorted.map(([code]) => code).join('\n'),
    places: Uint32Array.from(sorted, ([, place]) => place),
  };
}

/** Finds records by their product codes. */
export class Codes {
  readonly #codes: readonly string[];
  readonly #places: Uint32Array;

  constructor({codes, places}: CodeList) {
    this.#codes = codes.split('\n');
    this.#places = places;
  }

  /** Positions of the records with this code, or with a code that starts with it. */
  find(code: string, isPrefix: boolean): Uint32Array {
    const first = this.#firstFrom(code);
    return this.#places.subarray(first, this.#firstFrom(code + (isPrefix ? '\uffff' : '\0')));
  }

  #firstFrom(code: string): number {
    let [low, high] = [0, this.#places.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#codes[middle] ?? '') < code) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
