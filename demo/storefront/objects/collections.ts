import {Drop} from 'liquidjs';
import type {Language} from '../language.ts';
import {describeCollection, type LiquidCollection} from './product.ts';

/** Liquid's `collections`: iterable, and indexed by handle, `collections['summer']`. */
export class LiquidCollections extends Drop {
  readonly #language: Language;

  constructor(language: Language) {
    super();
    this.#language = language;
  }

  *[Symbol.iterator](): Generator<LiquidCollection> {
    for (const collection of this.#language.collections.values()) {
      yield describeCollection(collection, this.#language);
    }
  }

  override liquidMethodMissing(handle: string | number): LiquidCollection | undefined {
    const collection = this.#language.collections.get(String(handle));
    return collection && describeCollection(collection, this.#language);
  }
}
