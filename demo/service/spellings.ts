import type {Vocabulary} from './index/vocabulary.ts';
import {isKana} from './language/fold.ts';
import {termOf} from './language/marks.ts';
import {readRomaji} from './language/romaji.ts';
import {soundKey} from './language/sound.ts';
import {readingKey} from './language/words.ts';

/** Lists all spellings of a word in kana among the first results: りんごジュース and 林檎飴 for りんご. */
export class Spellings {
  readonly #titles: readonly string[];
  readonly #vocabulary: Vocabulary;

  /** @param titles the terms of all titles. */
  constructor(titles: readonly string[], vocabulary: Vocabulary) {
    this.#titles = titles;
    this.#vocabulary = vocabulary;
  }

  /** Moves the best records with missing spellings to the end of the first results. */
  mix(places: Uint32Array, query: string, terms: readonly number[]): Uint32Array {
    const term = termOf(query);
    const kana = readRomaji(term)?.kana || term;
    if (places.length <= FIRST || !isKana(kana)) return places;
    const [first, others] = [places.subarray(0, FIRST), places.subarray(FIRST, MOST_READ)];
    const spellings = [...new Set([kana, ...this.#kanjiOf(kana, terms)])];
    const missing = spellings.filter(spelling => !first.some(place => this.#contains(place, spelling)));
    if (missing.length === spellings.length) return places;
    const best = missing.map(spelling => others.find(place => this.#contains(place, spelling)));
    const moved = new Set(best.filter(place => place !== undefined).slice(0, MOST_MOVED));
    const kept = places.filter(place => !moved.has(place));
    return Uint32Array.from([
      ...kept.subarray(0, FIRST - moved.size),
      ...moved,
      ...kept.subarray(FIRST - moved.size),
    ]);
  }

  /** The matched words in kanji that are read like this. */
  #kanjiOf(kana: string, terms: readonly number[]): string[] {
    const key = readingKey(soundKey(kana));
    return terms.flatMap(term => {
      const {script, written, indexed = []} = this.#vocabulary.terms[term] ?? {};
      return script === 'kanji' && written && indexed.includes(key) ? [written] : [];
    });
  }

  #contains(place: number, spelling: string): boolean {
    return this.#titles[place]?.includes(spelling) ?? false;
  }
}

/** The results that every screen shows without scrolling. */
const FIRST = 5;
const MOST_READ = 500;
const MOST_MOVED = 2;
