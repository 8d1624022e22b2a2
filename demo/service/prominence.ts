import {type Entry, isAvailable} from './entry.ts';
import type {Matches} from './index/matches.ts';
import type {SearchIndex} from './index/search-index.ts';
import {termOf} from './language/marks.ts';

/** Ranks the item itself above its accessories, and items in stock above sold-out ones. */
export class Prominence {
  readonly #titles: readonly string[];
  readonly #standings: Float32Array;
  readonly #index: SearchIndex;

  /** @param titles the terms of all titles. */
  constructor(entries: readonly Entry[], titles: readonly string[], index: SearchIndex) {
    this.#titles = titles;
    this.#standings = Float32Array.from(entries, standingOf);
    this.#index = index;
  }

  weigh({scores, terms}: Matches, query: string): Float32Array {
    const title = termOf(query);
    const meant = new Set(terms);
    const weighed = new Float32Array(scores.length);
    for (let place = 0; place < scores.length; place++) {
      const score = scores[place] ?? 0;
      if (score === 0) continue;
      // The head noun comes last in both languages: a pencil sharpener is not a pencil.
      const kind = this.#index.hasHead(place, meant) ? 1.6 : 1;
      weighed[place] = score * kind * (this.#standings[place] ?? 1) * this.#likeness(place, title);
    }
    return weighed;
  }

  #likeness(place: number, title: string): number {
    const own = this.#titles[place] ?? '';
    if (own === title) return 4;
    return title.length > 1 && own.includes(title) ? 1.3 : 1;
  }
}

function standingOf({contentType, record}: Entry): number {
  if (contentType !== 'product') return 0.7;
  return isAvailable(record) ? 1 : 0.85;
}
