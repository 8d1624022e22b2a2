/** The Japanese name of each Latin letter: ティー for the T in Tシャツ. */
export function spellOut(letters: string): string {
  return Array.from(letters, letter => NAMES[letter.charCodeAt(0) - A] ?? '').join('');
}

/** The letters that a text names: `led` of エルイーディー; empty if it contains anything else. */
export function readLetters(kana: string): string {
  if (!SPELT.test(kana)) return '';
  return kana.replace(NAME, name => String.fromCharCode(A + NAMES.indexOf(name)));
}

const A = 'a'.charCodeAt(0);
const NAMES =
  'エー ビー シー ディー イー エフ ジー エイチ アイ ジェー ケー エル エム エヌ オー ピー キュー アール エス ティー ユー ブイ ダブリュー エックス ワイ ゼット'.split(
    ' ',
  );
const NAME = new RegExp(NAMES.join('|'), 'g');
const SPELT = new RegExp(`^(?:${NAMES.join('|')}){2,5}$`);
