import type {Token} from 'liquidjs';
import {pathInTheme} from './theme-error.ts';

/** Where a theme uses something: a Liquid token, or a line of a JSON file. */
export type ThemePlace = Pick<Token, 'file' | 'getPosition'> | {readonly file: string; readonly line: number};

/** Who lacks what the theme uses: the theme itself, which is broken then, or the demo. */
export type GapOwner = 'theme' | 'demo';

/** Missing tags, filters, objects and files that a theme uses. The page is rendered without them. */
export class ThemeGaps {
  readonly #folders: readonly string[];
  readonly #report: (sentence: string, owner: GapOwner) => void;
  readonly #known = new Set<string>();

  /** @param report receives a sentence per gap; logs it by default. */
  constructor(
    folders: readonly string[],
    report = (sentence: string, _owner: GapOwner): void => console.warn(sentence),
  ) {
    this.#folders = folders;
    this.#report = report;
  }

  /**
   * Reports a gap of the demo once, with the first place that meets it.
   *
   * @param gap describes the missing part, such as `the demo’s Liquid has no tag “knit”`.
   */
  add(gap: string, place: ThemePlace): void {
    this.#addOnce(gap, `${this.#describe(place)}: ${gap}.`, 'demo');
  }

  /**
   * Reports a part that the theme names and lacks, once for each place that names it.
   *
   * @param part such as `section “hero”`.
   */
  addMissing(part: string, place: ThemePlace): void {
    const sentence = `${this.#describe(place)}: the theme has no ${part}.`;
    this.#addOnce(sentence, sentence, 'theme');
  }

  #addOnce(key: string, sentence: string, owner: GapOwner): void {
    if (this.#known.has(key)) return;
    this.#known.add(key);
    this.#report(sentence, owner);
  }

  #describe(place: ThemePlace): string {
    const line = 'line' in place ? place.line : place.getPosition()[0];
    const path = place.file === undefined ? 'The theme' : pathInTheme(this.#folders, place.file);
    return `${path}, line ${line}`;
  }
}
