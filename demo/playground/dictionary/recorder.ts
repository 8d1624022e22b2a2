import type {Token, Tokenizer} from '../../service/language/tokenizer.ts';
import {createStoreTokenizer, type DictionaryData, type DictionaryWord} from './store-dictionary.ts';

/** Remembers the words of every text that a dictionary splits. */
export class DictionaryRecorder {
  readonly #splits = new Map<string, readonly number[]>();
  readonly #numbers = new Map<string, number>();
  readonly #words: Token[] = [];
  readonly #counts: number[] = [];
  readonly tokenize: Tokenizer;

  constructor(dictionary: Tokenizer) {
    this.tokenize = text => {
      const known = this.#splits.get(text);
      if (known) return known.flatMap(word => this.#words[word] ?? []);
      const tokens = dictionary(text);
      this.#splits.set(
        text,
        tokens.map(token => this.#numberOf(token)),
      );
      return tokens;
    };
  }

  /** The recorded words, with those short texts that the words alone would split in another way. */
  data(): DictionaryData {
    const words = this.#words.map((token, word) => toWord(token, this.#counts[word] ?? 1));
    const tokenize = createStoreTokenizer({words, texts: []});
    const texts = [...this.#splits].filter(
      ([text, split]) => text.length <= LONGEST && !isSplit(tokenize(text), split, words),
    );
    return {words, texts};
  }

  #numberOf(token: Token): number {
    const identity = toWord(token, 0).join('\n');
    const number = this.#numbers.get(identity) ?? this.#words.push(token) - 1;
    this.#numbers.set(identity, number);
    this.#counts[number] = (this.#counts[number] ?? 0) + 1;
    return number;
  }
}

/** Longer texts are sentences, which nobody searches for. */
const LONGEST = 16;

function toWord(token: Token, count: number): DictionaryWord {
  const {surface, partOfSpeech, partOfSpeechSubcategory1 = '', baseForm = surface, reading = ''} = token;
  return [
    surface,
    partOfSpeech,
    partOfSpeechSubcategory1,
    baseForm === surface ? '' : baseForm,
    reading,
    count,
  ];
}

function isSplit(
  tokens: readonly Token[],
  split: readonly number[],
  words: readonly DictionaryWord[],
): boolean {
  const expected = split.map(word => words[word]?.slice(0, 5).join('\n'));
  return tokens.map(token => toWord(token, 0).slice(0, 5).join('\n')).join('\0') === expected.join('\0');
}
