import {isKana} from '../language/fold.ts';
import {voicingsOf} from '../language/sound.ts';
import {distance} from './distance.ts';

/** A spelling, and what it spells. */
export interface Spelt<T> {
  readonly spelling: string;
  readonly item: T;
}

/** Spellings by length and first letter, looked up by edit distance. */
export class Neighbours<T> {
  readonly #byLength = new Map<number, Map<string, Spelt<T>[]>>();

  constructor(all: Iterable<Spelt<T>>) {
    for (const spelt of all) {
      const {length} = spelt.spelling;
      const byStart = this.#byLength.get(length) ?? new Map<string, Spelt<T>[]>();
      this.#byLength.set(length, byStart);
      const start = spelt.spelling.charAt(0);
      const same = byStart.get(start);
      if (same) same.push(spelt);
      else byStart.set(start, [spelt]);
    }
  }

  /**
   * Items within the given edit distance, nearest first. Typos rarely hit the first letter: it must match or be
   * swapped, or be the only mistake in kana, where it may have another voicing (シャケット, バーカー) or be anything in a word of
   * `anyStart` letters.
   */
  near(form: string, slips: number, anyStart = 6): T[] {
    const found: {item: T; slips: number}[] = [];
    for (let length = form.length - slips; length <= form.length + slips; length++) {
      const byStart = this.#byLength.get(length);
      if (!byStart) continue;
      for (const {spelling, item} of likely(byStart, form)) {
        const near = distance(form, spelling, slips);
        if (near <= slips) found.push({item, slips: near});
      }
      for (const {item} of otherStarts(byStart, form, anyStart)) found.push({item, slips: 1});
    }
    return found.sort((a, b) => a.slips - b.slips).map(({item}) => item);
  }
}

/** Spellings with the first letter, or with the first two swapped. */
function likely<T>(byStart: ReadonlyMap<string, Spelt<T>[]>, form: string): Spelt<T>[] {
  const [first = '', second = ''] = form;
  const swapped = second === first ? [] : (byStart.get(second) ?? []);
  return [...(byStart.get(first) ?? []), ...swapped.filter(({spelling}) => spelling[1] === first)];
}

/** Spellings in kana that differ in the first letter only. */
function otherStarts<T>(
  byStart: ReadonlyMap<string, Spelt<T>[]>,
  form: string,
  anyStart: number,
): Spelt<T>[] {
  if (!isKana(form)) return [];
  const [first, rest] = [form.charAt(0), form.slice(1)];
  const starts = form.length >= anyStart ? [...byStart.keys()] : voicingsOf(first);
  return starts
    .filter(start => start !== first)
    .flatMap(start => byStart.get(start) ?? [])
    .filter(({spelling}) => spelling.slice(1) === rest || spelling === rest || spelling.slice(1) === form);
}
