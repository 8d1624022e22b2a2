/** A word of a text, as the dictionary knows it. */
export interface Token {
  readonly surface: string;
  readonly partOfSpeech: string;
  readonly partOfSpeechSubcategory1?: string;
  readonly baseForm?: string;
  readonly reading?: string;
}

/** Splits a Japanese text into the words of a dictionary. */
export type Tokenizer = (text: string) => Token[];

let current: Tokenizer = () => {
  throw new Error('No dictionary is loaded');
};

/** Sets the dictionary of this process: there is one at a time. */
export function useTokenizer(tokenizer: Tokenizer): void {
  current = tokenizer;
}

/** Runs synchronous work with another dictionary. */
export function withTokenizer<T>(tokenizer: Tokenizer, work: () => T): T {
  const before = current;
  current = tokenizer;
  try {
    return work();
  } finally {
    current = before;
  }
}

export function tokenize(text: string): Token[] {
  return text === '' ? [] : current(text);
}
