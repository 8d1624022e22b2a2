import {TokenizerBuilder} from 'lindera-wasm-nodejs-ipadic';
import {splitCompound} from './compound.ts';
import {isKana, toKatakana} from './fold.ts';
import {COMPOUND_PARTS, HIRAGANA_WORDS} from './lexicon.ts';

/** One word of a Japanese text: what is written, its dictionary form, and how it is read, in katakana. */
export interface Morpheme {
  readonly surface: string;
  readonly base: string;
  readonly reading?: string;
}

/** Splits folded Japanese text into the words that carry meaning; particles, auxiliaries and signs are left out. */
export function morphemes(text: string): Morpheme[] {
  return text.split(KNOWN_HIRAGANA).flatMap((part, place) => {
    // Splitting by a group puts what it matched at every second place.
    if (place % 2 === 1) return [{surface: part, base: part, reading: toKatakana(part)}];
    return joinKatakana(tokenize(part)).filter(carriesMeaning).flatMap(toMorphemes);
  });
}

/** Whether the dictionary knows a text in katakana as one word. */
export function isInDictionary(part: string): boolean {
  const known = dictionaryWords.get(part);
  if (known !== undefined) return known;
  const tokens = tokenize(part);
  const found = tokens.length === 1 && tokens[0]?.reading !== undefined;
  // What shoppers type must not fill the memory.
  if (dictionaryWords.size >= 50_000) dictionaryWords.clear();
  dictionaryWords.set(part, found);
  return found;
}

interface Token {
  readonly surface: string;
  readonly partOfSpeech: string;
  readonly partOfSpeechSubcategory1?: string;
  readonly baseForm?: string;
  readonly reading?: string;
}

const tokenizer = buildTokenizer();
const KNOWN_HIRAGANA = new RegExp(`(${HIRAGANA_WORDS.join('|')})`);
const KATAKANA = /^[ァ-ヺー]+$/;
const SILENT = new Set(['助詞', '助動詞', '記号', '接続詞', 'フィラー', '連体詞']);
const LIGHT_VERBS = new Set(['する', 'ある', 'いる', 'なる', 'できる', 'くださる', 'れる', 'られる']);
const dictionaryWords = new Map<string, boolean>();

function buildTokenizer(): {tokenize(text: string): Token[]} {
  const builder = new TokenizerBuilder();
  builder.setDictionary('embedded://ipadic');
  builder.setMode('normal');
  builder.setKeepWhitespace(false);
  return builder.build();
}

function tokenize(text: string): Token[] {
  return tokenizer.tokenize(text);
}

function carriesMeaning(token: Token): boolean {
  if (SILENT.has(token.partOfSpeech) || LIGHT_VERBS.has(token.baseForm ?? '')) return false;
  // お皿 is a plate, politely.
  if (token.partOfSpeech === '接頭詞' && /^[おご御]$/.test(token.surface)) return false;
  if (token.partOfSpeech === '動詞' && token.partOfSpeechSubcategory1 === '非自立') return false;
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

function toMorphemes({surface, baseForm, reading}: Token): Morpheme[] {
  if (reading === undefined) return splitUnknown(surface);
  return [{surface, base: baseForm ?? surface, reading: toKatakana(reading)}];
}

/** The dictionary takes an unknown run of katakana whole; a store's compounds are made of words it knows. */
function splitUnknown(surface: string): Morpheme[] {
  const written = toKatakana(surface);
  const parts = isKana(written) ? splitCompound(written, isKatakanaWord) : [written];
  return parts.map(part => ({surface: part, base: part}));
}

function isKatakanaWord(part: string): boolean {
  if (COMPOUND_PARTS.has(part)) return true;
  // The dictionary's two-letter katakana are mostly names, which would cut words to pieces.
  return part.length > 2 && isInDictionary(part);
}
