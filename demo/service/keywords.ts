import SearchableMap from 'minisearch/SearchableMap';
import type {Entry} from './entry.ts';
import {count} from './facets.ts';
import {analyse} from './language/analyzer.ts';
import {fold, toKatakana} from './language/fold.ts';

/** The words a catalogue is described by, offered to a shopper whose own words lead nowhere or could lead on. */
export class Keywords {
  readonly #spellings = new SearchableMap<string>();
  readonly #popular: readonly string[];

  constructor(entries: readonly Entry[]) {
    this.#popular = count(entries.map(labelsOf)).map(({value}) => value);
    for (const entry of entries) {
      for (const label of labelsOf(entry)) this.#spellings.set(spell(label), label);
      for (const {written} of analyse(entry.record.title)) {
        if (!this.#spellings.has(written)) this.#spellings.set(written, written);
      }
    }
  }

  /** §2.1 suggestions: spelling neighbours first, then what most of the catalogue is about. */
  suggest(query: string): string[] {
    const words = [spell(query), ...spell(query).split(/\s+/)].filter(word => word.length > 2);
    const neighbours = words.flatMap(word => this.#neighbours(word));
    return [...new Set([...neighbours, ...this.#popular])].slice(0, MOST);
  }

  /** §2.1 related keywords: what the best results have in common beside the query itself. */
  relate(query: string, entries: readonly Entry[]): string[] {
    const own = spell(query);
    return count(entries.slice(0, 30).map(labelsOf))
      .map(({value}) => value)
      .filter(value => !own.includes(spell(value)) && !spell(value).includes(own))
      .slice(0, MOST);
  }

  #neighbours(word: string): string[] {
    const found = this.#spellings.fuzzyGet(word, Math.max(1, Math.floor(word.length / 3)));
    return Array.from(found.values())
      .sort(([a, near], [b, nearer]) => near - nearer || (a < b ? -1 : 1))
      .map(([label]) => label)
      .slice(0, 3);
  }
}

const MOST = 6;

function spell(text: string): string {
  return toKatakana(fold(text)).trim();
}

function labelsOf({contentType, record}: Entry): readonly string[] {
  return contentType === 'product' ? [record.type, ...record.tags] : record.tags;
}
