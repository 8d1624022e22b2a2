import type {SearchIndex} from './index/search-index.ts';
import {joinLetters} from './language/analyzer.ts';
import {splitCompound} from './language/compound.ts';
import {isKana, toKatakana} from './language/fold.ts';
import {readLetters} from './language/letters.ts';
import {completions, readRomaji} from './language/romaji.ts';
import {soundKey, unvoice} from './language/sound.ts';
import {
  kanaWord,
  latinWord,
  looseKey,
  mergeWords,
  readingKey,
  romajiWord,
  type Word,
  wholeWord,
} from './language/words.ts';

/** The ways to read what a shopper typed, as words of the catalogue. */
export class Readings {
  readonly #index: SearchIndex;
  readonly #synonyms: {has(key: string): boolean};

  /** @param synonyms knows words that no record holds, but that are other names of one. */
  constructor(index: SearchIndex, synonyms: {has(key: string): boolean}) {
    this.#index = index;
    this.#synonyms = synonyms;
  }

  /** The readings of what stands between two spaces, the likeliest first. */
  of(chunk: string): Word[][] {
    const readings = isKana(chunk)
      ? this.#kana(chunk)
      : JAPANESE.test(chunk)
        ? this.#mixed(chunk)
        : this.#latin(chunk);
    return readings.filter(words => words.length > 0 && words.length <= MOST_WORDS);
  }

