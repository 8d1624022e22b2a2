import {toKatakana} from 'wanakana';

/** Transliterates Latin letters to katakana (Hepburn or Kunrei), keeping the letters of an unfinished last kana. */
export function readRomaji(letters: string): HalfComposed | undefined {
  if (!/^[a-z][a-z'-]*$/.test(letters)) return;
  const spelt = letters.replace(/tch/g, 'cch').replace(/nn(?![aiueoy])/g, 'n');
  return splitTail(toKatakana(spelt));
}

/** A text whose last kana the IME has not composed yet: ジャケt. */
export interface HalfComposed {
  readonly kana: string;
  readonly tail: string;
}

/** Separates kana from the consonants after them; `undefined` if there are other letters. */
function splitTail(text: string): HalfComposed | undefined {
  const [, kana = '', tail = ''] = /^([ァ-ヺー]*)([bcdfghjkmnprstvwyz]{0,3})$/.exec(text) ?? [];
  return kana + tail === text && text !== '' ? {kana, tail} : undefined;
}

/** The possible completions of an unfinished kana: タチツテト of `t`, シ of `sh`, キ of `ky`. */
export function completions({kana, tail}: HalfComposed): string[] {
  const [first = '', second = ''] = tail;
  const row = ROWS[first] ?? '';
  if (second === first && tail.length > 1) return [...row].map(next => `${kana}ッ${next}`);
  if (second) return [kana + (tail === 'ts' ? 'ツ' : (row[1] ?? row))];
  return [...row].map(next => kana + next);
}

const ROWS: Readonly<Record<string, string>> = {
  k: 'カキクケコ',
  s: 'サシスセソ',
  t: 'タチツテトッ',
  n: 'ナニヌネノン',
  h: 'ハヒフヘホ',
  m: 'マミムメモ',
  y: 'ヤユヨ',
  r: 'ラリルレロ',
  w: 'ワヲ',
  g: 'ガギグゲゴ',
  z: 'ザジズゼゾ',
  d: 'ダヂヅデド',
  b: 'バビブベボ',
  p: 'パピプペポ',
  c: 'チ',
  f: 'フ',
  j: 'ジ',
  v: 'ヴ',
};
