import {readNoun} from './japanese.ts';
import {GOODS_READINGS} from './lexicon.ts';
import {unvoice, voice} from './sound.ts';

/** A noun that ends a compound: 靴, read クツ, of 革靴. */
export interface Tail {
  readonly surface: string;
  /** In katakana, as a word of its own. */
  readonly readings: readonly string[];
}

/**
 * The nouns at the end of a compound that the dictionary knows as one word. The compound's reading must end with the
 * noun's, which it may voice (カワグツ), or start with the reading of the rest (ハリ of ハリガネ).
 */
export function tailsOf(compound: string, reading: string): readonly Tail[] {
  const key = `${compound}\n${reading}`;
  const known = cache.get(key);
  if (known) return known;
  const starts = Array.from(compound.matchAll(/(?<=.)\p{Script=Han}/gu), ({index}) => index);
  const tail = starts.map(start => tailAt(compound, start, reading)).find(each => each !== undefined);
  // The end of 腕時計 is 時計, and not the 計 of that.
  const tails = tail ? [tail, ...tailsOf(tail.surface, tail.readings[0] ?? '')] : [];
  if (cache.size < MOST_CACHED) cache.set(key, tails);
  return tails;
}

/** The reading of a suffix as a word of its own, which the dictionary gives another one: 鏡 of 卓上鏡 is カガミ. */
export function readSuffix(suffix: string): string | undefined {
  return PLACES.test(suffix) || ABSTRACT.test(suffix) ? undefined : readNoun(suffix);
}

const cache = new Map<string, readonly Tail[]>();
const MOST_CACHED = 50_000;
/** A single kana is the reading of too many kanji. */
const SHORTEST = 2;
/** 靴下 is worn below a shoe, but nobody looks for it as a 下, nor for 小物 as a 物. */
const PLACES = /^[上下左右中内外前後間表裏側物者]$/u;
/** Suffixes that tell no goods by themselves: 充電器 is no うつわ, and 和風 no かぜ. */
const ABSTRACT = /^[品器風形型面力色所店家人場目口手足日月年時方元分部組会代心水]$/u;
/** Words of their own, although they are read in the Chinese way: 紅茶, 牛肉, 花瓶. */
const EVERYDAY = /^[茶肉服瓶碗鉢盆棒]$/u;
/** The reading of a kanji in the Chinese way: one syllable, which may be long or end in ン, ク, キ, ツ or チ. */
const CHINESE = '(?:[ア-ヺ][ャュョ]?[イウンクキツチッー]?)';

function tailAt(compound: string, start: number, reading: string): Tail | undefined {
  const [head, surface] = [compound.slice(0, start), compound.slice(start)];
  if (PLACES.test(surface)) return;
  const readings = readingsOf(head, surface, reading).filter(each => each.length >= SHORTEST);
  return readings.length > 0 ? {surface, readings} : undefined;
}

function readingsOf(head: string, tail: string, reading: string): string[] {
  const own = readNoun(tail);
  if (own !== undefined && GOODS_READINGS.has(tail)) return [own];
  if (own === undefined || !(reading.endsWith(own) || reading.endsWith(voice(own))))
    return restAfter(head, reading);
  if (tail.length > 1 || EVERYDAY.test(tail) || !reading.endsWith(own)) return [own];
  const before = reading.slice(0, -own.length);
  // 絵, read エ, is a word: 絵本 is a 本.
  const isWord = before.length === 1 && readNoun(head) === before;
  return isChinese(tail, own) && isChinese(head, before) && !isWord ? [] : [own];
}

/** The rest of the reading, voiced as it is and unvoiced; a rest without voicing may be half of a Chinese compound. */
function restAfter(head: string, reading: string): string[] {
  const before = readNoun(head);
  if (before === undefined || !reading.startsWith(before)) return [];
  const rest = reading.slice(before.length);
  return unvoice(rest) === rest ? [] : [rest, unvoice(rest)];
}

/** Whether each kanji has a reading that makes only half a word, as both of 充電. */
function isChinese(kanji: string, reading: string): boolean {
  return /^\p{Script=Han}+$/u.test(kanji) && new RegExp(`^${CHINESE}{${[...kanji].length}}$`).test(reading);
}
