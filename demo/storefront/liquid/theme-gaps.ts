import type {Token} from 'liquidjs';
import {pathInTheme} from './theme-error.ts';

/** Where a theme uses something: a Liquid token, or a line of a JSON file. */
export type ThemePlace = Pick<Token, 'file' | 'getPosition'> | {readonly file: string; readonly line: number};

/**
 * Missing tags, filters, objects and files that a theme uses. Each gap is reported once, with the first place that uses
 * it, and the page is rendered without it.
 */
export class ThemeGaps {
  readonly #folders: readonly string[];
  readonly #report: (sentence: string) => void;
  readonly #known = new Set<string>();

  /** @param report receives a sentence per gap; logs it by default. */
  constructor(folders: readonly string[], report = (sentence: string): void => console.warn(sentence)) {
    this.#folders = folders;
    this.#report = report;
  }

  /** @param gap describes the missing part, such as `the demo’s Liquid has no tag “knit”`. */
  add(gap: string, place: ThemePlace): void {
    if (this.#known.has(gap)) return;
    this.#known.add(gap);
    this.#report(`${this.#describe(place)}: ${gap}.`);
  }

  #describe(place: ThemePlace): string {
    const line = 'line' in place ? place.line : place.getPosition()[0];
    const path = place.file === undefined ? 'The theme' : pathInTheme(this.#folders, place.file);
    return `${path}, line ${line}`;
  }
}
