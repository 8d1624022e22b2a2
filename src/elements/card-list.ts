import type {Hit} from '../core/answer.ts';
import {storeUrl} from '../core/link.ts';
import {onHitLink} from '../store/hit-link.ts';
import type {SearchStore} from '../store/search-store.ts';
import {skeleton} from './cards.ts';
import {render} from './rendered-element.ts';

/** What a list item shows of a hit. */
export type DrawCard = (hit: Hit, card: HTMLLIElement, index: number) => unknown;

/**
 * The list of cards, in light DOM. An item keeps its list item for as long as it is in the list, with all that the
 * theme and other apps put there.
 */
export class CardList {
  readonly element = document.createElement('ul');
  /** Which card has focus as soon as it is shown. */
  focusNext: number | undefined;
  readonly #hits = new Map<Element, Hit>();
  #cards = new Map<string, HTMLLIElement>();

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
  }

  show(hits: readonly Hit[], draw: DrawCard): void {
    const cards = new Map<string, HTMLLIElement>();
    this.#hits.clear();
    for (const [index, hit] of hits.entries()) {
      const {product_id: id, content_type} = hit.item;
      const card = this.#cards.get(id) ?? newCard(content_type);
      cards.set(id, card);
      this.#hits.set(card, hit);
      render(draw(hit, card, index), card);
    }
    this.#cards = cards;
    this.#arrange([...cards.values()]);
    const next = this.element.children[this.focusNext ?? -1];
    if (!next) return;
    next.querySelector('a')?.focus();
    this.focusNext = undefined;
  }

  /** Shows places of cards, while a first answer is on its way. */
  wait(): false {
    this.#arrange(
      Array.from({length: 12}, () => {
        const card = newCard('');
        card.className += ' search-skeleton';
        card.ariaHidden = 'true';
        render(skeleton(), card);
        return card;
      }),
    );
    return false;
  }

  /** Moves no card that is in its place: one that is moved would lose focus. */
  #arrange(cards: readonly HTMLLIElement[]): void {
    const {element} = this;
    for (const child of [...element.children]) cards.includes(child as HTMLLIElement) || child.remove();
    let place = element.firstChild;
    for (const card of cards) {
      if (card === place) place = card.nextSibling;
      else element.insertBefore(card, place);
    }
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

function newCard(type: string): HTMLLIElement {
  const card = document.createElement('li');
  card.className = 'search-card';
  card.dataset.type = type;
  return card;
}
