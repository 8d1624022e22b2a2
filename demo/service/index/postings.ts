/** Posting lists: which records contain each term, and the term's weight in each, in four bytes per pair. */
export interface Postings {
  /** The offset of each term's records in `records`, and the total length at the end. */
  readonly starts: Uint32Array;
  /** Packed: the record's position in the catalogue, and the term's weight in it. */
  readonly records: Uint32Array;
}

export class PostingsBuilder {
  #terms = new Uint32Array(1 << 16);
  #records = new Uint32Array(1 << 16);
  #size = 0;

  add(term: number, place: number, weight: number): void {
    if (place >= MOST_RECORDS) throw new RangeError(`A catalogue holds at most ${MOST_RECORDS} records`);
    if (this.#size === this.#terms.length) this.#grow();
    this.#terms[this.#size] = term;
    this.#records[this.#size] = pack(place, weight);
    this.#size += 1;
  }

  /** Sorts by term in one pass (counting sort, as terms are numbers). */
  build(termCount: number): Postings {
    const starts = new Uint32Array(termCount + 1);
    const terms = this.#terms.subarray(0, this.#size);
    for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
    for (let term = 0; term < termCount; term++)
      starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
    const next = starts.slice();
    const records = new Uint32Array(this.#size);
    terms.forEach((term, entry) => {
      const place = next[term] ?? 0;
      records[place] = this.#records[entry] ?? 0;
      next[term] = place + 1;
    });
    return {starts, records};
  }

  #grow(): void {
    const [terms, records] = [this.#terms, this.#records];
    this.#terms = new Uint32Array(2 * terms.length);
    this.#records = new Uint32Array(2 * records.length);
    this.#terms.set(terms);
    this.#records.set(records);
  }
}

export function placeOf(packed: number): number {
  return packed >>> PLACE_SHIFT;
}

export function weightOf(packed: number): number {
  return (packed & HEAVIEST) / SCALE;
}

const PLACE_SHIFT = 12;
const MOST_RECORDS = 2 ** (32 - PLACE_SHIFT);
const HEAVIEST = 2 ** PLACE_SHIFT - 1;
const SCALE = 128;

function pack(place: number, weight: number): number {
  const scaled = Math.max(1, Math.min(Math.round(weight * SCALE), HEAVIEST));
  return ((place << PLACE_SHIFT) | scaled) >>> 0;
}
