import {html, nothing, render, type TemplateResult} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {Hit} from '../../../core/contract/answer.ts';
import {storeUrl} from '../../../core/products/link.ts';
import {onHitLink} from '../../../store/hit-link.ts';
import type {ResultsHost} from '../results-host.ts';
import {assignKeys} from './card-keys.ts';
import {skeleton} from './product-card.ts';

/** Draws the content of cards. */
export interface DrawsCards {
  /** @param key names the card for as long as it is listed. */
  draw(hit: Hit, index: number, key: string): CardContent;
}

export interface CardContent {
  readonly content: unknown;
  /** Whether the theme made it; then the card is never drawn over for another item. */
  readonly isCustom?: boolean;
}

/** Skeletons while the first answer is on its way. */
const FIRST_SKELETONS = 12;

let cards = 0;

/**
 * The list of cards, in light DOM. An item keeps its card for as long as it is listed; a card whose item has left is drawn
 * over for a new item, if no other script has touched it.
 */
export class CardGrid {
  readonly element = document.createElement('ul');
  /** The index of the card that receives focus when it is drawn. */
  focusNext: number | undefined;
  readonly #host: ResultsHost;
  #hits: readonly Hit[] = [];
  /** The key of each item's card, in their order on screen. */
  #keys = new Map<string, string>();
  /** Cards that other scripts have touched. */
  readonly #touched = new Set<string>();
  readonly #observer = new MutationObserver(records => this.#noteTouched(records));

