import {render, type TemplateResult} from 'lit';
import type {Hit} from '../../../core/contract/answer.ts';
import {storeUrl} from '../../../core/products/link.ts';
import {onHitLink} from '../../../store/hit-link.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {skeleton} from './product-card.ts';

/** What a list item shows of a hit. */
export type DrawCard = (hit: Hit, card: HTMLLIElement, index: number) => unknown;

/**
 * The list of cards, in light DOM. An item keeps its list item for as long as it is in the list, with all that the
 * theme and other apps put there. One whose item has left is drawn over for the next: a new one is several times the work.
 */
export class CardList {
  readonly element = document.createElement('ul');
  /** Which card has focus as soon as it is shown. */
  focusNext: number | undefined;
  #hits = new Map<HTMLLIElement, Hit>();
  /** Cards with nothing in them but what we drew: what others put there is of one item, and goes to no other. */
  readonly #ours = new WeakSet<Element>();
  readonly #observer = new MutationObserver(records => this.#leave(records));

  /** @param store is told of clicks. */
  constructor(store: () => SearchStore) {
    const {element} = this;
    element.slot = 'results';
    element.className = 'search-grid';
    // Safari drops the list role of a list without markers.
    element.role = 'list';
    for (const type of ['click', 'auxclick', 'contextmenu'] as const) {
      element.addEventListener(type, event => this.#onLink(event, store()));
    }
    this.#watch();
  }

  /**
   * A card that comes to another place of the grid is put in anew, even where it need not be: the browser would have it
   * move across the screen. Not the one with focus, which would lose it.
   *
   * @param adds whether it is the same list with more, of which nothing moves on the screen.
   */
  show(hits: readonly Hit[], draw: DrawCard, adds: unknown): void {
    this.#leave(this.#observer.takeRecords());
    // What follows is our own doing.
    this.#observer.disconnect();
    const before = new Map(Array.from(this.#hits, ([card, {item}]) => [item.product_id, card]));
    const staying = new Set<unknown>(hits.map(({item}) => before.get(item.product_id)));
    // The card with focus is where the shopper is: it shows no other item.
    const focused = cardOf(document.activeElement);
    const isFree = (card: Element) => card !== focused && this.#ours.has(card);
    const shown = [...this.element.children];
    this.#hits = new Map();
    let place = this.element.firstElementChild as HTMLLIElement | null;
    for (const [index, hit] of hits.entries()) {
      const kept = before.get(hit.item.product_id);
      while (place && !staying.has(place) && (kept || !isFree(place))) place = drop(place);
      const free = staying.has(place) ? null : place;
      const card = kept ?? free ?? this.#newCard();
      this.#draw(card, hit, draw(hit, card, index));
      if (free) blank(free);
      const stays = card === place && (adds || card === focused || card === shown[index]);
      if (card === place) place = next(card);
      if (!stays) this.element.insertBefore(card, place);
    }
    while (place) place = drop(place);
    this.#watch();
    this.#focus();
  }

  /** Shows places of cards, while a first answer is on its way. */
  wait(): false {
    this.element.replaceChildren(...this.skeletons(12));
    return false;
  }

  /** So many cards with nothing in them yet. */
  skeletons(length: number): HTMLElement[] {
    const card = newCard();
    card.className += ' search-skeleton';
    card.ariaHidden = 'true';
    render(skeleton(), card);
    return Array.from({length}, () => card.cloneNode(true) as HTMLElement);
  }

  #newCard(): HTMLLIElement {
    const card = newCard();
    this.#ours.add(card);
    return card;
  }

  #draw(card: HTMLLIElement, hit: Hit, content: unknown): void {
    this.#hits.set(card, hit);
    const {dataset} = card;
    // To write what is there already costs as much as an address.
    if (dataset.type !== hit.item.content_type) dataset.type = hit.item.content_type;
    render(content, card);
    // What the theme makes of an item is the theme's.
    if (!(content as Partial<TemplateResult>).strings) this.#ours.delete(card);
  }

  #watch(): void {
    this.#observer.observe(this.element, {childList: true, subtree: true, attributes: true});
  }

  /** Leaves cards to those who have changed something in them, other than what a feed says of each. */
  #leave(records: readonly MutationRecord[]): void {
    for (const {target, attributeName} of records) {
      const card = cardOf(target as Element);
      if (card && !/^(role|tabindex|id|aria)/.test(`${attributeName}`)) this.#ours.delete(card);
    }
  }

  #focus(): void {
    const next = this.element.children[this.focusNext ?? -1];
    if (!next) return;
    next.querySelector('a')?.focus();
    this.focusNext = undefined;
  }

  /** The shopper uses a link in a card: the item's own, whoever made the card. */
  #onLink(event: MouseEvent, store: SearchStore): void {
    const link = (event.target as Element).closest('a');
    const hit = this.#hits.get(cardOf(link) as HTMLLIElement);
    const {rootUrl} = store.services.config;
    if (hit && storeUrl(hit.item.url, rootUrl, location.href)?.pathname === link?.pathname)
      onHitLink(event, hit, store);
  }
}

/** What the theme puts in a card may have list items of its own. */
const cardOf = (part: Element | null) => part?.closest<HTMLLIElement>('.search-grid>li');

function newCard(): HTMLLIElement {
  const card = document.createElement('li');
  card.className = 'search-card';
  return card;
}

/** @returns what stood behind it. */
function drop(card: HTMLLIElement): HTMLLIElement | null {
  const following = next(card);
  card.remove();
  return following;
}

const next = (card: Element) => card.nextElementSibling as HTMLLIElement | null;

/** The picture of the item before would stay until this one's has come. */
function blank(card: Element): void {
  const image = card.querySelector('img');
  if (!image || image.complete) return;
  const {src, srcset} = image;
  image.srcset = image.src = '';
  image.srcset = srcset;
  image.src = src;
}
