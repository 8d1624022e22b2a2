/** The cards that the platform has rendered, by all that they depend on. Evicts the least recently used ones above a limit. */
export class RenderedCards {
  /** Least recently used first; `undefined` for a product that the platform did not return. */
  readonly #cards = new Map<string, DocumentFragment | undefined>();

  /** Whether the platform has answered for a card, which counts as a use of it. */
  has(key: string): boolean {
    const isKnown = this.#cards.has(key);
    if (isKnown) this.put(key, this.#cards.get(key));
    return isKnown;
  }

  get(key: string): DocumentFragment | undefined {
    return this.#cards.get(key);
  }

  put(key: string, card: DocumentFragment | undefined): void {
    this.#cards.delete(key);
    this.#cards.set(key, card);
  }

  trim(limit: number): void {
    for (const key of this.#cards.keys()) {
      if (this.#cards.size <= limit) break;
      this.#cards.delete(key);
    }
  }
}
