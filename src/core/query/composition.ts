/** Scripts that are typed by converting, and the full-width letters that such a composition starts with. */
const CONVERTED = /[\p{scx=Hira}\p{scx=Kana}\p{scx=Hani}\p{scx=Hang}\p{scx=Bopo}\uff01-\uff5e]/u;

/**
 * Tells whether what is being typed is still under composition by an IME, so that it should not be searched yet.
 * Android composes Latin too, where each letter is meant as it stands: that is not held. The choice is kept for a
 * whole composition, since half-converted text mixes scripts.
 */
export class Composition {
  #held = false;

  /** @param text what the composition holds now. */
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
