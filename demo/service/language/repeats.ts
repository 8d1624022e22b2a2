/**
 * Writes out iteration marks: こゝろ as こころ, いすゞ as いすず, いろ〱 as いろいろ, 一歩々々 as 一歩一歩. The mark after a single
 * kanji stays, because the dictionary has 人々.
 */
export function writeOutRepeats(text: string): string {
  if (!MARK.test(text)) return text;
  return text
    .replaceAll('〻', '々')
    .replace(KANA, (_, kana: string, marks: string) => kana + repeatKana(kana, marks))
    .replace(KANA_RUN, (_, run: string, mark: string) => run + (VOICED.test(mark) ? voice(run) : run))
    .replace(KANJI_RUN, (_, run: string, marks: string) => run + (repeatEnd(run, marks.length) ?? marks));
}

/** Writes a short name with the mark, as the dictionary has it: 佐々木 for 佐佐木. */
export function abbreviateRepeats(name: string): string {
  return DOUBLED.test(name) ? name.replace(/(\p{Script=Han})\1/u, '$1々') : name;
}

/** Writes out 々 after a single kanji too: 佐佐木 for 佐々木. */
export function writeOutKanji(text: string): string {
  return text.includes('々') ? text.replace(/(\p{Script=Han})々/gu, '$1$1') : text;
}

const DOUBLED = /^(?=.?(\p{Script=Han})\1)\p{Script=Han}{2,3}$/u;
const MARK = /[ゝゞヽヾ々〻〱-〵]|\/\u3099?\\/;
const KANA = /([ぁ-ゖァ-ヺ])([ゝゞヽヾ]+)/g;
/** The marks for several kana, also as they are typed with slashes. */
const KANA_RUN = /([ぁ-ゖァ-ヺー]+)([〱〲]|[〳〴]〵|\/\u3099?\\)/g;
const KANJI_RUN = /((?:(?!々)\p{Script=Han})+)(々{2,})/gu;
const VOICED = /[ゞヾ〲〴\u3099]/;

/** A mark without voicing repeats the plain kana: づゝ is づつ. */
function repeatKana(kana: string, marks: string): string {
  return Array.from(marks, mark => (VOICED.test(mark) ? voice(kana) : unvoice(kana))).join('');
}

function repeatEnd(run: string, length: number): string | undefined {
  const kanji = [...run];
  return kanji.length < length ? undefined : kanji.slice(-length).join('');
}

/** Adds a voicing mark to the first kana, if it can have one. */
function voice(kana: string): string {
  const voiced = (kana.charAt(0) + VOICING).normalize('NFC');
  return voiced.length === 1 ? voiced + kana.slice(1) : kana;
}

function unvoice(kana: string): string {
  return kana.normalize('NFD').replace(VOICING, '').normalize('NFC');
}

const VOICING = '\u3099';