  constructor(host: ResultsHost) {
    this.#host = host;
    const {element} = this;
    element.slot = 'results';
    element.className = 'search-grid';
    for (const type of ['click', 'auxclick', 'contextmenu'] as const)
      element.addEventListener(type, event => this.#onLink(event));
    this.#observe();
  }

  /** Draws the cards of hits. @param skeletons the number of cards that are on their way, after them. */
  show(hits: readonly Hit[], renderer: DrawsCards, skeletons = 0): void {
    this.#noteTouched(this.#observer.takeRecords());
    this.#observer.disconnect();
    const before = this.#keys;
    const {activeElement} = document;
    const focused = this.#keyOf(activeElement);
    this.#keys = assignKeys(
      hits.map(({item}) => item.product_id),
      before,
      key => key !== focused && !this.#touched.has(key),
      () => `${++cards}`,
    );
    this.#hits = hits;
    this.#render(renderer, skeletons);
    this.#replaceMoved(before, focused);
    this.#restartPictures(before);
    for (const key of this.#touched) if (![...this.#keys.values()].includes(key)) this.#touched.delete(key);
    this.#observe();
    this.#focus(focused === undefined ? null : activeElement);
  }

  /** Shows skeletons only, while the first answer is on its way. */
  wait(): void {
    this.show([], {draw: () => ({content: nothing})}, FIRST_SKELETONS);
  }

  #render(renderer: DrawsCards, skeletons: number): void {
    const {paging, store, localization} = this.#host;
    const isFeed = paging === 'infinite';
    const {element} = this;
    // Explicit, since Safari drops the list role of a list without markers.
    element.role = isFeed ? 'feed' : 'list';
    element.ariaLabel = (isFeed && localization?.translate('results')) || null;
    // A degraded service does not know the total (§3).
    const total = store.state.answer?.total || -1;
    const cards = this.#hits.map((hit, index) => {
      const key = this.#keyOfHit(hit);
      const {content, isCustom} = renderer.draw(hit, index, key);
      if (isCustom) this.#touched.add(key);
      return {key, template: isFeed ? feedCard(hit, content, total) : card(hit, content)};
    });
    const places = Array.from({length: skeletons}, (_, index) => ({
      key: `skeleton-${index}`,
      template: skeletonCard(this.#hits.length > 0),
    }));
    render(
      repeat(
        [...cards, ...places],
        ({key}) => key,
        ({template}) => template,
      ),
      element,
    );
  }

  /**
   * Inserts cards again that stayed but have another place in the grid, so that the browser does not count them as shifted.
   * Not the focused one, which would lose focus, nor where the list only grew.
   */
  #replaceMoved(before: ReadonlyMap<string, string>, focused: string | undefined): void {
    if (this.#host.store.adds) return;
    const places = [...before.values()];
    const cards = this.#cards;
    for (const [index, key] of [...this.#keys.values()].entries()) {
      const card = cards[index];
      if (card && key !== focused && places.includes(key) && places[index] !== key) card.after(card);
    }
  }

  /** Empties the pictures of cards that were drawn over: the browser shows the previous one until the next has loaded. */
  #restartPictures(before: ReadonlyMap<string, string>): void {
    const known = new Set(before.values());
    const cards = this.#cards;
    for (const [index, [id, key]] of [...this.#keys].entries()) {
      const image = known.has(key) && before.get(id) !== key ? cards[index]?.querySelector('img') : undefined;
      if (image && !image.complete) restart(image);
    }
  }

  #observe(): void {
    this.#observer.observe(this.element, {childList: true, subtree: true, attributes: true});
  }

  #noteTouched(records: readonly MutationRecord[]): void {
    const parts = new Set(records.map(({target}) => cardAround(target as Element) ?? null));
    for (const part of parts) this.#touched.add(this.#keyOf(part) ?? '');
  }

  get #cards(): HTMLElement[] {
    return [...this.element.querySelectorAll<HTMLElement>(':scope > .search-card')];
  }

  #hitOf(part: Element | null): Hit | undefined {
    const card = cardAround(part);
    return card ? this.#hits[this.#cards.indexOf(card)] : undefined;
  }

  #keyOf(part: Element | null): string | undefined {
    const hit = this.#hitOf(part);
    return hit && this.#keyOfHit(hit);
  }

  #keyOfHit({item}: Hit): string {
    return this.#keys.get(item.product_id) ?? '';
  }

  /** Moves focus to the next card, or back to the control that lost it because its card had to move. */
  #focus(focused: Element | null): void {
    const card = this.#cards[this.focusNext ?? -1];
    if (card) {
      card.querySelector('a')?.focus();
      this.focusNext = undefined;
    } else if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement) {
      focused.focus({preventScroll: true});
    }
  }

  /** The shopper uses a link in a card: the item's own, whoever made the card. */
  #onLink(event: MouseEvent): void {
    const link = (event.target as Element).closest('a');
    const hit = this.#hitOf(link);
    const {store} = this.#host;
    const {rootUrl} = store.services.config;
    if (hit && storeUrl(hit.item.url, rootUrl, location.href)?.pathname === link?.pathname)
      onHitLink(event, hit, store);
  }
}

/** The theme's content of a card may have list items of its own. */
const cardAround = (part: Element | null) => part?.closest<HTMLElement>('.search-grid > .search-card');

const card = ({item}: Hit, content: unknown): TemplateResult =>
  html`<li class="search-card" data-type=${item.content_type}>${content}</li>`;

/** A card of a list that goes on by itself (ARIA practices, "Feed"). */
const feedCard = ({item, position}: Hit, content: unknown, total: number): TemplateResult =>
  html`<li
    class="search-card"
    data-type=${item.content_type}
    role="article"
    tabindex="0"
    aria-label=${item.title}
    aria-posinset=${position + 1}
    aria-setsize=${total}
  >${content}</li>`;

/** @param isMore whether it follows cards, so that it has their height. */
const skeletonCard = (isMore: boolean): TemplateResult =>
  html`<li class="search-card search-skeleton" aria-hidden="true" ?data-more=${isMore}>${skeleton()}</li>`;

function restart(image: HTMLImageElement): void {
  const {src, srcset} = image;
  image.srcset = image.src = '';
  image.srcset = srcset;
  image.src = src;
}
