import {html, nothing, type ReactiveController, render} from 'lit';
import {guard} from 'lit/directives/guard.js';
import {repeat} from 'lit/directives/repeat.js';
import type {Hit} from '../../../core/contract/answer.ts';
import type {ProductItem, ResultItem, Variant} from '../../../core/contract/schema.ts';
import {leadsTo, storeUrl} from '../../../core/products/link.ts';
import {searchedVariant} from '../../../core/products/shown-variant.ts';
import {device} from '../../../service/browser/storage.ts';
import {SearchCardEvent} from '../../../store/events.ts';
import {isPending} from '../../../store/store.ts';
import type {StoreHost} from '../../../store/store-controller.ts';
import {adoptStyles} from '../../shared/adopt-styles.ts';
import {markOwn} from '../../shared/copies.ts';
import {EndMarkers} from '../../shared/end-markers.ts';
import {onHitLink} from '../../shared/link-events.ts';
import type {Localization} from '../../shared/localize.ts';
import type {Places} from '../feature.ts';
import {type ColumnsHost, shownColumns} from '../shown-columns.ts';
import type {StatusView} from '../status-view.ts';
import {cardStyles} from './card.styles.ts';
import {type CardContext, type CardLook, card, cardParts, listItem, shownItem, skeletonItem} from './card.ts';
import {CardPool} from './card-pool.ts';

/** Number of skeletons while the first answer is loading. */
const FIRST_SKELETONS = 12;
/** Number of cards in the first row, if the list does not give it. */
const USUAL_COLUMNS = 4;

interface CardsHost extends ColumnsHost, StoreHost {
  readonly paging: 'more' | 'pages' | 'infinite';
  readonly renderItem: ((item: ResultItem) => unknown) | undefined;
  readonly localization: Localization | undefined;
  readonly places: Places;
  readonly view: StatusView;
  readonly isSlow: boolean;
  readonly canDraw: boolean;
}

/** A child of the list, under a key that stays with it. */
interface KeyedItem {
  readonly key: string;
  readonly template: unknown;
}

/** The list of cards, in light DOM. Draws cards when something that they show has changed. */
export class CardList implements ReactiveController {
  readonly element: HTMLElement;
  /** Whether the cards of the latest search are not drawn yet. */
  isBusy = true;
  readonly #host: CardsHost;
  /** The root that the list is rendered into; its element is then placed in light DOM. */
  readonly #root = document.createDocumentFragment();
  readonly #pool: CardPool;
  #items: readonly KeyedItem[] = [];
  readonly #ends = new EndMarkers();
  #context: CardContext | undefined;
  /** The values that the cards were drawn from. */
  #drawn: readonly unknown[] = [];
  /** Counts the requests to draw a card again, by the item's id. */
  readonly #revisions = new Map<string, number>();
  /** The variants that the shopper has chosen on cards, kept as long as the product's answer. */
  readonly #variants = new WeakMap<ProductItem, Variant>();
  #isStale = false;
  #focusNext: number | undefined;

  constructor(host: CardsHost) {
    this.#host = host;
    this.#render([]);
    this.element = markOwn(this.#root.querySelector('ul') as HTMLElement);
    this.#pool = new CardPool(this.element);
    host.addController(this);
  }

  /** Draws an item's card again, because a feature shows something else on it. */
  redraw(id: string): void {
    this.#revisions.set(id, (this.#revisions.get(id) ?? 0) + 1);
    this.#isStale = true;
    this.#host.requestUpdate();
  }

  /** Shows a variant on a product's card, as the shopper chooses. */
  showVariant(item: ProductItem, variant: Variant): void {
    this.#variants.set(item, variant);
    this.redraw(item.product_id);
  }

  /** Moves focus to a card as soon as it is shown. */
  focusNext(index: number): void {
    this.#focusNext = index;
    this.#host.requestUpdate();
  }

  hostConnected(): void {
    adoptStyles(this.#host, cardStyles);
    this.#host.chosenColumns ??= device.get('columns');
    this.#host.append(this.element);
  }

  hostUpdated(): void {
    const {store, localization, places, canDraw, view} = this.#host;
    const {status} = store.state;
    this.element.style.setProperty('--search-columns', `${shownColumns(this.#host) || ''}`);
    const isFirst = view.skeletons && !hasSkeletons(this.#host);
    if (localization) this.#context = this.#contextOf(localization);
    const skeletons = skeletonItems(
      isFirst ? FIRST_SKELETONS : (places.coming?.() ?? 0),
      this.#items.length > 0,
    );
    this.isBusy = !canDraw || isPending(store.state);
    this.#update(canDraw || status === 'loading', skeletons);
    const next = this.#pool.cards[this.#focusNext ?? -1];
    if (!next) return;
    this.#focusNext = undefined;
    next.querySelector('a')?.focus();
  }

  /** Renders the list, and its cards if `mayDraw` and something that they show has changed. */
  #update(mayDraw: boolean, skeletons: readonly KeyedItem[]): void {
    const hits = this.#host.store.state.answer?.hits ?? [];
    const draws = mayDraw && this.#takeChange();
    const changed = this.#pool.render(() => {
      if (draws) this.#pool.assign(hits);
      if (draws) this.#items = this.#listItems(hits);
      this.#render(skeletons);
      return draws ? this.#pool.settle() : [];
    });
    // Dispatches after the render, so that the pool counts the listeners' changes to a card as theirs.
    for (const {card, item} of changed) card.dispatchEvent(new SearchCardEvent(card, item));
  }

