import {englishLemma, englishStem} from './english.ts';
import {isKana, toKatakana} from './fold.ts';
import type {Morpheme} from './japanese.ts';
import {looseSound, soundKey, unvoice, voice} from './sound.ts';

/** One word of a text: the keys it is indexed under, and those a query for it accepts. */
export interface Word {
  /** As it is written, folded, kana as katakana. */
  readonly written: string;
  readonly script: 'kana' | 'kanji' | 'latin';
  readonly indexed: readonly string[];
  /** The best key first, each with how sure it makes that the word is meant. */
  readonly sought: readonly (readonly [key: string, weight: number])[];
  /** What shoppers type on their way to the word. */
  readonly typed: readonly string[];
  /** How it is read, in katakana. */
  readonly reading?: string;
  /** Spelt in Latin letters, which rarely tell a long vowel: "kohi" is コーヒー. */
  readonly isRomaji?: boolean;
}

/** A word written in kana. */
export function kanaWord(kana: string, base = kana): Word {
  const written = toKatakana(kana);
  const keys = [...new Set([soundKey(written), soundKey(base)])];
  return {
    written,
    script: 'kana',
    indexed: [...keys, looseKey(written)],
    sought: [...weigh(keys, 1), ...weigh(keys.map(readingKey), 0.95)],
    typed: keys.slice(0, 1),
    reading: written,
  };
}

/** A word in Japanese that was typed in Latin letters. */
export function romajiWord(kana: string): Word {
  return {...kanaWord(kana), isRomaji: true};
}

/** A text taken for one word, whatever the dictionary makes of it. */
export function wholeWord(written: string): Word {
  if (isKana(written)) return kanaWord(written);
  const sought = weigh([written, bareKey(written)], 1);
  return {written, script: 'kanji', indexed: [written], sought, typed: [written]};
}

/** Two neighbours as one word, if both can be read and one is in kanji. A compound may lend its second part a voice. */
export function mergeWords({written, reading}: Word, next: Word): Word | undefined {
  const surface = written + next.written;
  if (reading === undefined || next.reading === undefined || isKana(surface)) return;
  const merge = (second: string): Word =>
    japaneseWord({surface, base: surface, reading: reading + second, isSuffix: false});
  const [plain, voiced] = [merge(next.reading), merge(voice(next.reading))];
  return {...plain, sought: [...plain.sought, ...voiced.sought]};
}

/** A Latin word, or none if it is too common to tell products apart. */
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
  const forms = [...new Set([toKatakana(surface), toKatakana(base)])];
  const sounds = reading === undefined ? [] : soundsOf(reading, morpheme.isSuffix);
  const shared = sounds.flatMap(sound => kanjiOf(surface).map(kanji => kanji + readingKey(sound)));
  const bare = kanjiOf(surface).join('');
  return {
    written: forms[0] ?? surface,
    script: 'kanji',
    indexed: [
      ...forms,
      ...tailsOf(surface),
      ...sounds.map(readingKey),
      ...shared,
      ...(hasOkurigana(surface) ? [bareKey(bare)] : []),
      ...(reading === undefined ? [] : [looseKey(readingKey(reading))]),
    ],
    // Kanji find their own kana spelling (珈琲, コーヒー) and other spellings with a kanji in common (焚火, たき火),
    // but never other kanji that merely sound alike (紙, 髪).
    sought: [
      ...weigh(forms, 1),
      ...weigh(sounds, 0.95),
      ...weigh(shared, 0.9),
      ...weigh(hasOkurigana(surface) ? [bare, bareKey(bare)] : [bareKey(bare)], 0.85),
    ],
    typed: [forms[0] ?? surface, ...sounds.map(readingKey)],
    reading,
  };
}

/** The key under which a word in kanji is found by its sound. No text can hold the sign. */
export function readingKey(sound: string): string {
  return `^${sound}`;
}

/** The key under which a word is found by the gist of its sound. */
export function looseKey(kana: string): string {
  return kana.startsWith('^') ? `~^${looseSound(kana.slice(1))}` : `~${looseSound(kana)}`;
}

/** The key under which 塗り is found by 塗, and 引っ越し by 引越. */
function bareKey(kanji: string): string {
  return `#${kanji}`;
}

function kanjiOf(surface: string): string[] {
  return surface.match(/[\p{Script=Han}々]/gu) ?? [];
}

/** 塗り and 引っ越し do; 手ぬぐい is more than 手. */
function hasOkurigana(surface: string): boolean {
  return (
    /^\p{Script=Han}[ぁ-ゖ]$/u.test(surface) ||
    /^(?=.*[ぁ-ゖ])\p{Script=Han}.*\p{Script=Han}[ぁ-ゖ]?$/u.test(surface)
  );
}

/** The dictionary takes 色鉛筆 for one word, but it is a 鉛筆 too. */
function tailsOf(surface: string): string[] {
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
