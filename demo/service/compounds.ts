import type {SearchIndex} from './index/search-index.ts';
import {splitCompound} from './language/compound.ts';
import {isKana, toKatakana} from './language/fold.ts';
import {readRomaji} from './language/romaji.ts';
import {soundKey, unvoice} from './language/sound.ts';
import {
  kanaWord,
  looseKey,
  mergeWords,
  readingKey,
  romajiWord,
  type Word,
  wholeWord,
} from './language/words.ts';

/** Parts what a shopper wrote in one go into words that the catalogue knows. */
export class Compounds {
  readonly #index: SearchIndex;
  readonly #synonyms: {has(key: string): boolean};

  /** @param synonyms knows words that no record holds, but that are other names of one. */
  constructor(index: SearchIndex, synonyms: {has(key: string): boolean}) {
    this.#index = index;
    this.#synonyms = synonyms;
  }

  /** The words of a text as the dictionary parts them. */
  words(folded: string): Word[] {
    return this.#index.analyzer.read(folded, part => part.length > 1 && this.#isSound(part));
  }

  isKnown({sought}: Word): boolean {
    return sought.some(([key]) => this.#has(key));
  }

  /** Latin letters rarely tell long vowels, so the parts of a compound are told by the gist of their sound. */
  romaji(chunk: string): Word[][] {
    const {kana, tail} = readRomaji(chunk) ?? {kana: '', tail: ''};
    if (kana === '' || tail !== '') return [];
    const keysOf = (part: string): string[] => [looseKey(part), looseKey(readingKey(part))];
    const isGist = (part: string): boolean =>
      part.length > 1 && keysOf(part).some(key => this.#index.vocabulary.has(key));
    const parts = kana.length > LONGEST ? [] : splitCompound(kana, isGist);
    return [[romajiWord(kana)], this.splitKana(kana), parts.map(romajiWord)];
  }

  /** Cuts a run of kana into words the catalogue knows: りねんじゃけっと, おねとみちくさ without its particle. */
  splitKana(kana: string): Word[] {
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
  splitByKana(chunk: string): Word[] {
    const runs = chunk.match(/\p{Script=Han}+[ぁ-ゖ]{2,}|[ぁ-ゖー]{2,}|[^ぁ-ゖー]+[ぁ-ゖー]?|./gu) ?? [];
    return runs.flatMap(run =>
      isKana(run) && run.length > 1
        ? this.splitKana(toKatakana(run))
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
  merge(words: readonly Word[]): Word[] {
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
  splitKanji(chunk: string): Word[] {
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

  /** 落としぶた: where the compound gives it a voice, its second part is unknown. */
  unvoice(word: Word): Word {
    if (word.script !== 'kana' || this.isKnown(word)) return word;
    return kanaWord(unvoice(word.written));
  }
}

const PARTICLES = new Set('トノニヲガハデヘモヤ');
const POLITE = new Set('オゴ');
/** What a thing is for, or from, once more: see the dictionary's suffixes. */
const LIGHT = new Set([...'のとをがにはでへもや用的系']);
/** Nobody types a longer compound; hostile queries do. */
const LONGEST = 40;
