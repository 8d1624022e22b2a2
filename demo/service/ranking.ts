import {ageOf, type Entry, priceRange} from './entry.ts';
import type {Sort} from './parameters.ts';

/** Puts records in order: by score, or by what §4.1 lets a shopper sort by. */
export class Ranking {
  readonly #ranks: Readonly<Record<Exclude<Sort, 'relevance'>, Uint32Array>>;

  constructor(entries: readonly Entry[]) {
    // What has no price comes last in either direction.
    const prices = entries.map(entry =>
      entry.contentType === 'product' ? priceRange(entry.record)[0] : Number.POSITIVE_INFINITY,
    );
    this.#ranks = {
      price_asc: rank(prices),
      price_desc: rank(prices.map(price => (Number.isFinite(price) ? -price : price))),
      newest: rank(entries.map(entry => -ageOf(entry))),
    };
  }

  /** The places with a score, the best first. */
  byScore(scores: Float32Array): Uint32Array {
    const keys = new Float64Array(scores.length);
    let size = 0;
    for (let place = 0; place < scores.length; place++) {
      const score = Math.min(Math.round((scores[place] ?? 0) * 2 ** 16), HIGHEST);
      if (score > 0) keys[size++] = (HIGHEST - score) * PLACES + place;
    }
    return Uint32Array.from(keys.subarray(0, size).sort(), key => key % PLACES);
  }

  /** Equal records keep their order by relevance. */
  sort(places: Uint32Array, sort: Sort): Uint32Array {
    if (sort === 'relevance') return places;
    const ranks = this.#ranks[sort];
    const keys = Float64Array.from(places, (place, order) => (ranks[place] ?? 0) * PLACES + order).sort();
    return Uint32Array.from(keys, key => places[key % PLACES] ?? 0);
  }
}

/** A score and a place share one number, as numbers sort fastest. */
const PLACES = 2 ** 20;
const HIGHEST = 2 ** 32;

/** Each value's place among all, equal values at equal places. */
function rank(values: readonly number[]): Uint32Array {
  const sorted = [...new Set(values)].sort((a, b) => (a === b ? 0 : a - b));
  const ranks = new Map(sorted.map((value, place) => [value, place]));
  return Uint32Array.from(values, value => ranks.get(value) ?? 0);
}
