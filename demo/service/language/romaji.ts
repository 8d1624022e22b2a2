import {toKatakana} from 'wanakana';

/** What Latin letters spell in katakana, in Hepburn or Kunrei, with the letters of a last, unfinished kana. */
export function readRomaji(letters: string): HalfComposed | undefined {
  if (!/^[a-z][a-z'-]*$/.test(letters)) return;
  const spelt = letters.replace(/tch/g, 'cch').replace(/nn(?![aiueoy])/g, 'n');
  return splitTail(toKatakana(spelt));
}

/** A text whose last kana an input method has not composed yet: ジャケt. */
export interface HalfComposed {
  readonly kana: string;
  readonly tail: string;
}

/** Parts kana from the consonants that follow them; nothing when other letters stand in between. */
function splitTail(text: string): HalfComposed | undefined {
  const [, kana = '', tail = ''] = /^([ァ-ヺー]*)([bcdfghjkmnprstvwyz]{0,3})$/.exec(text) ?? [];
  return kana + tail === text && text !== '' ? {kana, tail} : undefined;
}

/** The kana an unfinished one may become: タチツテト of `t`, シ of `sh`, キ of `ky`. */
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
