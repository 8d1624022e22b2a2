import {device} from '../../../service/browser/storage.ts';
import {changeCard} from './card-pool.ts';

/** The storage key of the learned heights, by the section that renders the cards. */
const KEY = 'cards';

/** Timeout for the theme's scripts to lay out its cards, in milliseconds. */
const PATIENCE_MS = 1000;

/**
 * Prevents layout shifts while the theme's cards replace the element's. Each place keeps its size until its content fits, because scripts
 * and styles of a theme lay out its cards after a while. Learns the difference in height, and reserves it below cards that wait for the
 * theme's; on later visits too, if the shopper consents to preferences. A card that would become lower keeps its height until the next
 * search.
 */
export class ReservedHeight {
  readonly #grid: HTMLElement;
  readonly #name: string;
  #more: number;
  /** The heights of the waiting cards that the shopper may see. */
  #before: ReadonlyMap<HTMLElement, number> = new Map();

  /** @param name the section that renders the cards. */
  constructor(grid: HTMLElement, name: string) {
    this.#grid = grid;
    this.#name = name;
    this.#more = Number(storedHeights()[name]) || 0;
    this.#reserve();
  }

  /** Fixes the places of waiting cards, before some of them change. */
  keep(): void {
    this.#before = new Map(this.#visible(':not([data-theme-card])'));
    for (const [card, height] of this.#before) setHeight(card, 'blockSize', height);
  }

  /** Frees the places as soon as the theme's cards fit, and learns from the first one. */
  async settle(): Promise<void> {
    const changed = [...this.#before.keys()].filter(card => card.hasAttribute('data-theme-card'));
    const deadline = performance.now() + PATIENCE_MS;
    const fits = ({scrollHeight, clientHeight}: Element) => scrollHeight <= clientHeight;
    while (performance.now() < deadline && !changed.every(fits)) await new Promise(requestAnimationFrame);
    for (const card of this.#before.keys()) setHeight(card, 'blockSize');
    const after = new Map(this.#visible('[data-theme-card]'));
    const changes = changed.map(card => (after.get(card) ?? 0) - (this.#before.get(card) ?? 0));
    for (const [index, card] of changed.entries())
      if ((changes[index] ?? 0) < 0) setHeight(card, 'minBlockSize', this.#before.get(card));
    this.#more += changes[0] ?? 0;
    this.#reserve();
  }

  /** Gives cards their own heights again, as the shopper searches for something else. */
  release(): void {
    for (const card of this.#grid.children) setHeight(card as HTMLElement, 'minBlockSize');
  }

  #reserve(): void {
    if (this.#more) this.#grid.style.setProperty('--_more', `${this.#more}px`);
    const heights = storedHeights();
    if (Number(heights[this.#name] ?? 0) !== this.#more)
      device.set(KEY, {...heights, [this.#name]: this.#more});
  }

  #visible(selector: string): [HTMLElement, number][] {
    const cards = [...this.#grid.querySelectorAll<HTMLElement>(`:scope > .search-card${selector}`)];
    const boxes = cards.map(card => [card, card.getBoundingClientRect()] as const);
    return boxes.filter(([, {top}]) => top < innerHeight).map(([card, {height}]) => [card, height]);
  }
}

/** Returns the stored heights. Tolerates a missing value, and a value that other code wrote. */
const storedHeights = (): Readonly<Record<string, unknown>> => Object(device.get(KEY));

function setHeight(card: HTMLElement, name: 'blockSize' | 'minBlockSize', height?: number): void {
  changeCard(card, () => {
    card.style[name] = height === undefined ? '' : `${height}px`;
  });
}
