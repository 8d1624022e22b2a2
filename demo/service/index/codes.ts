/** Product codes as they are kept: sorted, one a line, each with the place of a record that bears it. */
export interface CodeList {
  readonly codes: string;
  readonly places: Uint32Array;
}

/** Whether a Latin word is a code (AB-1234, 350ml): there are more of them than words, and they mean nothing else. */
export function isCode(word: string): boolean {
  return word.length >= 4 && /\d/.test(word) && /^[a-z\d]+$/.test(word);
}

/** Sorts codes, each with the place of a record. */
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

  /** The places of the records with this code, or with one that begins so. */
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
