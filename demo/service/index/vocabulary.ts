import type {Word} from '../language/words.ts';
import {distance} from './distance.ts';

/** What is kept of a word of the catalogue, by its number. */
export type Term = Pick<Word, 'written' | 'script' | 'indexed' | 'typed'>;

/** The words of a catalogue, found by their keys, by how they begin, and by what is spelt nearly like them. */
export class Vocabulary {
  readonly terms: readonly Term[];
  readonly #numbers = new Map<string, number[]>();
  readonly #typed: readonly Typed[];
  readonly #byLength = new Map<number, Typed[]>();

  /** @param names the words that some record is named by: only these are completed and corrected to. */
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
      .flatMap(term =>
        (terms[term]?.typed ?? []).map(form => ({form, spelling: form.replace('^', ''), term})),
      )
      .sort((a, b) => (a.form < b.form ? -1 : 1));
    for (const typed of this.#typed) {
      const same = this.#byLength.get(typed.spelling.length);
      if (same) same.push(typed);
      else this.#byLength.set(typed.spelling.length, [typed]);
    }
  }

  has(key: string): boolean {
    return this.#numbers.has(key);
  }

  find(key: string): readonly number[] {
    return this.#numbers.get(key) ?? [];
  }

  /** The words whose spelling or reading begins so, at most as many as a shopper could mean. */
  complete(beginning: string): number[] {
    const found: number[] = [];
    for (let place = this.#firstFrom(beginning); found.length < MOST; place++) {
      const typed = this.#typed[place];
      if (!typed?.form.startsWith(beginning)) break;
      found.push(typed.term);
    }
    return found;
  }

  /**
   * The words spelt like this one but for so many slips, the nearest first. A slip of the finger rarely hits the
   * first letter.
   */
  correct(form: string, slips: number): number[] {
    const lengths = Array.from({length: 2 * slips + 1}, (_, place) => form.length - slips + place);
    return lengths
      .flatMap(length => this.#byLength.get(length) ?? [])
      .filter(({spelling}) => form[0] === spelling[0] || (form[0] === spelling[1] && form[1] === spelling[0]))
      .map(({spelling, term}) => ({term, slips: distance(form, spelling, slips)}))
      .filter(near => near.slips <= slips)
      .sort((a, b) => a.slips - b.slips)
      .map(({term}) => term);
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
  /** Without the sign of a reading. */
  readonly spelling: string;
  readonly term: number;
}

const MOST = 400;
