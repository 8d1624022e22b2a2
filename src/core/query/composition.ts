/** Scripts typed through conversion, and the full-width letters such a composition starts with. */
const CONVERTED = /[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}\p{scx=Hang}\p{scx=Bopo}\uff01-\uff5e]/u;

/**
 * Tracks whether an IME composition is still being converted, so that its text should not be searched yet. Latin text is
 * searched at once, because Android composes it without converting. Once a composition is held, it stays held to its end:
 * half-converted text mixes scripts.
 */
export class Composition {
  #held = false;

  /** @param text the current text of the composition. */
  update(text: string): void {
    this.#held ||= CONVERTED.test(text);
  }

  end(): void {
    this.#held = false;
  }

  get held(): boolean {
    return this.#held;
  }
}
