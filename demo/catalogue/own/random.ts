/** A random number generator with a seed, identical on every run. */
export class Random {
  #state: number;

  constructor(seed: string) {
    // FNV-1a
    this.#state = 2166136261;
    for (const character of seed)
      this.#state = Math.imul(this.#state ^ (character.codePointAt(0) ?? 0), 16777619);
  }

  /** Returns a number from 0 (inclusive) to 1 (exclusive), by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.next();
  }

  /** True with the given probability. */
  happens(chance: number): boolean {
    return this.next() < chance;
  }

  pick<T>(items: readonly [T, ...T[]] | readonly T[]): T {
    const item = items[Math.floor(this.next() * items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  /** Chooses some of the items and keeps their order. */
  sample<T>(items: readonly T[], size: number): T[] {
    const lots = items.map(item => ({item, lot: this.next()}));
    const drawn = new Set([...lots].sort((a, b) => a.lot - b.lot).slice(0, size));
    return lots.filter(lot => drawn.has(lot)).map(({item}) => item);
  }
}
