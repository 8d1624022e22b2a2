import type {Misspelling} from './finder.ts';
import type {SearchIndex} from './index/search-index.ts';
import {splitAround, splitBeginning, splitCompound} from './language/compound.ts';
import {isKana, toKatakana} from './language/fold.ts';
import {readRomaji} from './language/romaji.ts';
import {soundKey, unvoice} from './language/sound.ts';
import {
  isTailKey,
  kanaWord,
  looseKey,
  mergeWords,
  readingKey,
  romajiWord,
  type Word,
  wholeWord,
} from './language/words.ts';

/** Splits text that a shopper typed without spaces into words of the catalogue. */
export class Compounds {
  readonly #index: SearchIndex;
  readonly #synonyms: {has(key: string): boolean};
  /** Whether kana are a word, cached because each split tries the same parts. */
  readonly #sounds = new Map<string, boolean>();

  /** @param synonyms knows words that no record contains but that are synonyms of one. */
  constructor(index: SearchIndex, synonyms: {has(key: string): boolean}) {
    this.#index = index;
    this.#synonyms = synonyms;
  }

  /** Segments a text with the dictionary. */
  words(folded: string): Word[] {
    return this.#index.analyzer.read(folded, part => part.length > 1 && this.#isSound(part));
  }

  /** Whether a record or a synonym has the word, and not only a compound that ends with it. */
  isKnown({sought}: Word): boolean {
    return sought.some(([key]) => !isTailKey(key) && this.#has(key));
  }

  /**
   * Splits a romanised compound. Romaji rarely marks long vowels, so its parts are compared by their loose sound
   * key.
   */
  romaji(chunk: string): Word[][] {
    const {kana, tail} = readRomaji(chunk) ?? {kana: '', tail: ''};
    if (kana === '' || tail !== '') return [];
    const keysOf = (part: string): string[] => [looseKey(part), looseKey(readingKey(part))];
    const isGist = (part: string): boolean =>
      part.length > 1 && keysOf(part).some(key => this.#index.vocabulary.has(key));
    const parts = kana.length > LONGEST ? [] : splitCompound(kana, isGist);
    return [[romajiWord(kana)], this.splitKana(kana), parts.map(romajiWord)];
  }

  /** Splits a run of kana into words of the catalogue: りねんじゃけっと, or おねとみちくさ without its particle. */
  splitKana(kana: string): Word[] {
    if (kana.length > LONGEST) return [];
    const parts = splitCompound(kana, (part, start) => this.#isPart(part, start, kana.length)).filter(
      isContent,
    );
    const isOwn = (part: string, place: number): boolean =>
      place === 0 || this.#isSound(part) || (place === parts.length - 1 && this.#index.begins(part));
    return parts.map((part, place) => wholeWord(isOwn(part, place) ? part : unvoice(part)));
  }

  /** Splits a run of kana whose end is left out: リネンクッショ. */
  splitBegunKana(kana: string): Word[][] {
    if (kana.length > LONGEST) return [];
    const splits = splitBeginning(kana, part => this.#isClear(part));
    return splits.filter(parts => this.#index.begins(parts.at(-1) ?? '')).map(parts => parts.map(wholeWord));
  }

  /** Splits a run of kana around one unknown part, the longest first: the whole run. */
  findUnknown(kana: string): Misspelling[] {
    if (kana.length > LONGEST) return [];
    const splits = splitAround(kana, part => this.#isClear(part));
    return splits
      .filter(({unknown}) => unknown.length >= SHORTEST_UNKNOWN && unknown.length <= LONGEST_UNKNOWN)
      .slice(0, MOST_UNKNOWN)
      .map(({unknown, known}) => ({unknown: kanaWord(unknown), known: known.map(wholeWord)}));
  }

  /** Whether the rest of a run can be guessed from the part: the catalogue has it in kana, or it is a longer reading. */
  #isClear(part: string): boolean {
    return part.length > 1 && (this.#has(soundKey(part)) || (part.length > 2 && this.#isSound(part)));
  }

  #isPart(part: string, start: number, length: number): boolean {
    if (part.length > 1) return this.#isSound(part) || (start > 0 && this.#isSound(unvoice(part)));
    if (start === 0 && POLITE.has(part)) return true;
    // A single kana is a word only at either end of the run: the キ of そうじき, the ザ of ざいす.
    const isEdge = length > 2 && (start === 0 || start === length - 1);
    return (start > 0 && PARTICLES.has(part)) || (isEdge && this.#has(readingKey(part)));
  }

  /** Splits by sound where the dictionary segments the kana wrongly: うるし塗り. */
  splitByKana(chunk: string): Word[] {
    const runs = chunk.match(/\p{Script=Han}+[ぁ-ゖ]{2,}|[ぁ-ゖー]{2,}|[^ぁ-ゖー]+[ぁ-ゖー]?|./gu) ?? [];
    return runs.flatMap(run =>
      isKana(run) && run.length > 1
        ? this.splitKana(toKatakana(run))
        : (this.#findHalfWritten(run) ?? this.words(run)),
    );
  }

  /** Matches words whose kanji beginning is followed by kana: 一輪ざし, 日やけ. */
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

  /** Matches words whose kana beginning is followed by kanji: うす手 of 薄手. */
  splitHalfKana(chunk: string): Word[] {
    const [, before = '', kana = '', kanji = '', after = ''] = HALF_KANA.exec(chunk) ?? [];
    if (kanji === '') return [];
    const start = readingKey(soundKey(kana));
    const alike = this.#index.vocabulary.terms.filter(
      ({written, typed}) =>
        written.length > kanji.length &&
        written.endsWith(kanji) &&
        typed.some(form => form.startsWith(start)),
    );
    if (alike.length === 0) return [];
    const sought = alike.map(({written}) => [written, 0.9] as const);
    return [...this.words(before), {...wholeWord(toKatakana(kana + kanji)), sought}, ...this.words(after)];
  }

  /** Splits where kana follow kanji, and reads them as they sound: 草木ぞめ. */
  splitAtKana(chunk: string): Word[] {
    const [, kanji = '', kana = ''] = /^(\p{Script=Han}+)([ぁ-ゖ]{2,})$/u.exec(chunk) ?? [];
    const end = kana === '' ? [] : this.splitKana(toKatakana(kana));
    return end.length > 0 && end.every(word => this.isKnown(word)) ? [...this.words(kanji), ...end] : [];
  }

  /** Merges words that the catalogue writes as one: 麦藁帽子 is two words in the dictionary. */
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

  /** Splits words that the dictionary segments unlike the catalogue, with or without okurigana: 藍染め, 漆塗. */
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
    const known = this.#sounds.get(kana);
    if (known !== undefined) return known;
    const sound = soundKey(kana);
    const isSound = this.#has(sound) || this.#has(readingKey(sound));
    if (this.#sounds.size === MOST_SOUNDS) this.#sounds.clear();
    this.#sounds.set(kana, isSound);
    return isSound;
  }

  #has(key: string): boolean {
    return this.#index.vocabulary.has(key) || this.#synonyms.has(key);
  }

  /** Removes the voicing that a compound adds to its second part and that hides the word: 落としぶた. */
  unvoice(word: Word): Word {
    if (word.script !== 'kana' || this.isKnown(word)) return word;
    return kanaWord(unvoice(word.written));
  }
}

/** Two kana or more and one or two kanji, at the start, after a particle or after other letters. */
const HALF_KANA = /^(|.*?[^ぁ-ゖ]|.*?の)([ぁ-ゖ]{2,4})(\p{Script=Han}{1,2})(?!\p{Script=Han})(.*)$/u;
const PARTICLES = new Set('トノニヲガハデヘモヤ');
const POLITE = new Set('オゴ');

/** False for a particle, and for a polite prefix at the start. */
function isContent(part: string, place: number): boolean {
  return !PARTICLES.has(part) && !(place === 0 && POLITE.has(part));
}

/** Particles and suffixes that only link words or state a purpose; compare `LIGHT_SUFFIXES` of the dictionary. */
const LIGHT = new Set([...'のとをがにはでへもや用的系']);
/** Misspellings of shorter words are other words. */
const SHORTEST_UNKNOWN = 3;
const LONGEST_UNKNOWN = 20;
const MOST_UNKNOWN = 12;
const MOST_SOUNDS = 20_000;
/** Longer than any compound that shoppers type; bounds the cost of hostile queries. */
const LONGEST = 40;
