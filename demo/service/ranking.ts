import {type Entry, priceRange} from './entry.ts';
import {datesOf} from './newness.ts';
import type {Sort} from './parameters.ts';

/** Sorts records by score or by one of the sorts of §4.1. */
export class Ranking {
  readonly #ranks: Readonly<Record<Exclude<Sort, 'relevance'>, Uint32Array>>;

  constructor(entries: readonly Entry[]) {
    // Records without a price come last in both directions.
    const prices = entries.map(entry =>
      entry.contentType === 'product' ? priceRange(entry.record)[0] : Number.POSITIVE_INFINITY,
    );
    this.#ranks = {
      price_asc: rank(prices),
      price_desc: rank(prices.map(price => (Number.isFinite(price) ? -price : price))),
      newest: rankDates(datesOf(entries)),
    };
  }

  /** Positions of the records with a score, best first. */
  byScore(scores: Float32Array): Uint32Array {
    const keys = new Float64Array(scores.length);
    let size = 0;
    for (let place = 0; place < scores.length; place++) {
      const score = Math.min(Math.round((scores[place] ?? 0) * 2 ** 16), HIGHEST);
      if (score > 0) keys[size++] = (HIGHEST - score) * PLACES + place;
    }
    return Uint32Array.from(keys.subarray(0, size).sort(), key => key % PLACES);
  }

  /** Sorts stably: records with equal keys keep their order by relevance. */
  sort(places: Uint32Array, sort: Sort): Uint32Array {
    if (sort === 'relevance') return places;
    const ranks = this.#ranks[sort];
    const keys = Float64Array.from(places, (place, order) => (ranks[place] ?? 0) * PLACES + order).sort();
    return Uint32Array.from(keys, key => places[key % PLACES] ?? 0);
  }
}

/** Packs a score and a position into one number, because numbers sort fastest. */
const PLACES = 2 ** 20;
const HIGHEST = 2 ** 32;

/** The rank of each value; equal values share one. */
function rank(values: readonly number[]): Uint32Array {
  const sorted = [...new Set(values)].sort((a, b) => (a === b ? 0 : a - b));
  const ranks = new Map(sorted.map((value, place) => [value, place]));
  return Uint32Array.from(values, value => ranks.get(value) ?? 0);
}

/** The rank of each pair of dates, newest first; equal pairs share one. */
function rankDates(dates: readonly (readonly [first: number, second: number])[]): Uint32Array {
  const [firsts, seconds] = [rank(dates.map(([first]) => -first)), rank(dates.map(([, second]) => -second))];
  return rank(Array.from(firsts, (first, place) => first * PLACES + (seconds[place] ?? 0)));
}
