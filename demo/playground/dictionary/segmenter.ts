import type {Tokenizer} from '../../service/language/tokenizer.ts';

/**
 * Splits Japanese into the words that the browser knows. It has no readings: a word in kanji is not found by its kana, unless the
 * service's own list of goods has it.
 */
export const segmentWords: Tokenizer = text =>
  [...words.segment(text)].map(({segment, isWordLike}) => ({
    surface: segment,
    partOfSpeech: isWordLike ? (PARTICLE.test(segment) ? '助詞' : '名詞') : '記号',
  }));

const words = new Intl.Segmenter('ja', {granularity: 'word'});
/** A single letter of hiragana between other words. */
const PARTICLE = /^[はがをにのとでもへや]$/;
