import {css} from 'lit';
import type {Answer} from '../../../core/contract/answer.ts';
import type {ResultItem} from '../../../core/contract/schema.ts';
import {numericId} from '../../../core/products/shown-variant.ts';
import {platform} from '../../../service/shopify/platform.ts';
import {sectionElementId} from '../../../service/shopify/section.ts';
import {
  CARDS_SECTION,
  cardsIn,
  markedCardsIn,
  requestCards,
  type WantedCard,
} from '../../../service/shopify/section-cards.ts';
import {SearchCardEvent} from '../../../store/events.ts';
import {isPending} from '../../../store/store.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {type CardParts, fillPlaces, placesIn} from '../../shared/templates/theme-card.ts';
import {type Feature, type ListHost, onceFor} from '../feature.ts';
import type {CardList} from './card-list.ts';
import {ReservedHeight} from './reserved-height.ts';

/** Maximum of rendered cards that are kept, as many as cached results. A card of Dawn takes about 40 nodes. */
const MAX_RENDERED = 500;

/** A card that the platform has rendered, in the list. */
interface ShownCard {
  readonly content: DocumentFragment;
  /** Its places for the additions of the list. */
  readonly places: readonly (Element | null)[];
}

export interface ThemeCardsHost extends ListHost {
  /** Whether a pointer is down on the element. */
  readonly isPressed: boolean;
  readonly cardList: CardList;
}

/**
 * Replaces the element's cards of products by the theme's own: cards that Liquid has rendered on the page, and cards that the platform
 * renders after each answer. An item keeps its card for as long as it is listed. The element's cards stay if the platform does not
 * answer.
 */
export const platformCards: Feature<ThemeCardsHost> = (list, signal) => {
  adoptStyles(list, platformCardStyles);
  list.grid.style.setProperty('--_leading', leadingAround(list));
  const cards = cardsOf(list);
  cards.start();
  signal.addEventListener('abort', () => cards.stop());
  return {places: {platformCard: cards.get}, hostUpdated: () => cards.update()};
};

/** The platform's cards of a list. They stay while the list is moved on the page. */
class PlatformCards {
  readonly #list: ThemeCardsHost;
  readonly #rendered = new RenderedCards();
  /** By the item's id. */
  readonly #shown = new Map<string, ShownCard>();
  readonly #height: ReservedHeight;
  /** The answer whose cards are shown or requested. */
  #answer: Answer | undefined;
  #request: AbortController | undefined;

  constructor(list: ThemeCardsHost) {
    this.#list = list;
    this.#height = new ReservedHeight(list.grid, sectionOf(list));
  }

