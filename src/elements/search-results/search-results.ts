import type {TemplateResult} from 'lit';
import type {ResultItem, Sort} from '../../core/contract/schema.ts';
import {device} from '../../service/browser/storage.ts';
import {platform} from '../../service/shopify/platform.ts';
import {isUnavailable} from '../../store/search-state.ts';
import {adoptStyles} from '../shared/adopt-styles.ts';
import {JoinedElement} from '../shared/joined-element.ts';
import {reflectAttributes} from '../shared/rendered-element.ts';
import {cardStyles} from './cards/card.styles.ts';
import {CardList} from './cards/card-list.ts';
import {drawCards} from './cards/draw-cards.ts';
import type {Snapshots} from './page/snapshots.ts';
import {visit} from './page/visits.ts';
import {frame} from './results-frame.ts';
import {searchResultsStyles} from './search-results.styles.ts';

/**
 * The results of a search: count, sort, cards, "Load more", and every other state a search can be in.
 *
 * The cards stand in light DOM, where the theme's CSS and other apps reach them. The element's children are the
 * fallback: they are shown until there is an answer, and again where the service can't give one.
 *
 * @slot - The fallback, such as the theme's own results.
 * @slot product - A `<template>` for a product's card.
 * @slot article - A `<template>` for an article's card.
 * @slot page - A `<template>` for a page's card.
 * @slot empty - A `<template>` for what is shown in place of no results.
 * @slot tax-note - What is said of tax, after each price.
 * @csspart toolbar - The row of count and sort.
 * @csspart count - The result count, a `status`.
 * @csspart sort - The label around the sort `select`.
 * @csspart columns - The choice of columns, radios.
 * @csspart notice - A banner: degraded, limited, failed.
 * @csspart empty - What is shown in place of no results.
 * @csspart empty-text - Its first line.
 * @csspart removals - The filters that can be taken away to find more.
 * @csspart chips - What is chosen, where no panel on the page shows it.
 * @csspart chip - One of them, a button that removes it.
 * @csspart clear-all - "Clear all".
 * @csspart foot - What stands below the cards.
 * @csspart shown - How many of all are shown.
 * @csspart more - "Load more".
 * @csspart previous - "Show previous".
 * @csspart terms - A list of terms to search for instead.
 * @csspart heading - The heading of a numbered page, which focus goes to.
 * @csspart pages - The list of numbered pages.
 * @csspart page - A link to one of them.
 * @csspart current - The one that is shown.
 * @csspart picker - The dialog in which an option is chosen before a product is added to the cart.
 * @csspart option - A group of choices in it.
 * @csspart value - One choice in it.
 * @csspart picker-price - The price of what is chosen.
 * @csspart picker-error - Why it could not be added.
 * @csspart add - The button that adds it.
 * @csspart close - The button that closes it.
 * @attr {string} [instance=default] - Names the search it shows, where the page has several.
 * @attr {number} [page-size=24] - Results a page, 1 to 50 (§8.3).
 * @attr {string} collection - Handle of the collection to browse.
 * @attr {string} query - What to search for, `*` for every product; the address's `q` where it is left out, which an embedded list does not read.
 * @attr {string} filters - Filters to start with, as in an address: `filter_tags=夏&filter_on_sale=true`.
 * @attr {relevance | price_asc | price_desc | newest} [sort=relevance] - Sort to start with (§4.1).
 * @attr {off} url-sync - An embedded list, which neither reads nor writes the address.
 * @attr {string} exclude - Handle of an item to leave out, such as the product whose page this is; where it is among the results, a page of them is one shorter.
 * @attr {string} columns - Cards in a row, or several numbers for the shopper to choose from (`2 4`); as many as fit where it is left out.
 * @attr {more | pages | infinite} [paging=more] - How there is more: a button, numbered pages, or by itself.
 * @attr {boolean} quick-add - Products are put into the cart from their cards.
 * @attr {string} data-title - The document's title, in which `{query}` and `{count}` stand for what is shown: `{query} ({count}) – Shop`.
 * @attr {boolean} data-transition - Other results come by a view transition, where the browser can and motion is welcome.
 * @attr {off} data-standard-events - No `shopify:search:update` and `shopify:collection:update`, where the theme dispatches its own.
 * @attr {number} data-collection-id - The platform's id of the collection, for `shopify:collection:update`.
 * @attr {number} data-products-count - How many products it has unfiltered, for the same.
 * @attr {string} data-preview-state - In the theme editor, the `data-state` to show with sample results; `degraded-results` too.
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - What the search is up to; written by the element, for the theme's CSS.
 * @fires {SearchRedirectEvent} search-redirect - A keyword redirect is about to be followed (`url`). Cancelable: the results are shown instead.
 * @fires {SearchResultClickEvent} search-result-click - A result was clicked (`item`, zero-based `position`). Cancelable: the page stays; the click is counted all the same.
 * @fires {SearchAddToCartEvent} search-add-to-cart - A product is about to be put into the cart (`variantId`, the contract's numeric string; `quantity`). Cancelable: nothing is added.
 * @fires {SearchStartEvent} search-start - A search has begun (`query`).
 * @fires {SearchResultsEvent} search-results - A search was answered (`answer`).
 * @fires {SearchErrorEvent} search-error - A search could not be answered, and why (`code`, `error`).
 * @fires {SearchDegradedEvent} search-degraded - The service answered `degraded` (§3); `reason` is for logs only.
 * @cssprop --search-columns - Cards in a row, a whole number; as many as fit where it is left out.
 * @cssprop [--search-card-min=176px] - Least width of a card.
 * @cssprop [--search-card-ratio=1] - Shape of the pictures, width to height.
 * @cssprop [--search-gap=20px] - Space between cards.
 * @cssprop [--search-radius=8px] - Corners.
 * @cssprop [--search-border=currentColor at 25 %] - Lines.
 * @cssprop [--search-accent=currentColor] - Focus and checked controls.
 * @cssprop [--search-sale=#b3261e] - The sale badge.
 * @cssprop [--search-panel-background=Canvas] - Ground of the option picker.
 * @cssprop [--search-panel-color=CanvasText] - Its text.
 * @tag search-results
 */
