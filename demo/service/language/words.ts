import {englishLemma, englishStem} from './english.ts';
import {isKana, toKatakana} from './fold.ts';
import type {Morpheme} from './japanese.ts';
import {writeOutKanji} from './repeats.ts';
import {looseSound, soundKey, unvoice, voice} from './sound.ts';
import {readSuffix, tailsOf} from './tails.ts';

/** A word of a text: the keys it is indexed under, and the keys that a query for it looks up. */
export interface Word {
  /** The folded spelling, with kana as katakana. */
  readonly written: string;
  readonly script: 'kana' | 'kanji' | 'latin';
  readonly indexed: readonly string[];
  /** Lookup keys, best first, each with the confidence that its word is meant. */
  readonly sought: readonly (readonly [key: string, weight: number])[];
  /** The forms that shoppers type on the way to the word. */
  readonly typed: readonly string[];
  /** The reading in katakana. */
  readonly reading?: string;
  /** Whether it was typed in romaji, which rarely marks long vowels: "kohi" is コーヒー. */
  readonly isRomaji?: boolean;
  /** Whether it is one more reading of a text whose words are counted without it. */
  readonly isGuess?: boolean;
}

/** A compound is not the word at its end, but of its kind. */
export const TAIL_WEIGHT = 0.75;

export function kanaWord(kana: string, base = kana): Word {
  const written = toKatakana(kana);
  const keys = [...new Set([soundKey(written), soundKey(base)])];
  return {
    written,
    script: 'kana',
    indexed: [...keys, looseKey(written)],
    sought: [
      ...weigh(keys, 1),
      ...weigh(keys.map(readingKey), 0.95),
      ...weigh(keys.map(tailKey), TAIL_WEIGHT),
    ],
    typed: keys.slice(0, 1),
    reading: written,
  };
}

/** A Japanese word typed in romaji. */
export function romajiWord(kana: string): Word {
  return {...kanaWord(kana), isRomaji: true};
}

/** Treats a text as one word, without asking the dictionary. */
export function wholeWord(written: string): Word {
  if (isKana(written)) return kanaWord(written);
  const spelt = [written, writeOutKanji(written), bareKey(written)];
  const sought = [...weigh([...new Set(spelt)], 1), ...weigh([tailKey(written)], TAIL_WEIGHT)];
  return {written, script: 'kanji', indexed: [written], sought, typed: [written]};
}

/** Merges two neighbours if both have a reading and one is in kanji. A compound may voice its second part. */
export function mergeWords({written, reading}: Word, next: Word): Word | undefined {
  const surface = written + next.written;
  if (reading === undefined || next.reading === undefined || isKana(surface)) return;
  const merge = (second: string): Word =>
    japaneseWord({surface, base: surface, reading: reading + second, isSuffix: false, isName: false});
  const [plain, voiced] = [merge(next.reading), merge(voice(next.reading))];
  return {...plain, sought: [...plain.sought, ...voiced.sought]};
}

/** A Latin word; empty for a stop word. */
export function latinWord(written: string): Word[] {
  const stem = written === '' ? undefined : englishStem(written);
  if (stem === undefined) return [];
  const lemma = englishLemma(written);
  const stemKey = `*${stem}`;
  return [
    {
      written,
      script: 'latin',
      indexed: [...new Set([lemma, written, stemKey])],
      sought: [...weigh([lemma], 1), ...weigh([stemKey], 0.4)],
      typed: [written],
    },
  ];
}

export function japaneseWord(morpheme: Morpheme): Word {
  const {surface, base, reading} = morpheme;
  if (isKana(surface)) return kanaWord(surface, isKana(base) ? base : surface);
  const forms = [...new Set([surface, base, writeOutKanji(surface)].map(toKatakana))];
  const sounds = reading === undefined ? [] : soundsOf(reading, morpheme.isSuffix);
  const shared = sounds.flatMap(sound => kanjiOf(surface).map(kanji => kanji + readingKey(sound)));
  const bare = kanjiOf(surface).join('');
  return {
    written: forms[0] ?? surface,
    script: 'kanji',
    indexed: [
      ...forms,
      ...longTailsOf(surface),
      ...sounds.map(readingKey),
      ...shared,
      ...(hasOkurigana(surface) ? [bareKey(bare)] : []),
      ...(reading === undefined ? [] : [looseKey(readingKey(reading))]),
    ],
    // Kanji find their kana spelling (珈琲, コーヒー) and spellings that share a kanji (焚火, たき火), but never other kanji
    // that only sound alike (紙, 髪).
    sought: [
      ...weigh(forms, 1),
      ...weigh(sounds, 0.95),
      ...weigh(shared, 0.9),
      ...weigh(hasOkurigana(surface) ? [bare, bareKey(bare)] : [bareKey(bare)], 0.85),
      ...weigh(forms.map(tailKey), TAIL_WEIGHT),
    ],
    typed: [forms[0] ?? surface, ...sounds.map(readingKey)],
    reading,
  };
}

/** A word of a catalogue text: a compound is found by the noun at its end too. */
export function catalogueWord(morpheme: Morpheme): Word {
  const word = japaneseWord(morpheme);
  if (word.script !== 'kanji' || word.reading === undefined || morpheme.isName) return word;
  const noun = morpheme.isSuffix ? readSuffix(morpheme.surface) : undefined;
  const tails = tailsOf(morpheme.surface, word.reading).flatMap(tail => [
    tail.surface,
    ...tail.readings.map(soundKey),
  ]);
  const names = [...tails.map(toKatakana), ...(noun === undefined ? [] : [soundKey(noun)])];
  return {...word, indexed: [...word.indexed, ...names.map(tailKey)]};
}

/** The key by which a kanji word is found by its reading. Folded text never contains the prefix. */
export function readingKey(sound: string): string {
  return `^${sound}`;
}

/** The key by which a word is found by its loose sound. */
export function looseKey(kana: string): string {
  return kana.startsWith('^') ? `~^${looseSound(kana.slice(1))}` : `~${looseSound(kana)}`;
}

/** The key by which a compound is found by the noun at its end: 革靴 by 靴 and クツ. */
function tailKey(word: string): string {
  return `-${word}`;
}

export function isTailKey(key: string): boolean {
  return key.startsWith('-');
}

/** The key by which 塗 finds 塗り, and 引越 finds 引っ越し. */
function bareKey(kanji: string): string {
  return `#${kanji}`;
}

function kanjiOf(surface: string): string[] {
  return surface.match(/[\p{Script=Han}々]/gu) ?? [];
}

/** True for 塗り and 引っ越し, false for 手ぬぐい, whose kana are more than an inflection. */
function hasOkurigana(surface: string): boolean {
  return (
    /^\p{Script=Han}[ぁ-ゖ]$/u.test(surface) ||
    /^(?=.*[ぁ-ゖ])\p{Script=Han}.*\p{Script=Han}[ぁ-ゖ]?$/u.test(surface)
  );
}

/** The kanji endings of a compound: the dictionary knows 色鉛筆 as one word, but it is also a 鉛筆. */
function longTailsOf(surface: string): string[] {
  const starts = Array.from(surface, (_, place) => place).slice(1, -1);
  return starts
    .map(start => surface.slice(start))
    .filter(tail => /^\p{Script=Han}/u.test(tail))
    .map(toKatakana);
}

function soundsOf(reading: string, isSuffix: boolean): string[] {
  return [...new Set([reading, ...(isSuffix ? [unvoice(reading)] : [])].map(soundKey))];
}

function weigh(keys: readonly string[], weight: number): (readonly [string, number])[] {
  return keys.map(key => [key, weight] as const);
}