  /** Forgets the cards if the list has replaced them, as it does without the attribute. */
  start(): void {
    if (!this.#list.grid.querySelector('[data-theme-card]')) this.#shown.clear();
  }

  stop(): void {
    this.#request?.abort();
    this.#request = this.#answer = undefined;
  }

  /** Follows the answer whose cards are painted. A search that replaces it aborts the request for its cards. */
  update(): void {
    const {store, cardList} = this.#list;
    const isLeaving = isPending(store.state) && store.state.change === 'replace';
    const answer = isLeaving ? undefined : store.state.answer;
    if ((cardList.isBusy && !isLeaving) || answer === this.#answer) return;
    this.#request?.abort();
    this.#answer = answer;
    if (isLeaving) this.#height.release();
    if (answer) void this.#follow(answer);
  }

  readonly get = (item: ResultItem, parts?: CardParts): DocumentFragment | undefined => {
    // Shows a card of a new answer at once if it is already rendered.
    if (this.#list.store.state.answer !== this.#answer) this.#take(item);
    const card = this.#shown.get(item.product_id);
    if (card) fillPlaces(card.places, parts);
    return card?.content;
  };

  async #follow(answer: Answer): Promise<void> {
    const {localization} = this.#list;
    const listed = new Set(answer.hits.map(({item}) => item.product_id));
    for (const id of this.#shown.keys()) if (!listed.has(id)) this.#shown.delete(id);
    const request = new AbortController();
    const {signal} = request;
    this.#request = request;
    const wanted = answer.hits.flatMap(({item}) => wantedCard(item));
    const section = sectionOf(this.#list);
    for (const [id, card] of cardsOnPage(this.#list, section, wanted))
      this.#rendered.put(this.#keyOf(id), card);
    const missing = wanted.filter(({id}) => !this.#rendered.has(this.#keyOf(id)));
    void this.#show(answer, signal);
    if (!localization || missing.length === 0) return;
    const {searchUrl} = localization;
    await requestCards(missing, {searchUrl, section}, signal, (asked, cards) => {
      for (const {id} of asked) this.#rendered.put(this.#keyOf(id), cards.get(id));
      this.#rendered.trim(Math.max(MAX_RENDERED, wanted.length));
      void this.#show(answer, signal);
    });
  }

  /** A card depends on the shopper's language and market too. */
  #keyOf(id: string): string {
    const {currency, country} = platform();
    return [id, this.#list.localization?.locale, currency?.active, country].join();
  }

  /** Shows the rendered cards as soon as no pointer is down: a click on a replaced card would be lost. */
  async #show(answer: Answer, signal: AbortSignal): Promise<void> {
    do await new Promise(requestAnimationFrame);
    while (this.#list.isPressed);
    if (signal.aborted) return;
    const items = answer.hits.map(({item}) => item).filter(item => this.#take(item));
    if (items.length === 0) return;
    const focused = focusedCard(this.#list.grid);
    this.#height.keep();
    for (const {product_id} of items) this.#list.cardList.redraw(product_id);
    await this.#list.updateComplete;
    void this.#height.settle();
    for (const item of items) {
      const card = this.#list.grid.querySelector<HTMLElement>(
        `[data-product-gid="${CSS.escape(item.product_id)}"]`,
      );
      if (!card) continue;
      if (card === focused) card.querySelector<HTMLElement>('a[href]')?.focus({preventScroll: true});
      card.dispatchEvent(new SearchCardEvent(card, item));
    }
  }

  /** Takes the rendered card of an item that does not have it yet. */
  #take(item: ResultItem): boolean {
    const {product_id} = item;
    const [wanted] = wantedCard(item);
    const rendered = wanted && this.#rendered.get(this.#keyOf(wanted.id));
    if (!rendered || this.#shown.has(product_id)) return false;
    const content = document.importNode(rendered, true);
    this.#shown.set(product_id, {content, places: placesIn(content)});
    return true;
  }
}

/** The cards that the platform has rendered, by all that they depend on. Evicts the least recently used ones above a limit. */
class RenderedCards {
  /** Least recently used first; `undefined` for a product that the platform did not return. */
  readonly #cards = new Map<string, DocumentFragment | undefined>();

  /** Whether the platform has answered for a card, which counts as a use of it. */
  has(key: string): boolean {
    const isKnown = this.#cards.has(key);
    if (isKnown) this.put(key, this.#cards.get(key));
    return isKnown;
  }

  get(key: string): DocumentFragment | undefined {
    return this.#cards.get(key);
  }

  put(key: string, card: DocumentFragment | undefined): void {
    this.#cards.delete(key);
    this.#cards.set(key, card);
  }

  trim(limit: number): void {
    for (const key of this.#cards.keys()) {
      if (this.#cards.size <= limit) break;
      this.#cards.delete(key);
    }
  }
}

const cardsOf = onceFor((list: ThemeCardsHost) => new PlatformCards(list));

/**
 * Returns the id of the section that renders the cards: the list's `data-cards-section`, or else the kit's section, which gives its place
 * in the template.
 */
function sectionOf({dataset}: ThemeCardsHost): string {
  const section = document.querySelector<HTMLElement>('[data-storefront-search-cards]');
  return dataset.cardsSection || section?.dataset.storefrontSearchCards || CARDS_SECTION;
}

function wantedCard({content_type, product_id, handle}: ResultItem): WantedCard[] {
  const id = content_type === 'product' ? numericId(product_id) : undefined;
  return id ? [{id, handle}] : [];
}

/** The cards that Liquid has rendered on the page: in the list's fallback, and in the section. */
function cardsOnPage(
  list: ThemeCardsHost,
  section: string,
  wanted: readonly WantedCard[],
): Map<string, DocumentFragment> {
  const element = document.getElementById(sectionElementId(section));
  return new Map([...(element ? cardsIn(element, wanted) : []), ...markedCardsIn(list, wanted)]);
}

/** Returns the line height around the list, relative to its font size: the list's own does not grow with the texts of a card. */
function leadingAround({parentElement}: HTMLElement): string {
  const {lineHeight = '', fontSize = ''} = parentElement ? getComputedStyle(parentElement) : {};
  return `${Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) || 'normal'}`;
}

/** The card with the focus. */
function focusedCard(grid: HTMLElement): Element | null {
  const {activeElement} = grid.getRootNode() as Document | ShadowRoot;
  return grid.contains(activeElement) ? (activeElement?.closest('.search-card') ?? null) : null;
}

/** Styles of the theme's own cards, in light DOM; see `adoptStyles`. */
const platformCardStyles = css`
  /* Like the theme's own grid: nothing around the card clips it, and its pictures are snapped to the same pixels. */
  li:where(.search-card[data-theme-card]) {
    gap: 0;
    content-visibility: visible;
    line-height: var(--_leading);
  }
  /* Reserves the additional height of the theme's card, so that nothing moves when it arrives. */
  li:where(.search-card[data-type='product']:not([data-theme-card])) {
    margin-block-end: var(--_more, 0);
  }
`;
