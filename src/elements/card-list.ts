import type {Hit} from '../core/answer.ts';
import {storeUrl} from '../core/link.ts';
import {onHitLink} from '../store/hit-link.ts';
import type {SearchStore} from '../store/search-store.ts';
import {skeleton} from './cards.ts';
import {render, type TemplateResult} from './rendered-element.ts';

/** Cards that are drawn at once: more than most screens hold. */
const IN_VIEW = 16;

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
  /** Until the cards behind those in view are drawn, too. */
  drawn: Promise<void> | undefined;
  #drawing: Iterator<void> | undefined;
  readonly #hits = new Map<HTMLLIElement, Hit>();
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
   * Shows another list: what is in view at once, what is behind it in a task of its own, so that neither keeps the page
   * for long. More of the same list is all shown at once.
   *
   * @param atOnce whether all of it is.
   */
  show(hits: readonly Hit[], draw: DrawCard, atOnce?: boolean): void {
    const first = this.#hits.get(this.element.firstElementChild as HTMLLIElement);
    const isMore = first?.item.product_id === hits[0]?.item.product_id;
    const drawing = this.#redraw(hits, draw);
    this.#drawing = drawing;
    this.drawn = undefined;
    if (this.#go(drawing, atOnce || isMore ? hits.length + 1 : IN_VIEW)) return;
    const drawRest = () => {
      if (this.#drawing !== drawing) return;
      this.drawn = undefined;
      this.#go(drawing, hits.length);
    };
    this.drawn = new Promise<void>(resolve => setTimeout(resolve)).then(drawRest);
  }

  /** Draws so many more cards. Returns whether that was all. */
  #go(drawing: Iterator<void>, count: number): boolean {
    this.#leave(this.#observer.takeRecords());
    // What follows is our own doing.
    this.#observer.disconnect();
    let isOver = false;
    for (let left = count; left > 0 && !isOver; left--) isOver = drawing.next().done === true;
    this.#watch();
    if (isOver) this.#focus();
    return isOver;
  }

  /** Card by card. Moves no card that is in its place: one that is moved would lose focus. */
  *#redraw(hits: readonly Hit[], draw: DrawCard): Generator<void> {
    const before = new Map(Array.from(this.#hits, ([card, {item}]) => [item.product_id, card]));
    const staying = new Set<unknown>(hits.map(({item}) => before.get(item.product_id)));
    let last: Element | undefined;
    const next = () =>
      (last ? last.nextElementSibling : this.element.firstElementChild) as HTMLLIElement | null;
    for (const [index, hit] of hits.entries()) {
      const kept = before.get(hit.item.product_id);
      let place = next();
      for (; place && !staying.has(place) && (kept || !this.#isFree(place)); place = next())
        this.#drop(place);
      const free = staying.has(place) ? null : place;
      const card = kept ?? free ?? this.#newCard();
      this.#draw(card, hit, draw(hit, card, index));
      if (free) blank(free);
      if (card !== place) this.element.insertBefore(card, place);
      last = card;
      yield;
    }
    for (let place = next(); place; place = next()) this.#drop(place);
  }

  #drop(card: HTMLLIElement): void {
    this.#hits.delete(card);
    card.remove();
  }

  /** Shows places of cards, while a first answer is on its way. */
  wait(): false {
    const cards = Array.from({length: 12}, () => {
      const card = newCard();
      card.className += ' search-skeleton';
      card.ariaHidden = 'true';
      render(skeleton(), card);
      return card;
    });
    this.#drawing = this.drawn = undefined;
    this.element.replaceChildren(...cards);
    return false;
  }

  #newCard(): HTMLLIElement {
    const card = newCard();
    this.#ours.add(card);
    return card;
  }

  #draw(card: HTMLLIElement, hit: Hit, content: unknown): void {
    this.#hits.set(card, hit);
    card.dataset.type = hit.item.content_type;
    render(content, card);
    // What the theme makes of an item is the theme's.
    if (!(content as Partial<TemplateResult>).strings) this.#ours.delete(card);
  }

  #watch(): void {
    this.#observer.observe(this.element, {childList: true, subtree: true, attributes: true});
  }

  /** Whether a card may show another item. One with focus is where the shopper is. */
  #isFree(card: Element): boolean {
    return this.#ours.has(card) && !card.contains(document.activeElement);
  }

  /** Leaves cards to those who have changed something in them, other than what a feed says of each. */
  #leave(records: readonly MutationRecord[]): void {
    for (const {target, attributeName} of records) {
      const card = (target as Element).closest('li');
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
    const hit = this.#hits.get(link?.closest('li') as HTMLLIElement);
    if (!link || !hit) return;
    const {rootUrl} = store.services.config;
    if (storeUrl(hit.item.url, rootUrl, location.href)?.pathname === link.pathname)
      onHitLink(event, hit, store);
  }
}

function newCard(): HTMLLIElement {
  const card = document.createElement('li');
  card.className = 'search-card';
  return card;
}

/** The picture of the item before would stay until this one's has come. */
function blank(card: Element): void {
  const image = card.querySelector('img');
  if (!image || image.complete) return;
  const {src, srcset} = image;
  image.srcset = image.src = '';
  image.srcset = srcset;
  image.src = src;
}
