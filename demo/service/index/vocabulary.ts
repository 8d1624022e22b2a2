import type {Word} from '../language/words.ts';
import {Neighbours} from './neighbours.ts';

/** The stored part of a catalogue word; its index in the list is its number. */
export type Term = Pick<Word, 'written' | 'script' | 'indexed' | 'typed'>;

/** The words of a catalogue, looked up by key, by prefix and by edit distance. */
export class Vocabulary {
  readonly terms: readonly Term[];
  readonly #numbers = new Map<string, number[]>();
  readonly #typed: readonly Typed[];
  readonly #neighbours: Neighbours<Typed>;

  /** @param names the terms that name a record: only these are offered as completions and corrections. */
  constructor(terms: readonly Term[], names: ReadonlySet<number>) {
    this.terms = terms;
    terms.forEach(({indexed}, term) => {
      for (const key of indexed) {
        const numbers = this.#numbers.get(key);
        if (numbers) numbers.push(term);
        else this.#numbers.set(key, [term]);
      }
    });
    this.#typed = [...names]
      .flatMap(term => (terms[term]?.typed ?? []).map(form => ({form, term})))
      .sort((a, b) => (a.form < b.form ? -1 : 1));
    this.#neighbours = new Neighbours(
      this.#typed.map(typed => ({spelling: typed.form.replace('^', ''), item: typed})),
    );
  }

  has(key: string): boolean {
    return this.#numbers.has(key);
  }

  find(key: string): readonly number[] {
    return this.#numbers.get(key) ?? [];
  }

  begins(beginning: string): boolean {
    return this.#typed[this.#firstFrom(beginning)]?.form.startsWith(beginning) ?? false;
  }

  /** Terms whose spelling or reading starts with the given text, `MOST` at most. */
  complete(beginning: string): number[] {
    const found: number[] = [];
    for (let place = this.#firstFrom(beginning); found.length < MOST; place++) {
      const typed = this.#typed[place];
      if (!typed?.form.startsWith(beginning)) break;
      found.push(typed.term);
    }
    return found;
  }

  /** Terms within the given edit distance, nearest first. */
  correct(form: string, slips: number, anyStart?: number): number[] {
    return this.#neighbours.near(form, slips, anyStart).map(({term}) => term);
  }

  #firstFrom(beginning: string): number {
    let [low, high] = [0, this.#typed.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#typed[middle]?.form ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

interface Typed {
  readonly form: string;
  readonly term: number;
}

const MOST = 400;
