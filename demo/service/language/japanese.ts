import {splitCompound} from './compound.ts';
import {isKana, toKatakana} from './fold.ts';
import {GOODS_READINGS, SUFFIX_READINGS} from './lexicon.ts';
import {type Token, tokenize} from './tokenizer.ts';

/** A word of a Japanese text: its spelling, its dictionary form, and its reading in katakana. */
export interface Morpheme {
  readonly surface: string;
  readonly base: string;
  readonly reading?: string;
  /** Whether it is a suffix, which a compound may voice: 箱 is read バコ in 弁当箱. */
  readonly isSuffix: boolean;
  /** Whether it is a name, whose parts are no words of the text: 日本 is no 本. */
  readonly isName: boolean;
}

/** Splits folded Japanese text into content words, without particles, auxiliaries and symbols. */
export function morphemes(text: string, isWord: (katakana: string) => boolean): Morpheme[] {
  return joinKatakana(tokenize(text))
    .filter(carriesMeaning)
    .flatMap(token => toMorphemes(token, isWord));
}

/** Whether the dictionary contains the katakana text as a single common word. */
export function isInDictionary(part: string): boolean {
  const [token, ...others] = tokenize(part);
  // Proper nouns would split other words: グラノーラ does not contain ノーラ.
  return token?.reading !== undefined && others.length === 0 && !isName(token);
}

/** The reading of a text that the dictionary knows as a single common noun. */
export function readNoun(text: string): string | undefined {
  const known = GOODS_READINGS.get(text);
  if (known) return known;
  const [token, ...others] = tokenize(text);
  const isNoun = token?.partOfSpeech === '名詞' && !isName(token);
  return isNoun && others.length === 0 && token.reading !== undefined ? toKatakana(token.reading) : undefined;
}

const KATAKANA = /^[ァ-ヺー]+$/;
const SILENT = new Set(['助詞', '助動詞', '記号', '接続詞', 'フィラー', '連体詞']);
const LIGHT_VERBS = new Set(['する', 'ある', 'いる', 'なる', 'できる', 'くださる', 'れる', 'られる']);
/** Suffixes that state a purpose and do not change what the item is: ソロ用テント is a ソロテント. */
const LIGHT_SUFFIXES = new Set(['用', '的', '向け', '系']);

function carriesMeaning(token: Token): boolean {
  if (SILENT.has(token.partOfSpeech) || LIGHT_VERBS.has(token.baseForm ?? '')) return false;
  // The prefix is only polite: お皿 is a plate.
  if (token.partOfSpeech === '接頭詞' && /^[おご御]$/.test(token.surface)) return false;
  if (token.partOfSpeech === '動詞' && token.partOfSpeechSubcategory1 === '非自立') return false;
  if (token.partOfSpeechSubcategory1 === '接尾' && LIGHT_SUFFIXES.has(token.surface)) return false;
  return /[\p{L}\p{N}]/u.test(token.surface);
}

/** Rejoins katakana that the dictionary splits at names it knows. Only the store's own compound rule splits a run. */
function joinKatakana(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  for (const token of tokens) {
    const last = joined.at(-1);
    const continues = last !== undefined && KATAKANA.test(last.surface) && KATAKANA.test(token.surface);
    if (continues) joined[joined.length - 1] = {surface: last.surface + token.surface, partOfSpeech: 'UNK'};
    else joined.push(token);
  }
  return joined;
}

function toMorphemes(token: Token, isWord: (katakana: string) => boolean): Morpheme[] {
  const {surface, baseForm = surface} = token;
  const isSuffix = token.partOfSpeechSubcategory1 === '接尾';
  const reading = (isSuffix ? SUFFIX_READINGS : GOODS_READINGS).get(surface) ?? token.reading;
  const written = toKatakana(surface);
  // The dictionary also knows names of makers: ニッカウヰスキー makes ウイスキー.
  const maker = isName(token) && KATAKANA.test(surface) ? splitCompound(written, isWord) : [];
  if (reading !== undefined && !(maker.length > 1 && isWord(maker.at(-1) ?? ''))) {
    return [{surface, base: baseForm, reading: toKatakana(reading), isSuffix, isName: isName(token)}];
  }
  // The dictionary keeps an unknown run of katakana whole, so it is split into words of the store.
  const parts = isKana(written) ? splitCompound(written, isWord) : [written];
  return parts.map(part => ({surface: part, base: part, isSuffix, isName: false}));
}

function isName({partOfSpeechSubcategory1}: Token): boolean {
  return partOfSpeechSubcategory1 === '固有名詞';
}
