import type {Synonym} from '../catalogue/catalogue.ts';
import {mergeWords, type Word} from './language/words.ts';

/** Synonyms of words, recognised in any spelling, like the words of the catalogue. */
export class Synonyms {
  readonly #others = new Map<string, readonly (readonly Word[])[]>();

  /** @param read splits a text into words. */
  constructor(synonyms: readonly Synonym[], read: (text: string) => Word[]) {
    for (const {words, mean} of synonyms) {
      const names = mean.map(read);
      for (const word of words.map(read))
        this.#add(
          word,
          names.filter(name => keyOf(name) !== keyOf(word)),
        );
    }
  }

  has(key: string): boolean {
    return this.#others.has(key);
  }

  /** The synonyms of these words together. */
  of(words: readonly Word[]): readonly (readonly Word[])[] {
    const keys = [keyOf(words), ...(mergeAll(words)?.sought.map(([key]) => key) ?? [])];
    const key = keys.find(each => this.#others.has(each));
    return key === undefined ? [] : (this.#others.get(key) ?? []);
  }

  /** Adds a rule under every spelling of its words. Another spelling also means the words themselves. */
  #add(words: readonly Word[], names: readonly (readonly Word[])[]): void {
    const exact = keyOf(words);
    const others = mergeAll(words)?.indexed.filter(key => key !== exact && !key.startsWith('~')) ?? [];
    this.#append(exact, names);
    for (const key of others) this.#append(key, [words, ...names]);
  }

  #append(key: string, names: readonly (readonly Word[])[]): void {
    this.#others.set(key, [...(this.#others.get(key) ?? []), ...names]);
  }
}

/** Merges the words into one, because the dictionary splits ひざ掛け but not 膝掛け. */
function mergeAll([first, ...rest]: readonly Word[]): Word | undefined {
  return rest.reduce((joined, word) => joined && mergeWords(joined, word), first);
}

function keyOf(words: readonly Word[]): string {
  return words.map(({indexed: [key = '']}) => key).join(' ');
}
