/** An encoding that spreadsheets and editors save. */
export type Encoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'shift_jis'
  | 'iso-2022-jp'
  | 'euc-jp'
  | 'windows-1252';

/**
 * Detects the encoding of a text by its beginning, which must reach to its first letters that are not ASCII; none if
 * the bytes are plausible text in none of them.
 */
export function detectEncoding(bytes: Uint8Array): Encoding | undefined {
  const wide = detectUtf16(bytes);
  if (wide) return wide;
  if (bytes.some((byte, place) => byte === ESCAPE && bytes[place + 1] === DOLLAR)) return 'iso-2022-jp';
  if (decodes(bytes, 'utf-8') !== undefined) return 'utf-8';
  if (isJapanese(decodes(bytes, 'shift_jis'))) return 'shift_jis';
  const euc = decodes(bytes, 'euc-jp');
  // The kana set Japanese apart from Korean and Chinese, whose encodings use the same bytes.
  if (euc !== undefined && KANA.test(euc) && isJapanese(euc)) return 'euc-jp';
  return isWestern(decodes(bytes, 'windows-1252')) ? 'windows-1252' : undefined;
}

/** Creates a decoder that throws at bytes that do not belong to the encoding. */
export function createDecoder(encoding: Encoding): {decode(bytes?: Uint8Array): string} {
  const decoder = new TextDecoder(encoding, {fatal: true});
  const decode = (bytes?: Uint8Array): string => decoder.decode(bytes, {stream: bytes !== undefined});
  // Node 20 reads windows-1252 as Latin 1.
  return {decode: encoding === 'windows-1252' ? bytes => decode(bytes).replace(C1, replaceControl) : decode};
}

/** A byte order mark, or the zeros that every second byte of Latin letters is in UTF-16. */
function detectUtf16([first, second, third, fourth]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first && !second && third && fourth === 0) return 'utf-16le';
  return first === 0 && second && third === 0 && fourth ? 'utf-16be' : undefined;
}

/** The text of a sample, which may end within a letter. */
function decodes(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return createDecoder(encoding).decode(bytes);
  } catch {
    return;
  }
}

/** Whether most runs of letters beyond ASCII look like Japanese, some in full width or all in half-width kana. */
function isJapanese(text = ''): boolean {
  const runs = text.match(FOREIGN_RUN) ?? [];
  const likely = runs.filter(isJapaneseRun);
  const isNarrow = likely.every(run => NARROW_RUN.test(run));
  return isNarrow ? runs.length > 0 && likely.length === runs.length : 2 * likely.length > runs.length;
}

/** @param run with the Latin letters beside it, as of Women’s, whose ’s has the bytes of a kanji in Shift_JIS. */
function isJapaneseRun(run: string): boolean {
  const letters = run.match(FOREIGN) ?? [];
  const isAlone = letters.length === 1 && (run.length > 1 || NARROW.test(run));
  if (PRIVATE.test(run) || (isAlone && !MARK.test(run))) return false;
  const common = letters.filter(letter => COMMON.test(letter) || commonKanji.has(letter)).length;
  const narrow = letters.filter(letter => NARROW.test(letter)).length;
  const rare = letters.length - common - narrow;
  return narrow === 0 || rare === 0 || common > rare;
}

/** Whether letters beyond ASCII stand alone or in pairs, as in Western languages: Größe, créée. */
function isWestern(text = ''): boolean {
  return !CONTROL.test(text) && !/(?:(?!\p{ASCII})\p{L}){3}|\p{L}[¡¢£¤¥¦§©ª«¬¯±²³¶¸¹»¼½¾¿]\p{L}/u.test(text);
}

function replaceControl(control: string): string {
  return WINDOWS[control.charCodeAt(0) - 0x80] ?? control;
}

const ESCAPE = 0x1b;
const DOLLAR = 0x24;
/** The characters from 0x80 to 0x9f. */
const WINDOWS = [...'€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'];
const C1 = /[\u0080-\u009f]/g;
const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const FOREIGN = /[^\p{ASCII}]/gu;
const FOREIGN_RUN = /[A-Za-z]?[^\p{ASCII}]+[A-Za-z]?/gu;
const PRIVATE = /\p{Co}/u;
const KANA = /[ぁ-ヺ]/;
/** Kana, and punctuation, signs, digits and letters as wide as them. */
const COMMON = /[\u2010-\u2312\u2460-\u266f\u3000-\u30ff\u3200-\u33ff\uff01-\uff5e]/;
/** Marks whose first byte no Western letter has. */
const MARK = /[\u3000-\u303f]/;
const NARROW = /[ｦ-ﾟ]/;
const NARROW_RUN = /^[A-Za-z]?[ｦ-ﾟ]+[A-Za-z]?$/;
/** The kanji of JIS level 1, which Shift_JIS has in one block. */
const commonKanji = new Set(readCommonKanji());

function readCommonKanji(): string {
  const decoder = new TextDecoder('shift_jis');
  const leads = Array.from({length: 0x98 - 0x88 + 1}, (_, place) => 0x88 + place);
  const pairs = leads.flatMap(lead =>
    Array.from({length: 0xfc - 0x40 + 1}, (_, place) => [lead, 0x40 + place]),
  );
  const level = pairs.filter(([lead = 0, trail = 0]) => {
    const code = lead * 256 + trail;
    return trail !== 0x7f && code >= 0x889f && code <= 0x9872;
  });
  return decoder.decode(Uint8Array.from(level.flat()));
}
