/** The consonants below a syllable, as the keys that type them. */
const FINALS = jamo(
  'ㄱ ㄲ ㄱㅅ ㄴ ㄴㅈ ㄴㅎ ㄷ ㄹ ㄹㄱ ㄹㅁ ㄹㅂ ㄹㅅ ㄹㅌ ㄹㅍ ㄹㅎ ㅁ ㅂ ㅂㅅ ㅅ ㅆ ㅇ ㅈ ㅊ ㅋ ㅌ ㅍ ㅎ',
).split(' ');
const FIRST_FINAL = 0x11a8;
/** Vowels that two keys type. */
const VOWELS = jamo('ㅘ ㅙ ㅚ ㅝ ㅞ ㅟ ㅢ').split(' ');
const VOWEL_KEYS = jamo('ㅗㅏ ㅗㅐ ㅗㅣ ㅜㅓ ㅜㅔ ㅜㅣ ㅡㅣ').split(' ');

/**
 * Spells Hangul as the keys that type it, so that a syllable which is still being composed begins the words it may become: 박 is
 * the beginning of 바구니, and ㅂ that of both.
 */
export const spellHangul = (text: string): string =>
  text.replace(/[가-힣ㄱ-ㆎ]/g, syllable =>
    jamo(syllable)
      .replace(/[\u11a8-\u11c2]/g, final => FINALS[final.charCodeAt(0) - FIRST_FINAL] ?? final)
      .replace(/./g, vowel => VOWEL_KEYS[VOWELS.indexOf(vowel)] ?? vowel),
  );

function jamo(text: string): string {
  return text.normalize('NFKD');
}
