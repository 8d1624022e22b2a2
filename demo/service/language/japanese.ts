import {TokenizerBuilder} from 'lindera-wasm-nodejs-ipadic';
import {splitCompound} from './compound.ts';
import {isKana, toKatakana} from './fold.ts';
import {SUFFIX_READINGS} from './lexicon.ts';

/** One word of a Japanese text: what is written, its dictionary form, and how it is read, in katakana. */
export interface Morpheme {
  readonly surface: string;
  readonly base: string;
  readonly reading?: string;
  /** Whether it ends a compound, which may give it a voice: 箱 is read バコ in 弁当箱. */
  readonly isSuffix: boolean;
}

/** Splits folded Japanese text into the words that carry meaning; particles, auxiliaries and signs are left out. */
export function morphemes(text: string, isWord: (katakana: string) => boolean): Morpheme[] {
  return joinKatakana(tokenize(text))
    .filter(carriesMeaning)
    .flatMap(token => toMorphemes(token, isWord));
}

/** Whether the dictionary knows a text in katakana as one common word. */
export function isInDictionary(part: string): boolean {
  const [token, ...others] = tokenize(part);
  // Names of people and places would cut words to pieces: グラノーラ is no ノーラ.
  return token?.reading !== undefined && others.length === 0 && token.partOfSpeechSubcategory1 !== '固有名詞';
}

interface Token {
  readonly surface: string;
  readonly partOfSpeech: string;
  readonly partOfSpeechSubcategory1?: string;
  readonly baseForm?: string;
  readonly reading?: string;
}

const tokenizer = buildTokenizer();
const KATAKANA = /^[ァ-ヺー]+$/;
const SILENT = new Set(['助詞', '助動詞', '記号', '接続詞', 'フィラー', '連体詞']);
const LIGHT_VERBS = new Set(['する', 'ある', 'いる', 'なる', 'できる', 'くださる', 'れる', 'られる']);
/** Suffixes that say what a thing is for, not what it is: ソロ用テント is a ソロテント. */
const LIGHT_SUFFIXES = new Set(['用', '的', '向け', '系']);

function buildTokenizer(): {tokenize(text: string): Token[]} {
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  builder.setKeepWhitespace(false);
  return builder.build();
}

function tokenize(text: string): Token[] {
  return text === '' ? [] : tokenizer.tokenize(text);
}

function carriesMeaning(token: Token): boolean {
  if (SILENT.has(token.partOfSpeech) || LIGHT_VERBS.has(token.baseForm ?? '')) return false;
  // お皿 is a plate, politely.
  if (token.partOfSpeech === '接頭詞' && /^[おご御]$/.test(token.surface)) return false;
  if (token.partOfSpeech === '動詞' && token.partOfSpeechSubcategory1 === '非自立') return false;
  if (token.partOfSpeechSubcategory1 === '接尾' && LIGHT_SUFFIXES.has(token.surface)) return false;
  return /[\p{L}\p{N}]/u.test(token.surface);
}

/** The dictionary cuts some runs of katakana into names it knows; a run is only ever cut by the store's own rule. */
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
  const reading = (isSuffix && SUFFIX_READINGS[surface]) || token.reading;
  if (reading !== undefined) return [{surface, base: baseForm, reading: toKatakana(reading), isSuffix}];
  // The dictionary takes an unknown run of katakana whole; a store's compounds are made of words it knows.
  const written = toKatakana(surface);
  const parts = isKana(written) ? splitCompound(written, isWord) : [written];
  return parts.map(part => ({surface: part, base: part, isSuffix}));
}
