import {html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult} from 'lit';
import type {Sort} from '../../core/contract/enums.ts';
import type {ResultItem} from '../../core/contract/schema.ts';
import {platform} from '../../service/shopify/platform.ts';
import {StoreController} from '../../store/store-controller.ts';
import {controlStyles} from '../shared/control.styles.ts';
import {hasFocusElsewhere} from '../shared/focus.ts';
import {Lazy} from '../shared/lazy.ts';
import {numberAttribute} from '../shared/number-attribute.ts';
import {SearchElement} from '../shared/search-element.ts';
import {Cards} from './cards/cards.ts';
import {needsExtras} from './extras-needed.ts';
import {failsBelow, offlineNotice} from './failure-notice.ts';
import {showsFallback} from './fallback.ts';
import {foot} from './foot.ts';
import {ListSearch} from './list-search.ts';
import {searchResultsStyles} from './search-results.styles.ts';
import {SortSelect} from './sort-select.ts';
import {toolbar} from './toolbar.ts';

/** The properties that change what a list searches for. */
const SEARCH_PROPERTIES = ['pageSize', 'collection', 'query', 'filters', 'sort', 'urlSync', 'exclude'];

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
 * @csspart announcement - What happened to a product that was added to the cart, a `status`.
 * @csspart picker - The dialog in which an option is chosen before a product is added to the cart.
 * @csspart option - A group of choices in it.
 * @csspart value - One choice in it.
 * @csspart picker-price - The price of what is chosen.
 * @csspart picker-error - Why it could not be added.
 * @csspart add - The button that adds it.
 * @csspart close - The button that closes it.
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
export class SearchResultsElement extends SearchElement {
  static override styles = [controlStyles, searchResultsStyles];

  static override properties: PropertyDeclarations = {
    pageSize: {attribute: 'page-size', converter: numberAttribute, reflect: true, useDefault: true},
    collection: {reflect: true},
    query: {reflect: true},
    filters: {reflect: true},
    sort: {reflect: true},
    urlSync: {attribute: 'url-sync', reflect: true},
    exclude: {reflect: true},
    columns: {reflect: true},
    paging: {reflect: true},
    quickAdd: {attribute: 'quick-add', type: Boolean, reflect: true},
    renderItem: {attribute: false},
  };

  /** Results per page, 1 to 50 (§8.3). */
  declare pageSize: number;
  /** Handle of the collection to browse. */
  declare collection: string | null;
  /** What to search for, `*` for every product; the address's `q` if left out, which an embedded list does not read. */
  declare query: string | null;
  /** Filters to start with, as in an address: `filter_tags=夏&filter_on_sale=true`. */
  declare filters: string | null;
  /** Sort to start with (§4.1). */
  declare sort: Sort | null;
  /** `off` for an embedded list, which neither reads nor writes the address. */
  declare urlSync: 'off' | null;
  /** Handle of an item to exclude, such as the product whose page this is; a page of results that has it is one shorter. */
  declare exclude: string | null;
  /** Cards in a row, or several numbers for the shopper to choose from (`2 4`); as many as fit if left out. */
  declare columns: string | null;
  /** How the list continues: by a button, by numbered pages, or by itself. */
  declare paging: 'more' | 'pages' | 'infinite' | null;
  /** Whether products can be added to the cart from their cards. */
  declare quickAdd: boolean;
  /** Makes a card's content, a node or a text; the usual card if it returns nothing. Called once for each item as it is. */
  declare renderItem: ((item: ResultItem) => unknown) | undefined;

  readonly #search = new ListSearch(this);
  readonly #extras = new Lazy(this, async () => {
    const {ResultsExtras} = await import('../page-extras.ts');
    return new ResultsExtras(this);
  });
  readonly #preview = new Lazy(this, async () => {
    const {Preview} = await import('./theme-editor/preview.ts');
    return new Preview(this);
  });
  readonly #sort = new SortSelect(this);
  readonly #cards = new Cards(this, () => this.#extras.value);

  constructor() {
    super();
    new StoreController(this);
    this.pageSize = 24;
    this.collection = this.query = this.filters = this.sort = this.urlSync = null;
    this.exclude = this.columns = this.paging = null;
    this.quickAdd = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (platform().designMode) this.#preview.load();
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (this.hasUpdated && this.isConnected && SEARCH_PROPERTIES.some(name => changed.has(name)))
      this.#search.restart();
    if (needsExtras(this)) this.#extras.load();
  }

  /** Waits for the view transition to capture the old state, 50 ms at most. */
  protected override async scheduleUpdate(): Promise<void> {
    await this.#extras.value?.transitions.capture();
    super.scheduleUpdate();
  }

  protected override render(): TemplateResult {
    const {localization, store} = this;
    // Until there is something better, the theme's children are shown.
    if (!localization) return html`<slot></slot>`;
    const {translate} = localization;
    const extras = this.#extras.value;
    const isFallback = showsFallback(this);
    return html`
      <div part="toolbar" ?hidden=${isFallback}>
        ${toolbar(this, this.#sort, translate, Boolean(extras?.slowAnswers.isSlow), extras?.columns(localization))}
      </div>
      ${failsBelow(store) ? nothing : offlineNotice(this, translate)}
      ${extras?.above(localization, isFallback)}
      <slot name="results" ?hidden=${isFallback}></slot>
      ${extras?.empty(localization)}
      <slot ?hidden=${!isFallback}></slot>
      <div part="foot" ?hidden=${isFallback || !store.state.answer}>${foot(this, localization, extras)}</div>
      ${this.#cards.overlay}
    `;
  }

  protected override updated(): void {
    const {scope, state} = this.store;
    if (scope.followsAddress && state.status !== 'loading' && this.localization) this.#extras.load();
  }

  /** @internal */
  get cards(): HTMLElement {
    return this.#cards.element;
  }

  /** @internal */
  get openedQuery(): string {
    return this.#search.openedQuery;
  }

  /** @internal */
  get fallback(): Element | null {
    return this.querySelector(':scope > :not(template, script, style, [slot])');
  }

  /** @internal */
  async addPage(side: 'next' | 'previous'): Promise<void> {
    const index = side === 'next' ? this.cards.childElementCount : 0;
    await (side === 'next' ? this.store.loadMore() : this.store.loadPrevious());
    const {status} = this.store.state;
    const isAdded = status === 'ready' || status === 'degraded';
    // The shopper may have moved focus elsewhere meanwhile.
    if (isAdded && !hasFocusElsewhere(this)) this.#cards.focusNext(index);
  }

  /** @internal */
  async restoreEntry(origin: 'load' | 'history'): Promise<boolean> {
    const extras = await this.#extras.ready().catch(() => undefined);
    return (await extras?.snapshots.restore(origin)) ?? false;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'search-results': SearchResultsElement;
  }
}