  /** The readings of a text whose last kana an input method has not composed yet: ジャケt, and jaket. */
  completed(chunk: string): Word[][] {
    const [, begun = '', letters = ''] = HALF_COMPOSED.exec(chunk) ?? [];
    const romaji = begun ? {kana: toKatakana(begun), tail: letters} : readRomaji(chunk);
    if (!romaji?.tail) return [];
    const possible = completions(romaji).flatMap(kana => [[wholeWord(kana)], this.#splitKana(kana)]);
    return possible.filter(words => words.length > 0);
  }

  /** Whether the chunk ends with letters that an input method has not composed: nobody writes so. */
  isHalfComposed(chunk: string): boolean {
    return HALF_COMPOSED.test(chunk);
  }

  /** The words of a text as the dictionary parts them. */
  words(folded: string): Word[] {
    return this.#index.analyzer.read(folded, part => part.length > 1 && this.#isSound(part));
  }

  /** Of a name in kana that is partly unknown, the known part, if it is most of it; else all words. */
  knownWords(chunk: string): Word[] {
    const known = isKana(chunk) ? this.#splitKana(toKatakana(chunk)).filter(word => this.isKnown(word)) : [];
    const length = known.reduce((sum, {written}) => sum + written.length, 0);
    return length * 2 > chunk.length ? known : this.words(chunk);
  }

  isKnown({sought}: Word): boolean {
    return sought.some(([key]) => this.#has(key));
  }

  #kana(chunk: string): Word[][] {
    const kana = toKatakana(chunk);
    return [[kanaWord(kana)], this.#splitKana(kana), this.words(chunk), latinWord(readLetters(kana))];
  }

  #mixed(chunk: string): Word[][] {
    const words = this.words(chunk);
    const byKana = this.#splitByKana(chunk);
    const merged = [words, byKana].map(each => this.#merge(each));
    const unvoiced = words.map((word, place) => (place > 0 ? this.#unvoice(word) : word));
    return [words, [wholeWord(toKatakana(chunk))], byKana, ...merged, unvoiced, this.#splitKanji(chunk)];
  }

  /** 落としぶた: where the compound gives it a voice, its second part is unknown. */
  #unvoice(word: Word): Word {
    if (word.script !== 'kana' || this.isKnown(word)) return word;
    return kanaWord(unvoice(word.written));
  }

  #latin(chunk: string): Word[][] {
    const joined = joinLetters(chunk);
    const isPart = (part: string): boolean =>
      part.length > 2 && latinWord(part).some(word => this.isKnown(word));
    const romaji = this.#romaji(chunk);
    return [
      // A long vowel typed as a hyphen: no-to is neither "no" nor "to".
      ...(chunk.includes('-') ? romaji.filter(words => words.every(word => this.isKnown(word))) : []),
      latinWord(joined),
      this.words(chunk),
      (joined.match(/\d+|\D+/g) ?? []).flatMap(latinWord),
      joined.length > LONGEST ? [] : splitCompound(joined, isPart).flatMap(latinWord),
      ...romaji,
    ];
  }

  /** Latin letters rarely tell long vowels, so the parts of a compound are told by the gist of their sound. */
  #romaji(chunk: string): Word[][] {
    const {kana, tail} = readRomaji(chunk) ?? {kana: '', tail: ''};
    if (kana === '' || tail !== '') return [];
    const keysOf = (part: string): string[] => [looseKey(part), looseKey(readingKey(part))];
    const isGist = (part: string): boolean =>
      part.length > 1 && keysOf(part).some(key => this.#index.vocabulary.has(key));
    const parts = kana.length > LONGEST ? [] : splitCompound(kana, isGist);
    return [[romajiWord(kana)], this.#splitKana(kana), parts.map(romajiWord)];
  }

  /** Cuts a run of kana into words the catalogue knows: りねんじゃけっと, おねとみちくさ without its particle. */
  #splitKana(kana: string): Word[] {
    if (kana.length > LONGEST) return [];
    const parts = splitCompound(kana, (part, start) => this.#isPart(part, start, kana.length));
    const words = parts.filter((part, place) => !PARTICLES.has(part) && !(place === 0 && POLITE.has(part)));
    return words.map((part, place) => wholeWord(place === 0 || this.#isSound(part) ? part : unvoice(part)));
  }

  #isPart(part: string, start: number, length: number): boolean {
    if (part.length > 1) return this.#isSound(part) || (start > 0 && this.#isSound(unvoice(part)));
    if (start === 0 && POLITE.has(part)) return true;
    // One kana is a word only at an end of one: the キ of そうじき, the ザ of ざいす.
    const isEdge = length > 2 && (start === 0 || start === length - 1);
    return (start > 0 && PARTICLES.has(part)) || (isEdge && this.#has(readingKey(part)));
  }

  /** うるし塗り: the dictionary takes the kana for something else, the catalogue knows them by their sound. */
  #splitByKana(chunk: string): Word[] {
    const runs = chunk.match(/\p{Script=Han}+[ぁ-ゖ]{2,}|[ぁ-ゖー]{2,}|[^ぁ-ゖー]+[ぁ-ゖー]?|./gu) ?? [];
    return runs.flatMap(run =>
      isKana(run) && run.length > 1
        ? this.#splitKana(toKatakana(run))
        : (this.#findHalfWritten(run) ?? this.words(run)),
    );
  }

  /** 一輪ざし and 日やけ: words that begin so in kanji and go on so by their sound. */
  #findHalfWritten(run: string): Word | undefined {
    const [, kanji = '', kana = ''] = /^(\p{Script=Han}+)([ぁ-ゖ]{2,})$/u.exec(run) ?? [];
    if (kanji === '') return;
    const sound = soundKey(kana);
    const terms = this.#index.vocabulary.complete(kanji).map(term => this.#index.vocabulary.terms[term]);
    const alike = terms.filter(term =>
      term?.typed.some(form => form.startsWith('^') && form.includes(sound)),
    );
    if (alike.length === 0) return;
    return {...wholeWord(toKatakana(run)), sought: alike.map(term => [term?.written ?? '', 0.9] as const)};
  }

  /** 麦藁帽子: the dictionary knows two words where the catalogue's spelling is one. */
  #merge(words: readonly Word[]): Word[] {
    const merged: Word[] = [];
    for (const word of words) {
      const last = merged.at(-1);
      const together = last && mergeWords(last, word);
      if (together && this.isKnown(together)) merged[merged.length - 1] = together;
      else merged.push(word);
    }
    return merged.length < words.length ? merged : [];
  }

  /** 藍染め and 漆塗: words the dictionary cuts otherwise than the catalogue writes them, okurigana or not. */
  #splitKanji(chunk: string): Word[] {
    if (chunk.length > LONGEST) return [];
    const bare = chunk.replace(/(?<=\p{Script=Han})[ぁ-ゖ](?![ぁ-ゖ])/gu, '');
    const isWord = (part: string): boolean => LIGHT.has(part) || this.isKnown(wholeWord(toKatakana(part)));
    const parts = splitCompound(bare, isWord).filter(part => !LIGHT.has(part));
    return parts.flatMap(part => {
      const words = this.words(part);
      return words.length === 1 ? words : wholeWord(toKatakana(part));
    });
  }

  #isSound(kana: string): boolean {
    const sound = soundKey(kana);
    return this.#has(sound) || this.#has(readingKey(sound));
  }

  #has(key: string): boolean {
    return this.#index.vocabulary.has(key) || this.#synonyms.has(key);
  }
}

const PARTICLES = new Set('トノニヲガハデヘモヤ');
const POLITE = new Set('オゴ');
/** What a thing is for, or from, once more: see the dictionary's suffixes. */
const LIGHT = new Set([...'のとをがにはでへもや用的系']);
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー々]/u;
const HALF_COMPOSED =
  /^(.*[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー])([b-df-hj-np-tv-z]{1,3})$/u;
/** Nobody types a compound of more words or letters; hostile queries do. */
const MOST_WORDS = 16;
const LONGEST = 40;
