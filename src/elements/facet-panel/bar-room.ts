import type {ReactiveController, ReactiveElement} from 'lit';
import type {FacetItem} from './facets.ts';

/** The room for the number of a group's chosen values, so that a choice moves no group into the menu. */
const COUNT = '(9)';

/** Decides which items fit into the line of a bar, by the widths that they had when they were last in it. */
export class BarRoom implements ReactiveController {
  readonly #host: ReactiveElement;
  readonly #resizes = new ResizeObserver(() => this.hostUpdated());
  /** Widths by the item's id, with the gap after it. */
  readonly #widths = new Map<string, number>();
  /** The widths of the line and of the menu's button. */
  #line = Number.POSITIVE_INFINITY;
  #more = 0;
  #listed: readonly FacetItem[] = [];
  #overflow: ReadonlySet<string> = new Set();
  #isFrozen = false;
  /** Whether the line holds exactly the items that fit. A bar that appears with an open group has not been measured before. */
  #isSettled = false;

  constructor(host: ReactiveElement) {
    this.#host = host;
    host.addController(this);
  }

  hostConnected(): void {
    this.#resizes.observe(this.#host);
  }

  hostDisconnected(): void {
    this.#resizes.disconnect();
  }

  hostUpdated(): void {
    const isShown = this.#measure();
    const isOutdated = isShown && !this.#isFrozen && !isSame(this.#overflowOf(this.#listed), this.#overflow);
    this.#isSettled = isShown && !isOutdated;
    if (isOutdated) this.#host.requestUpdate();
  }

  /** Whether an item is about to move into the menu. */
  isLeaving(id: string): boolean {
    return !this.#isSettled && this.#overflowOf(this.#listed).has(id);
  }

  /**
   * Returns the ids of the items that do not fit.
   *
   * @param isFrozen whether all items stay where they are, because a group is open.
   */
  split(items: readonly FacetItem[], isFrozen: boolean): ReadonlySet<string> {
    this.#listed = items;
    this.#isFrozen = isFrozen && this.#isSettled;
    const ids = new Set(items.map(({id}) => id));
    this.#overflow = this.#isFrozen
      ? new Set([...this.#overflow].filter(id => ids.has(id)))
      : this.#overflowOf(items);
    return this.#overflow;
  }

  #overflowOf(items: readonly FacetItem[]): ReadonlySet<string> {
    const widths = items.map(({id}) => this.#widths.get(id) ?? 0);
    const sumTo = (end: number) => widths.slice(0, end).reduce((sum, width) => sum + width, 0);
    if (sumTo(items.length) <= this.#line) return new Set();
    const others = items.filter((_, index) => sumTo(index + 1) + this.#more > this.#line);
    return new Set(others.map(({id}) => id));
  }

  /** Measures the line and the items in it. Returns whether there is a line. */
  #measure(): boolean {
    const bar = this.#host.shadowRoot?.querySelector<HTMLElement>('.bar');
    const line = bar?.firstElementChild;
    if (!bar || !line) return false;
    const gap = Number.parseFloat(getComputedStyle(line).columnGap) || 0;
    const shown = this.#listed.filter(({id}) => !this.#overflow.has(id));
    // Adds a gap to the width of the line, because the width of each item includes the gap after it.
    this.#line = bar.clientWidth + gap;
    const more = line.children[shown.length];
    this.#more = more ? more.getBoundingClientRect().width + gap : this.#more;
    for (const [index, {id}] of shown.entries()) {
      const item = line.children[index];
      if (item) this.#widths.set(id, widthOf(item) + gap);
    }
    return true;
  }
}

/** The width of an item, with room for a count if it is a group without one. */
function widthOf(item: Element): number {
  const {width} = item.getBoundingClientRect();
  const button = item.querySelector('[part=disclosure]');
  if (!button || item.hasAttribute('aria-label')) return width;
  return width + COUNT.length * 0.6 * Number.parseFloat(getComputedStyle(button).fontSize);
}

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size === other.size && [...one].every(id => other.has(id));