export class SearchResultsElement extends JoinedElement {
  /** Results a page, 1 to 50 (§8.3). */
  declare pageSize: number;
  /** Handle of the collection to browse. */
  declare collection: string | null;
  /** What to search for; the address's `q` where it is left out. */
  declare query: string | null;
  /** Filters to start with, as in an address: `filter_tags=夏&filter_on_sale=true`. */
  declare filters: string | null;
  /** Sort to start with: one of the contract's (§4.1). */
  declare sort: Sort | null;
  /** `off` for an embedded list that neither reads nor writes the page's address. */
  declare urlSync: 'off' | null;
  /** Handle of an item to leave out, such as the product whose page this is. */
  declare exclude: string | null;
  /** Cards in a row, or several numbers to choose from; as many as fit where it is left out. */
  declare columns: string | null;
  /** How there is more: `more`, a button; `pages`, numbered; `infinite`. */
  declare paging: 'more' | 'pages' | 'infinite' | null;
  /** Whether products are put into the cart from their cards. */
  declare quickAdd: boolean;

  protected readonly styles = searchResultsStyles;
  readonly #extras = this.onDemand(() => import('./list-extras.ts'));
  readonly #parts = {
    cards: this.onDemand(() => import('./cards/rich-cards.ts'), 'page'),
    custom: this.onDemand(() => import('./cards/template-cards.ts')),
    quickAdd: this.onDemand(() => import('./quick-add/quick-add.ts'), 'page'),
    redraw: () => this.#showCards(true),
  };
  readonly #list = new CardList(() => this.store);
  readonly #cards = this.#list.element;
  #surround: (() => Promise<Snapshots | undefined>) | undefined;
  #renderItem: ((item: ResultItem) => unknown) | undefined;

  /** Makes a card's content, a node or a text; the usual card where it gives nothing. Asked once for each item as it is. */
  get renderItem(): ((item: ResultItem) => unknown) | undefined {
    return this.#renderItem;
  }

  set renderItem(renderItem: ((item: ResultItem) => unknown) | undefined) {
    this.#renderItem = renderItem;
    this.requestUpdate();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, cardStyles);
    this.append(this.#cards);
    if (platform().designMode) void import('./theme-editor/design-mode.ts').then(({design}) => design(this));
  }

  protected override join(leaving: AbortSignal): void {
    super.join(leaving);
    this.#surround = visit(this, this.#list, leaving);
  }

  protected override render(): TemplateResult {
    return frame(this, {
      localization: this.localization,
      fallback: this.#showsFallback,
      cards: this.#cards,
      extras: this.#extras,
      loadMore: () => this.#add(() => this.store.loadMore(), this.#cards.children.length),
      loadPrevious: () => this.#add(() => this.store.loadPrevious(), 0),
    });
  }

  protected override update(): void {
    const {scope, state} = this.store;
    this.#cards.style.setProperty('--search-columns', this.#chosenColumns);
    super.update();
    const shown = this.#showCards();
    this.#cards.ariaBusy = `${!shown || /loading|refreshing/.test(state.status)}`;
    if (scope.followsAddress && state.status !== 'loading') void this.#surround?.();
  }

  /**
   * @param isAsked whether the shopper has changed something in a card.
   * @returns `false` while cards, or code that they need, are on their way.
   */
  #showCards(isAsked = false): boolean {
    const {answer, status} = this.store.state;
    if (status === 'loading' && !this.#showsFallback) return this.#list.wait();
    // What is on screen stays as it is until there is something else.
    if (status === 'refreshing' && this.#cards.firstChild && !isAsked) return true;
    const hits = answer?.hits ?? [];
    const draw = answer ? drawCards(this, this.localization, hits, this.#parts) : () => undefined;
    if (draw) this.#list.show(hits, draw, this.store.adds);
    return Boolean(draw);
  }

  /** Of several numbers of columns the shopper's choice, which holds on every page; the first where there is none. */
  get #chosenColumns(): string {
    const [first = '', ...others] = this.columns?.match(/\S+/g) ?? [];
    const stored = others[0] && device.get('columns');
    return `${Number.parseInt(others.find(each => each === stored) ?? first, 10) || ''}`;
  }

  /**
   * The first of the children that stand in for results.
   *
   * @internal
   */
  get fallback(): Element | null {
    return this.querySelector(':scope > :not(template, script, style, [slot])');
  }

  /** The children are shown while there is nothing better: no answer yet, or none to be had. */
  get #showsFallback(): boolean {
    const {state} = this.store;
    return isUnavailable(state) || (!state.answer && (state.status !== 'loading' || !!this.fallback));
  }

  /** Focus goes to the first new item, so that a keyboard goes on where the list does; not where it has gone elsewhere. */
  async #add(load: () => Promise<void>, place: number): Promise<void> {
    await load();
    if (!/ready|degraded/.test(this.store.state.status) || !document.activeElement?.contains(this)) return;
    this.#list.focusNext = place;
    this.requestUpdate();
  }
}

reflectAttributes(SearchResultsElement, {
  instance: null,
  pageSize: 24,
  collection: null,
  query: null,
  filters: null,
  sort: null,
  urlSync: null,
  exclude: null,
  columns: null,
  paging: null,
  quickAdd: false,
});

declare global {
  interface HTMLElementTagNameMap {
    'search-results': SearchResultsElement;
  }
}
