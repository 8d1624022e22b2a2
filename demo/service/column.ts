/** A facet value and how many results have it (§2.3). */
export interface FacetValue {
  readonly value: string;
  readonly count: number;
}

/** Stores each record's values for one facet as integers, which makes counting fast. */
export class Column {
  readonly #values: string[] = [];
  readonly #starts: Uint32Array;
  readonly #codes: Uint32Array;

  /** @param lists each record's values, in catalogue order. A record counts once per value. */
  constructor(lists: readonly (readonly string[])[]) {
    const codes = new Map<string, number>();
    const all: number[] = [];
    this.#starts = new Uint32Array(lists.length + 1);
    lists.forEach((values, place) => {
      for (const value of new Set(values)) if (value) all.push(this.#codeOf(value, codes));
      this.#starts[place + 1] = all.length;
    });
    this.#codes = Uint32Array.from(all);
  }

  /** Counts the given records per value, without the values that none of them has. */
  count(places: Uint32Array): FacetValue[] {
    const counts = new Uint32Array(this.#values.length);
    for (const place of places) {
      const end = this.#starts[place + 1] ?? 0;
      for (let at = this.#starts[place] ?? end; at < end; at++) {
        const code = this.#codes[at] ?? 0;
        counts[code] = (counts[code] ?? 0) + 1;
      }
    }
    return this.#values
      .map((value, code) => ({value, count: counts[code] ?? 0}))
      .filter(({count}) => count > 0);
  }

  #codeOf(value: string, codes: Map<string, number>): number {
    const known = codes.get(value);
    if (known !== undefined) return known;
    codes.set(value, this.#values.length);
    return this.#values.push(value) - 1;
  }
}

/** Sorts by count descending, then by value ascending, and keeps 20 (§2.3, §8.6). */
export function topValues(values: readonly FacetValue[]): FacetValue[] {
  return values.toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)).slice(0, 20);
}
