import type {Token, Tokenizer} from '../../service/language/tokenizer.ts';

/** The words of a store's texts, and how the whole dictionary splits the short ones that these words alone do not tell. */
export interface DictionaryData {
  readonly words: readonly DictionaryWord[];
  readonly texts: readonly (readonly [text: string, words: readonly number[]])[];
}

/** A word, and how often it was met. Empty fields are unknown; an empty base form is the surface. */
export type DictionaryWord = readonly [
  surface: string,
  partOfSpeech: string,
  subcategory: string,
  baseForm: string,
  reading: string,
  count: number,
];

/**
 * Splits texts by the words that a store's own texts consist of: a hundredth of the whole dictionary, and enough to
 * search that store.
 */
export function createStoreTokenizer({words, texts}: DictionaryData): Tokenizer {
  const tokens = words.map(toToken);
  const total = words.reduce((sum, [, , , , , count]) => sum + count, 1);
  const known = new Map<string, Candidate>();
  words.forEach(([surface, , , , , count], word) => {
    const cost = WORD_COST + Math.log(total / count);
    if (cost < (known.get(surface)?.cost ?? Number.POSITIVE_INFINITY)) known.set(surface, {word, cost});
  });
  const longest = Math.max(0, ...words.map(([surface]) => surface.length));
  const memory = new Map(texts);
  return text => {
    const split = memory.get(text);
    if (split) return split.flatMap(word => tokens[word] ?? []);
    return splitCheaply(text, known, longest).map(({surface, word}) =>
      word === undefined ? {surface, partOfSpeech: 'UNK'} : (tokens[word] as Token),
    );
  };
}

interface Candidate {
  readonly word: number;
  readonly cost: number;
}

interface Step {
  readonly start: number;
  readonly word: number | undefined;
  readonly cost: number;
}

/** A split into few and frequent words costs the least. */
function splitCheaply(text: string, known: ReadonlyMap<string, Candidate>, longest: number) {
  const best: (Step | undefined)[] = [{start: -1, word: undefined, cost: 0}];
  const offer = (start: number, end: number, word: number | undefined, cost: number): void => {
    const sum = (best[start]?.cost ?? 0) + cost;
    if (sum < (best[end]?.cost ?? Number.POSITIVE_INFINITY)) best[end] = {start, word, cost: sum};
  };
  for (let start = 0; start < text.length; start++) {
    if (!best[start]) continue;
    for (let end = start + 1; end <= Math.min(text.length, start + longest); end++) {
      const candidate = known.get(text.slice(start, end));
      if (candidate) offer(start, end, candidate.word, candidate.cost);
    }
    const [run = ''] = RUN.exec(text.slice(start)) ?? [];
    offer(start, start + run.length, undefined, UNKNOWN_COST + run.length);
  }
  const steps: {surface: string; word: number | undefined}[] = [];
  for (let end = text.length; end > 0; end = best[end]?.start ?? 0) {
    const {start = 0, word} = best[end] ?? {};
    steps.unshift({surface: text.slice(start, end), word});
  }
  return steps;
}

const WORD_COST = 4;
const UNKNOWN_COST = 24;
/** What is unknown goes on to the end of its script, but kanji and hiragana stand alone. */
const RUN = /^(?:[ァ-ヺー]+|[\p{Script=Latin}\d]+|[\s\S])/u;

function toToken([surface, partOfSpeech, subcategory, baseForm, reading]: DictionaryWord): Token {
  return {
    surface,
    partOfSpeech,
    ...(subcategory && {partOfSpeechSubcategory1: subcategory}),
    baseForm: baseForm || surface,
    ...(reading && {reading}),
  };
}
