import {toKatakana as romajiToKatakana} from 'wanakana';
import {analyse, kanaWord, readingForm, type Word} from './language/analyzer.ts';
import {splitCompound} from './language/compound.ts';
import {fold, isKana, toKatakana} from './language/fold.ts';
import {isInDictionary} from './language/japanese.ts';
import type {Scores, SearchIndex} from './search-index.ts';

/** Understands what a shopper types, and finds the records that meet all of it. */
export class QueryReader {
  readonly #index: SearchIndex;
  /** The other members of a word's synonym groups, by the word. */
  readonly #synonyms = new Map<string, Word[][]>();

  constructor(index: SearchIndex, synonyms: readonly (readonly string[])[]) {
    this.#index = index;
    for (const group of synonyms) {
      const members = group.map(member => analyse(member));
      for (const member of members) {
        const others = members.filter(other => other !== member);
        this.#synonyms.set(keyOf(member), [...(this.#synonyms.get(keyOf(member)) ?? []), ...others]);
      }
    }
  }

  /** All words must match. When no record has them all, those that have the most, and at least half, are found. */
  find(query: string): Scores {
    const chunks = fold(query).split(/\s+/).filter(isMeaningful);
    const isOpen = !/\s$/.test(query);
    const found = chunks.map((chunk, place) => this.#findChunk(chunk, isOpen && place === chunks.length - 1));
    const all = meetAll(found);
    return all.size > 0 ? all : meetMost(found, Math.ceil(found.length / 2));
  }

  /** A chunk is what stands between spaces. The first reading of it that finds anything is what was meant. */
  #findChunk(chunk: string, mayContinue: boolean): Scores {
    for (const words of this.#readings(chunk)) {
      const found = this.#findAll(words, mayContinue);
      if (found.size > 0) return found;
    }
    const words = analyse(chunk);
    const each = words.map(word => this.#findAll([word], false));
    return meetMost(each, Math.floor(words.length / 2) + 1);
  }

  #readings(chunk: string): Word[][] {
    if (isKana(chunk)) return [[kanaWord(chunk)], this.#splitKana(chunk), analyse(chunk)];
    const romaji = /^[a-z]+$/.test(chunk) ? romajiToKatakana(chunk) : '';
    return isKana(romaji) ? [analyse(chunk), [kanaWord(romaji)]] : [analyse(chunk)];
  }

  /** Cuts a run of kana into words the catalogue knows: りねんじゃけっと, やまとどうぐ without its particle. */
  #splitKana(chunk: string): Word[] {
    const kana = toKatakana(chunk);
    // メンズ is a word of its own, though 綿 is read メン.
    if (isInDictionary(kana)) return [];
    const isWord = (part: string): boolean => this.#index.has(part) || this.#index.has(readingForm(part));
    const parts = splitCompound(kana, isWord).filter(part => !PARTICLES.has(part));
    return parts.map(kanaWord);
  }

  /** Finds the records that hold each of the words, or what the words together are also called. */
  #findAll(words: readonly Word[], mayContinue: boolean): Scores {
    const [only] = words;
    const isSingle = only !== undefined && words.length === 1;
    const own = isSingle
      ? this.#index.findWord(only, mayContinue)
      : meetAll(words.map((word, place) => this.#findAll([word], mayContinue && place === words.length - 1)));
    return meetAny([own, ...this.#findSynonyms(words)]);
  }

  #findSynonyms(words: readonly Word[]): Scores[] {
    const others = this.#synonyms.get(keyOf(words)) ?? [];
    return others.map(other =>
      meetAll(
        other.map(word => this.#index.findWord(word, false)),
        0.6,
      ),
    );
  }
}

/** Kana always are, even one that is read as a particle: て may be the beginning of テント. */
function isMeaningful(chunk: string): boolean {
  return isKana(chunk) || analyse(chunk).length > 0;
}

const PARTICLES = new Set('トノニヲガハデヘモヤ');

function keyOf(words: readonly Word[]): string {
  return words.map(word => word.written).join(' ');
}

function meetAll(found: readonly Scores[], weight = 1): Scores {
  const [first = new Map<number, number>(), ...rest] = found;
  const scores = new Map<number, number>();
  for (const [id, score] of first) {
    if (!rest.every(each => each.has(id))) continue;
    scores.set(id, weight * rest.reduce((sum, each) => sum + (each.get(id) ?? 0), score));
  }
  return scores;
}

function meetAny(found: readonly Scores[]): Scores {
  const scores = new Map<number, number>();
  for (const each of found) {
    for (const [id, score] of each) scores.set(id, Math.max(score, scores.get(id) ?? 0));
  }
  return scores;
}

function meetMost(found: readonly Scores[], atLeast: number): Scores {
  const ids = new Set(found.flatMap(each => [...each.keys()]));
  const matches = new Map(Array.from(ids, id => [id, found.filter(each => each.has(id))]));
  const most = Math.max(atLeast, ...Array.from(matches.values(), each => each.length));
  const best = Array.from(matches).filter(([, each]) => each.length === most);
  return new Map(
    best.map(([id, each]) => [id, each.reduce((sum, scores) => sum + (scores.get(id) ?? 0), 0)]),
  );
}
