import {toKatakana} from './fold.ts';

/**
 * A key for the sound of a kana word that ignores how long vowels and small kana are written: サーバー and サーバ, コオヒイ and
 * コーヒー, ヴァイオリン and バイオリン, フイルム and フィルム share one.
 */
export function soundKey(kana: string): string {
  const letters = replaceAll(toKatakana(kana), LETTERS);
  const long = replaceAll(letters, LONG_VOWELS).replace(/ー{2,}/g, 'ー');
  const key = long.replace(/[ァィゥェォャュョヮッ]/g, small => LARGE[small] ?? small);
  // The last vowel distinguishes short words: カー and カ, キー and キ.
  return key.length > 3 ? key.replace(/ー$/, '') : key;
}

/**
 * A coarser key for loanwords without an exact match. It drops long vowels and doubled consonants, and merges sounds
 * that Japanese spells in several ways (バック and バッグ, カシミア and カシミヤ, ヘッドフォン and ヘッドホン).
 */
export function looseSound(kana: string): string {
  const coarse = replaceAll(replaceAll(toKatakana(kana), COARSE), LETTERS);
  return soundKey(coarse).replaceAll('ー', '');
}

/** Removes the voicing that a compound adds to its second part: がさ in おりたたみがさ is かさ. */
export function unvoice(kana: string): string {
  return unvoiceKana(kana.slice(0, 1)) + kana.slice(1);
}

/** Adds the voicing that a compound gives its second part. */
export function voice(kana: string): string {
  const place = UNVOICED.indexOf(kana.slice(0, 1));
  return place < 0 ? kana : `${VOICED[place]}${kana.slice(1)}`;
}

/** The kana that differ from this one at most in voicing: ハ, バ and パ. */
export function voicingsOf(kana: string): string[] {
  const plain = unvoiceKana(kana);
  return [plain, ...VOICED.filter((_, place) => UNVOICED[place] === plain)];
}

/** A sound key without any voicing, which brings アボガド close to アボカド. */
export function unvoiceAll(kana: string): string {
  return Array.from(kana, unvoiceKana).join('');
}

function unvoiceKana(kana: string): string {
  const place = VOICED.indexOf(kana);
  return place < 0 ? kana : (UNVOICED[place] ?? kana);
}

const VOICED = [...'ガギグゲゴザジズゼゾダヂヅデドバビブベボパピプペポ'];
const UNVOICED = [...'カキクケコサシスセソタチツテトハヒフヘホハヒフヘホ'];

type Replacements = readonly (readonly [RegExp, string])[];

const LETTERS: Replacements = [
  [/ヴァ/g, 'バ'],
  [/ヴィ/g, 'ビ'],
  [/ヴェ/g, 'ベ'],
  [/ヴォ/g, 'ボ'],
  [/ヴ/g, 'ブ'],
  [/ヂ/g, 'ジ'],
  [/ヅ/g, 'ズ'],
  [/ヲ/g, 'オ'],
  [/ティ/g, 'チ'],
  [/ディ/g, 'ジ'],
  [/[デジ]ュ/g, 'ジュ'],
];
const LONG_VOWELS: Replacements = [
  [/([オコソトノホモヨロゴゾドボポョォ])[ウオ]/g, '$1ー'],
  [/([エケセテネヘメレゲゼデベペェ])[イエ]/g, '$1ー'],
  [/([ウクスツヌフムユルグズブプュゥ])ウ/g, '$1ー'],
  [/([アカサタナハマヤラワガザダバパャァ])ア/g, '$1ー'],
  [/([イキシチニヒミリギジビピィ])イ/g, '$1ー'],
];
const COARSE: Replacements = [
  [/テイ(?=[ッー])/g, 'ティ'],
  [/ッグ/g, 'ク'],
  [/ッド/g, 'ト'],
  [/ッブ/g, 'プ'],
  [/ッ/g, ''],
  [/([イキシチニヒミリギジビピエケセテネヘメレゲゼデベペィェ]ー?)ア/g, '$1ヤ'],
  [/フォ/g, 'ホ'],
  [/ファ/g, 'ハ'],
  [/フェ/g, 'ヘ'],
  [/フィ/g, 'ヒ'],
  [/ウェ/g, 'エ'],
  [/ディ/g, 'デ'],
  [/シェ/g, 'セ'],
  [/ジェ/g, 'ゼ'],
  [/[クグ]([ァワ])/g, 'カ'],
];
const LARGE: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヮ: 'ワ',
  ッ: 'ツ',
};

function replaceAll(text: string, replacements: Replacements): string {
  return replacements.reduce((changed, [pattern, by]) => changed.replace(pattern, by), text);
}
