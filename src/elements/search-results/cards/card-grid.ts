import {html, nothing, render} from 'lit';
import {repeat} from 'lit/directives/repeat.js';
import type {Hit} from '../../../core/contract/answer.ts';
import {storeUrl} from '../../../core/products/link.ts';
import {SearchCardEvent} from '../../../store/events.ts';
import {onHitLink} from '../../shared/link-events.ts';
import type {ResultsHost} from '../results-host.ts';
import {assignKeys} from './card-keys.ts';
import {type CardListItem, cardItem, feedItem, skeletonItems} from './card-list-item.ts';
import {changedCards, restartPicture} from './changed-cards.ts';
import {TouchedCards} from './touched-cards.ts';

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

/** What the list of cards shows besides its cards. */
export interface GridState {
  /** The number of cards that are on their way, after the others. */
  readonly skeletons: number;
  /** Whether the cards are not those of the latest search yet. */
  readonly isBusy: boolean;
  /** Whether the shopper has been waiting for a while. */
  readonly isSlow: boolean;
}

let cards = 0;

/**
 * The list of cards, in light DOM. An item keeps its card for as long as it is listed; a card whose item has left is drawn
 * over for a new item, if no other script has touched it.
 */
export class CardGrid {
  /** The index of the card that receives focus when it is drawn. */
  focusNext: number | undefined;
  readonly #host: ResultsHost;
  /** Where the list is rendered; its element is then placed in light DOM. */
  readonly #root = document.createDocumentFragment();
  readonly #element: HTMLElement;
  #hits: readonly Hit[] = [];
  #drawn: readonly CardListItem[] = [];
  /** The key of each item's card, in their order on screen. */
  #keys = new Map<string, string>();
  readonly #touched: TouchedCards;

  constructor(host: ResultsHost) {
    this.#host = host;
    this.#render({skeletons: 0, isBusy: true, isSlow: false});
    this.#element = this.#root.querySelector('ul') as HTMLElement;
    this.#touched = new TouchedCards(this.#element, part => this.#keyOf(part));
  }

  get element(): HTMLElement {
    return this.#element;
  }

  /** Draws the cards of hits. */
  show(hits: readonly Hit[], renderer: DrawsCards, state: GridState): void {
    this.#touched.pause();
    const before = this.#keys;
    const {activeElement} = this.#element.getRootNode() as Document | ShadowRoot;
    const focused = this.#keyOf(activeElement);
    this.#keys = assignKeys(
      hits.map(({item}) => item.product_id),
      before,
      key => key !== focused && !this.#touched.has(key),
      () => `${++cards}`,
    );
    this.#hits = hits;
    this.#drawn = this.#drawCards(renderer);
    this.#render(state);
    this.#replaceMoved(before, focused);
    const changed = changedCards(this.#cards, hits, before, this.#keys);
    for (const {card, isReused} of changed) if (isReused) restartPicture(card);
    this.#touched.retain(new Set(this.#keys.values()));
    this.#touched.resume();
    this.#focus(focused === undefined ? null : activeElement);
    // Last, so that what listeners add to a card is noticed as theirs.
    for (const {card, item} of changed) card.dispatchEvent(new SearchCardEvent(card, item));
  }

  /** Keeps the cards as they are. */
  update(state: GridState): void {
    this.#touched.pause();
    this.#render(state);
    this.#touched.resume();
  }

  #render({skeletons, isBusy, isSlow}: GridState): void {
    const {paging, localization} = this.#host;
    const isFeed = paging === 'infinite';
    const onLink = (event: MouseEvent) => this.#onLink(event);
    const items = [...this.#drawn, ...skeletonItems(skeletons, this.#drawn.length > 0)];
    // The role is explicit, since Safari drops that of a list without markers.
    const list = html`<ul
      slot="results"
      class="search-grid ${isSlow ? 'search-waiting' : ''}"
      role=${isFeed ? 'feed' : 'list'}
      aria-label=${(isFeed && localization?.translate('results')) || nothing}
      aria-busy=${isBusy}
      @click=${onLink}
      @auxclick=${onLink}
      @contextmenu=${onLink}
    >
      ${repeat(
        items,
        ({key}) => key,
        ({template}) => template,
      )}
    </ul>`;
    render(list, this.#root);
  }

  #drawCards(renderer: DrawsCards): CardListItem[] {
    const {paging, store} = this.#host;
    // A degraded service does not know the total (§3).
    const total = store.state.answer?.total || -1;
    return this.#hits.map((hit, index) => {
      const key = this.#keyOfHit(hit);
      const {content, isCustom} = renderer.draw(hit, index, key);
      if (isCustom) this.#touched.add(key);
      return {key, template: paging === 'infinite' ? feedItem(hit, content, total) : cardItem(hit, content)};
    });
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

  get #cards(): HTMLElement[] {
    return [...this.#element.querySelectorAll<HTMLElement>(':scope > .search-card')];
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
    } else if (focused instanceof HTMLElement && focused.isConnected && !focused.matches(':focus')) {
      focused.focus({preventScroll: true});
    }
  }

  /** Handles the use of a link to a card's item, in cards of the theme's own too. */
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
