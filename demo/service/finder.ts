import {type Matches, matchAll, matchAny, matchMost} from './index/matches.ts';
import type {MatchMode, SearchIndex} from './index/search-index.ts';
import type {Word} from './language/words.ts';
import type {Synonyms} from './synonyms.ts';

/** A compound with one unknown part, which may be a misspelt word or two: ギルト of ギルトコート. */
export interface Misspelling {
  readonly unknown: Word;
  readonly known: readonly Word[];
}

/** Finds the records of words and of their synonyms. */
export class Finder {
  readonly #index: SearchIndex;
  readonly #synonyms: Synonyms;

  constructor(index: SearchIndex, synonyms: Synonyms) {
    this.#index = index;
    this.#synonyms = synonyms;
  }

  /** Finds the first reading that matches anything. */
  first(readings: readonly (readonly Word[])[], mode: MatchMode): Matches | undefined {
    for (const words of readings) {
      const found = this.all(words, mode);
      if (found) return found;
    }
  }

  any(readings: readonly (readonly Word[])[], mode: MatchMode): Matches | undefined {
    return matchAny(readings.map(words => this.all(words, mode)));
  }

  /** Finds the records that contain more than half of the words. */
  most(words: readonly Word[]): Matches | undefined {
    const found = words.map(word => this.all([word], EXACT));
    return matchMost(found, Math.floor(words.length / 2) + 1);
  }

  /** Finds the records that contain each of the words, or a synonym of the words together. */
  all(words: readonly Word[], mode: MatchMode): Matches | undefined {
    const [first] = words;
    const isSingle = first !== undefined && words.length === 1;
    const own = isSingle ? this.#index.findWord(first, mode) : this.#each(words, mode);
    return matchAny([own, ...this.synonyms(words)]);
  }

  synonyms(words: readonly Word[]): (Matches | undefined)[] {
    return this.#synonyms.of(words).map(other =>
      matchAll(
        other.map(word => this.#index.findWord(word, EXACT)),
        0.6,
      ),
    );
  }

  /** Finds the first misspelling that has a correction beside the known words. */
  misspelt(misspellings: readonly Misspelling[]): Matches | undefined {
    for (const {unknown, known} of misspellings) {
      const pairs = this.#index.correctPair(unknown.written);
      const word = known.length > 0 ? this.#index.findWord(unknown, BESIDE) : undefined;
      const corrected = matchAny([word, this.any(pairs, EXACT)]);
      const found = corrected && matchAll([corrected, ...known.map(each => this.all([each], EXACT))]);
      if (found) return found;
    }
  }

  /** Only the last word can be unfinished. More than four words are never matched fuzzily. */
  #each(words: readonly Word[], {isPrefix, isCut, isFuzzy}: MatchMode): Matches | undefined {
    const found: Matches[] = [];
    for (const [place, word] of words.entries()) {
      const mode = {
        isPrefix: isPrefix && place === words.length - 1,
        isCut: isCut || isCutOff(words),
        isFuzzy: isFuzzy && words.length <= 4,
      };
      const each = this.all([word], mode);
      if (!each) return;
      found.push(each);
    }
    return matchAll(found);
  }
}

export const EXACT: MatchMode = {isPrefix: false, isFuzzy: false};
export const BESIDE: MatchMode = {...EXACT, isFuzzy: true, isBesideOthers: true};

/** Whether a compound in kana ends in so few that they are rather the beginning of its last word: レザーサン. */
function isCutOff(words: readonly Word[]): boolean {
  const [last, ...others] = words.toReversed();
  return last?.script === 'kana' && last.written.length < 3 && others.every(isLongKana);
}

function isLongKana({script, written}: Word): boolean {
  return script === 'kana' && written.length > 2;
}
