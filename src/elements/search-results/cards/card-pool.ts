import type {Hit} from '../../../core/contract/answer.ts';
import type {ResultItem} from '../../../core/contract/schema.ts';

/** A card that shows another item than before, or is new. */
export interface ChangedCard {
  readonly card: HTMLElement;
  readonly item: ResultItem;
}

let cards = 0;
const pools = new WeakMap<Element, CardPool>();

/**
 * Assigns cards to items. An item keeps its card for as long as it is listed, with everything that other apps added to it. A card
 * whose item has left shows a new item, unless another script has touched the card or it has focus: updating a card is several
 * times faster than creating one.
 */
export class CardPool {
  readonly #list: HTMLElement;
  #hits: readonly Hit[] = [];
  /** The key of each item's card, in their order on screen. */
  #keys: ReadonlyMap<string, string> = new Map();
  #before = this.#keys;
  #focused: Element | null = null;
  #focusedKey: string | undefined;
  readonly #touched = new Set<string>();
  readonly #observer = new MutationObserver(records => this.#note(records));

  constructor(list: HTMLElement) {
    this.#list = list;
    pools.set(list, this);
    this.#observe();
  }

  get cards(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>(':scope > .search-card')];
  }

  /** Returns the hit whose card contains a node. The theme's content of a card may have list items of its own. */
  hitAt(node: Element | null): Hit | undefined {
    const card = node?.closest<HTMLElement>('.search-grid > .search-card');
    return card ? this.#hits[this.cards.indexOf(card)] : undefined;
  }

  keyOf({item}: Hit): string {
    return this.#keys.get(item.product_id) ?? '';
  }

  /** Excludes a card from showing another item. */
  touch(key: string): void {
    this.#touched.add(key);
  }

  /** Runs a render of the list, whose changes do not count as changes of another script. */
  render<T>(run: () => T): T {
    this.#note(this.#observer.takeRecords());
    this.#observer.disconnect();
    const result = run();
    this.#observe();
    return result;
  }

  /** Assigns a card to each hit. Call it before the list renders the hits. */
  assign(hits: readonly Hit[]): void {
    this.#before = this.#keys;
    this.#focused = (this.#list.getRootNode() as Document | ShadowRoot).activeElement;
    this.#focusedKey = this.#keyAt(this.#focused);
    this.#keys = assignKeys(
      hits.map(({item}) => item.product_id),
      this.#before,
      key => key !== this.#focusedKey && !this.#touched.has(key),
      () => `${++cards}`,
    );
    this.#hits = hits;
  }

  /** Completes the render of the assigned hits. Returns the cards that show another item than before. */
  settle(): ChangedCard[] {
    const {cards} = this;
    this.#reinsertMoved(cards);
    const known = new Set(this.#before.values());
    const changed = this.#hits.flatMap((hit, index) => {
      const {item} = hit;
      const key = this.keyOf(hit);
      const card = cards[index];
      if (!card || this.#before.get(item.product_id) === key) return [];
      if (known.has(key)) restartPicture(card);
      return [{card, item}];
    });
    const current = new Set(this.#keys.values());
    for (const key of this.#touched) if (!current.has(key)) this.#touched.delete(key);
    this.#restoreFocus();
    return changed;
  }

  /**
   * Inserts cards again that stayed but have another place in the grid, so that the browser does not count them as shifted.
   * Skips the focused card, which would lose focus, and a list that only grew.
   */
  #reinsertMoved(cards: readonly HTMLElement[]): void {
    const before = [...this.#before.values()];
    const now = [...this.#keys.values()];
    const first = now.indexOf(before[0] ?? '');
    const grew = first >= 0 && before.every((key, index) => now[first + index] === key);
    if (grew) return;
    for (const [index, key] of now.entries()) {
      const card = cards[index];
      if (card && key !== this.#focusedKey && before.includes(key) && before[index] !== key) card.after(card);
    }
  }

  /** Returns focus to the control that lost it because its card had to move. */
  #restoreFocus(): void {
    const focused = this.#focusedKey === undefined ? null : this.#focused;
    this.#focused = null;
    if (focused instanceof HTMLElement && focused.isConnected && !focused.matches(':focus'))
      focused.focus({preventScroll: true});
  }

  #keyAt(node: Element | null): string | undefined {
    const hit = this.hitAt(node);
    return hit && this.keyOf(hit);
  }

  #observe(): void {
    this.#observer.observe(this.#list, {childList: true, subtree: true, attributes: true});
  }

  #note(records: readonly MutationRecord[]): void {
    for (const target of new Set(records.map(({target}) => target as Element))) {
      const key = this.#keyAt(target);
      if (key) this.#touched.add(key);
    }
  }
}

/** Changes a card, or something in it, which does not count as a change of another script. */
export function changeCard(node: Element, change: () => void): void {
  const pool = pools.get(node.closest('.search-grid') ?? node);
  if (pool) pool.render(change);
  else change();
}

/**
 * Assigns a key to each item, by the item's id. An item that stays keeps its key. A new item takes over the next free key, in
 * their order on screen so that no card has to move, or gets a new key.
 *
 * @param before the keys of the items shown now, in their order.
 * @param isFree whether a card may show another item.
 */
function assignKeys(
  ids: readonly string[],
  before: ReadonlyMap<string, string>,
  isFree: (key: string) => boolean,
  newKey: () => string,
): Map<string, string> {
  const keys = [...before.values()];
  const staying = new Set(ids.map(id => before.get(id)));
  const places = new Map(keys.map((key, index) => [key, index]));
  let place = 0;
  const takeFree = () => {
    while (place < keys.length && !staying.has(keys[place])) {
      const key = keys[place++];
      if (key !== undefined && isFree(key)) return key;
    }
    return undefined;
  };
  return new Map(
    ids.map(id => {
      const kept = before.get(id);
      if (kept !== undefined) place = Math.max(place, (places.get(kept) ?? 0) + 1);
      return [id, kept ?? takeFree() ?? newKey()];
    }),
  );
}

/** Empties the picture of a reused card: the browser would show the previous one until the next has loaded. */
function restartPicture(card: HTMLElement): void {
  const image = card.querySelector('img');
  if (!image || image.complete) return;
  const {src, srcset} = image;
  image.srcset = image.src = '';
  image.srcset = srcset;
  image.src = src;
}