  #render(skeletons: readonly KeyedItem[]): void {
    const {paging, localization, isSlow} = this.#host;
    const isFeed = paging === 'infinite';
    // The role is explicit, since Safari drops the implicit role of a list without markers.
    const list = html`<ul
      slot="results"
      class="search-grid ${isSlow ? 'search-waiting' : ''}"
      role=${isFeed ? 'feed' : 'list'}
      aria-label=${(isFeed && localization?.translate('results')) || nothing}
      aria-busy=${this.isBusy}
      @click=${this.#onLink}
      @auxclick=${this.#onLink}
      @contextmenu=${this.#onLink}
    >
      ${repeat(
        [...this.#items, ...skeletons],
        ({key}) => key,
        ({template}) => this.#ends.item(template),
      )}
    </ul>`;
    render(list, this.#root);
    this.#ends.removeStray();
  }

  /** Whether something that cards show has changed since they were drawn. */
  #takeChange(): boolean {
    const {answer} = this.#host.store.state;
    const {paging, columns, renderItem, places} = this.#host;
    const {card, platformCard, options, action, banners} = places;
    const drawing = [renderItem, card, platformCard, options, action, banners];
    const look = [this.#context, paging, columns, ...drawing];
    const now = [answer, ...look, ...cardTemplates(this.#host)];
    const isChanged = this.#isStale || !isEqual(now, this.#drawn);
    this.#drawn = now;
    this.#isStale = false;
    return isChanged;
  }

  /** Returns the cards, with the theme's banners between them. */
  #listItems(hits: readonly Hit[]): KeyedItem[] {
    const banners = this.#host.places.banners?.() ?? [];
    const size = banners.length ? hits.length : undefined;
    const before = (index: number) =>
      banners
        .filter(({place}) => place === index)
        .map(({key, element}): KeyedItem => ({key, template: element}));
    const cards = hits.flatMap((hit, index) => [...before(index), this.#item(hit, index, size)]);
    return [...cards, ...before(hits.length)];
  }

  /**
   * The list item of a hit. It renders again only if something that the card shows has changed.
   *
   * @param size the number of cards, if the list has other items too.
   */
  #item(hit: Hit, index: number, size: number | undefined): KeyedItem {
    const {paging, renderItem, places, store} = this.#host;
    const {item, position} = hit;
    const key = this.#pool.keyOf(hit);
    const look = this.#lookOf(item, index, key);
    const parts = cardParts(look);
    const rendered = places.platformCard?.(item, parts);
    const custom = rendered ?? places.card?.(shownItem(look), look.context, () => card(look), parts);
    if (custom !== undefined) this.#pool.touch(key);
    const isTheme = rendered !== undefined;
    const isFeed = paging === 'infinite';
    const number = isFeed ? position + 1 : size && index + 1;
    // A degraded service does not know the total (§3).
    const total = isFeed ? store.state.answer?.total || -1 : size;
    const draw = () => listItem(item, custom ?? card(look), {isTheme, isFeed, number, total});
    const shown = [
      ...Object.values(look),
      isFeed,
      number,
      total,
      rendered,
      custom !== undefined && renderItem,
    ];
    return {key, template: guard([...shown, this.#revisions.get(item.product_id)], draw)};
  }

  #lookOf(item: ResultItem, index: number, key: string): CardLook {
    const {columns, places, store} = this.#host;
    const {answer} = store.state;
    const isProduct = item.content_type === 'product';
    return {
      item,
      key,
      // The shopper's choice on the card, or else the variant that was searched for.
      variant: isProduct
        ? (this.#variants.get(item) ?? (answer && searchedVariant(item, answer)))
        : undefined,
      context: this.#context as CardContext,
      isFirstRow: index < (Number.parseInt(columns ?? '', 10) || USUAL_COLUMNS),
      options: isProduct && item.variants[1] ? places.options : undefined,
      action: places.action,
    };
  }

  #contextOf({translate, money, locale, rootUrl}: Localization): CardContext {
    const taxNote = [...this.#host.children].find(({slot}) => slot === 'tax-note')?.textContent ?? '';
    const base = location.origin + location.pathname;
    const context = {translate, money, locale, rootUrl, taxNote, base};
    const before = this.#context;
    const isSame = before && isEqual(Object.values(context), Object.values(before));
    return isSame ? before : context;
  }

  /** Handles clicks and the context menu on links to a card's item, also in the theme's own cards. */
  readonly #onLink = (event: MouseEvent): void => {
    const link = (event.target as Element).closest('a');
    const hit = this.#pool.hitAt(link);
    const {store, localization} = this.#host;
    const address = hit && storeUrl(hit.item.url, localization?.rootUrl ?? '/', location.href);
    const isItem = address && link && (address.pathname === link.pathname || isProductLink(link, hit.item));
    if (isItem) onHitLink(event, hit, store);
  };
}

/** Whether a link leads to a product, also below the address of a collection, as in themes' own cards. */
const isProductLink = (link: HTMLAnchorElement, {content_type, handle}: ResultItem): boolean =>
  content_type === 'product' && leadsTo(link, handle);

const TEMPLATES = ['product', 'article', 'page', 'banner'];

/** Returns the theme's templates of cards and banners. */
export const cardTemplates = (list: Element): Element[] =>
  [...list.children].filter(child => child.matches('template') && TEMPLATES.includes(child.slot));

/** Whether the theme has skeletons of its own. */
const hasSkeletons = (list: Element): boolean => list.querySelector(':scope > [slot=skeletons]') !== null;

const skeletonItems = (length: number, isMore: boolean): KeyedItem[] =>
  Array.from({length}, (_, index) => ({key: `skeleton-${index}`, template: skeletonItem(isMore)}));

const isEqual = (values: readonly unknown[], others: readonly unknown[]): boolean =>
  values.length === others.length && values.every((value, index) => value === others[index]);
