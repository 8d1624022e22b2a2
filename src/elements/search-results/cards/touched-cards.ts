/** Notes which cards other scripts have touched, so that none of them is drawn over for another item. */
export class TouchedCards {
  readonly #list: Element;
  readonly #keyOf: (part: Element) => string | undefined;
  readonly #keys = new Set<string>();
  readonly #observer = new MutationObserver(records => this.#note(records));

  /** @param keyOf returns the key of the card that a node is in. */
  constructor(list: Element, keyOf: (part: Element) => string | undefined) {
    this.#list = list;
    this.#keyOf = keyOf;
    this.resume();
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Counts a card as touched. */
  add(key: string): void {
    this.#keys.add(key);
  }

  /** Ignores changes from now on, because they are the list's own. */
  pause(): void {
    this.#note(this.#observer.takeRecords());
    this.#observer.disconnect();
  }

  resume(): void {
    this.#observer.observe(this.#list, {childList: true, subtree: true, attributes: true});
  }

  /** Forgets all cards but those with these keys. */
  retain(keys: ReadonlySet<string>): void {
    for (const key of this.#keys) if (!keys.has(key)) this.#keys.delete(key);
  }

  #note(records: readonly MutationRecord[]): void {
    for (const target of new Set(records.map(({target}) => target as Element))) {
      const key = this.#keyOf(target);
      if (key) this.#keys.add(key);
    }
  }
}
