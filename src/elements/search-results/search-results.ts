import {html, nothing, type PropertyDeclarations, type TemplateResult} from 'lit';
import {MAX_QUERY_LENGTH, type Sort} from '../../core/contract/constants.ts';
import {pageAt} from '../../core/contract/request.ts';
import type {ResultItem} from '../../core/contract/schema.ts';
import {StoreController} from '../../store/store-controller.ts';
import {controlStyles} from '../shared/control.styles.ts';
import {hasFocusElsewhere} from '../shared/focus.ts';
import {opensNewTab} from '../shared/link-events.ts';
import type {Localization} from '../shared/localize.ts';
import {mediaQuery} from '../shared/media-query.ts';
import {numberAttribute} from '../shared/search-element.ts';
import {StoreElement} from '../shared/store-element.ts';
import {textContent} from '../shared/text-content.ts';
import {CardList} from './cards/card-list.ts';
import type {Places} from './feature.ts';
import {featureFiles} from './feature-files.ts';
import {FeatureLoader} from './feature-loader.ts';
import {FirstResults} from './first-results.ts';
import {AddressSync} from './history/address-sync.ts';
import {hasFallback} from './history/list-query.ts';
import {PlatformResults} from './platform-results.ts';
import {searchResultsStyles} from './search-results.styles.ts';
import {columnOptions} from './shown-columns.ts';
import {type StatusView, viewOf} from './status-view.ts';
import {SortSelect, toolbar} from './toolbar.ts';

/**
 * Shows the results of a search: count, sort, cards, "Load more", and all other states of a search.
 *
 * The cards are in light DOM, where the theme's CSS and other apps reach them. The element's children are the fallback: they
 * show until the first answer, and again if the service can't answer. `first-results` says whose results a page paints first.
 *
 * @slot - The fallback, such as the theme's own results.
 * @slot toolbar - Shown instead of the empty toolbar of `first-results="service"` until the language is loaded, as Liquid has painted it.
 * @slot skeletons - Shown instead of the fallback while `first-results="service"` waits for the first answer; by default, skeletons of
 *   cards.
 * @slot product - A `<template>` for a product's card.
 * @slot article - A `<template>` for an article's card.
 * @slot page - A `<template>` for a page's card.
 * @slot empty - A `<template>` that shows if nothing was found.
 * @slot platform - The platform's own results, which the element puts here in place of the fallback if the service can't answer.
 * @slot browse - Products to browse, if nothing was found or on a results page without a search term: an element, or a `<template>` that
 *   is copied when it is needed.
 * @slot banner - A `<template>` with content between the cards, after `data-after` results of the whole list. `data-query` and
 *   `data-collection` say what it is for, and `data-span="2"` gives it the width of two cards.
 * @slot tax-note - A note on tax, shown after each price.
 * @csspart toolbar - The row with count and sort.
 * @csspart count - The result count, a `status` if the shopper searched or refined the list.
 * @csspart sort - The label around the sort `select`.
 * @csspart columns - The radios that choose the number of columns.
 * @csspart notice - A banner: degraded, limited, failed.
 * @csspart empty - Shown if nothing was found.
 * @csspart empty-text - Its first line.
 * @csspart removals - The active filters, each removable to find more.
 * @csspart chips - The active filters, if no panel on the page shows them.
 * @csspart chip - The button that removes an active filter.
 * @csspart clear-all - "Clear all".
 * @csspart foot - The area below the cards.
 * @csspart shown - The number of results shown, and of all.
 * @csspart more - "Load more": a link to the next page, or a button in a list that does not follow the address.
 * @csspart previous - "Show previous", likewise.
 * @csspart terms - A list of terms to search for instead.
 * @csspart heading - The heading of a numbered page; receives focus when the page changes.
 * @csspart pages - The list of numbered pages.
 * @csspart page - A link to a numbered page.
 * @csspart current - The link to the current page.
 * @csspart announcement - The outcome of adding a product to the cart, a `status`.
 * @csspart picker - The dialog that asks for an option before a product is added to the cart.
 * @csspart option - A group of choices in the picker.
 * @csspart value - A choice in the picker.
 * @csspart picker-price - The price of the selected variant.
 * @csspart picker-error - The reason why the product could not be added.
 * @csspart add - The picker's button that adds the product.
 * @csspart close - The picker's close button.
 * @attr {string} data-cards-section - With `cards="theme"`, the id of the section that renders cards; by default that of the kit's section.
 * @attr data-short-count - The count leaves out the query, because it stands in a row with filters.
 * @attr {string} data-title - The document's title, with the placeholders `{query}` and `{count}`: `{query} ({count}) – Shop`.
 * @attr {boolean} data-transition - Changes results with a view transition, if the browser supports it and the shopper has not reduced
 *   motion.
 * @attr {string} data-picture-transition - The `view-transition-name` of the product page's picture, to which the clicked card's picture
 *   moves in a theme with `@view-transition`.
 * @attr {off} data-standard-events - Dispatches neither `shopify:search:update` nor `shopify:collection:update`, because the theme
 *   dispatches its own.
 * @attr {number} data-collection-id - The platform's id of the collection, for `shopify:collection:update`.
 * @attr {number} data-products-count - The number of products in the collection, unfiltered, for `shopify:collection:update`.
 * @attr {string} data-preview-state - In the theme editor, the `data-state` to show with sample results; `degraded-results` too.
 * @attr data-fallback - Set by the element while it shows its fallback, for the theme's CSS.
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - The state of the search.
 *   Set by the element, for the theme's CSS.
 * @fires {SearchRedirectEvent} search-redirect - Before the page follows a keyword redirect (`url`). If canceled, the results are shown
 *   instead.
 * @fires {SearchResultClickEvent} search-result-click - The shopper clicked a result (`item`, zero-based `position`). If canceled, the
 *   page stays; the click is still counted.
 * @fires {SearchAddToCartEvent} search-add-to-cart - Before a product is added to the cart (`variantId`, the contract's numeric string;
 *   `quantity`). If canceled, nothing is added.
 * @fires {SearchStartEvent} search-start - A search started (`query`).
 * @fires {SearchResultsEvent} search-results - A search was answered (`answer`); `kind` is `list`.
 * @fires {SearchCardEvent} search-card - A card was drawn for an item (`card`, `item`), for apps that add to it.
 * @fires {SearchErrorEvent} search-error - A search failed (`code`, `error`).
 * @fires {SearchDegradedEvent} search-degraded - The service answered `degraded` (§3); `reason` is for logs only.
 * @cssprop --search-columns - Cards in a row, a whole number; by default, as many as fit.
 * @cssprop [--search-card-min=176px] - Minimum width of a card.
 * @cssprop [--search-card-ratio=1] - Aspect ratio of the pictures, width / height.
 * @cssprop [--search-gap=20px] - Space between cards.
 * @cssprop [--search-radius=8px] - Border radius.
 * @cssprop [--search-border=currentColor at 25 %] - Color of borders and dividers.
 * @cssprop [--search-accent=currentColor] - Focus ring and checked controls.
 * @cssprop [--search-sale=#b3261e] - The sale badge.
 * @cssprop [--search-panel-background=Canvas] - Background of the option picker.
 * @cssprop [--search-panel-color=CanvasText] - Text color of the option picker.
 * @tag search-results
 */
export class SearchResultsElement extends StoreElement {
  static override styles = [controlStyles, searchResultsStyles];

  static override properties: PropertyDeclarations = {
    firstResults: {attribute: 'first-results', reflect: true},
    pageSize: {attribute: 'page-size', converter: numberAttribute, reflect: true, useDefault: true},
    collection: {reflect: true},
    query: {reflect: true},
    filters: {reflect: true},
    sort: {reflect: true, useDefault: true},
    urlSync: {attribute: 'url-sync', reflect: true},
    exclude: {reflect: true},
    columns: {reflect: true},
    paging: {reflect: true, useDefault: true},
    quickAdd: {attribute: 'quick-add', type: Boolean, reflect: true},
    cards: {reflect: true},
    swatchOptions: {attribute: 'swatch-options', reflect: true},
    renderItem: {attribute: false},
  };

  /**
   * Whose results a page paints first. With `service`, the fallback shows only if the service can't answer, or has not after 6 s. With
   * `theme`, the fallback is the list until the shopper filters, sorts or searches, and nothing is requested before. By default,
   * the fallback shows until the first answer. An embedded list ignores it.
   */
  declare firstResults: 'theme' | 'service' | null;
  /** Results per page, 1 to 50 (§8.3). */
  declare pageSize: number;
  /** Handle of the collection to browse. */
  declare collection: string | null;
  /** The query, `*` for all products. By default the `q` of the address, which an embedded list does not read. */
  declare query: string | null;
  /** Filters to start with, as in an address: `filter_tags=夏&filter_on_sale=true`. */
  declare filters: string | null;
  /** Sort to start with (§4.1). */
  declare sort: Sort;
  /** `off` for an embedded list, which neither reads nor writes the address. */
  declare urlSync: 'off' | null;
  /** Handle of an item to exclude, such as the page's own product. A page of results that contains it has one card less. */
  declare exclude: string | null;
  /**
   * Cards in a row, or several numbers for the shopper to choose from (`2 4`); by default, as many as fit. After a slash, those of
   * screens narrower than 48 rem: `5 8 / 2 1`.
   */
  declare columns: string | null;
  /** How the list continues: with a button, with numbered pages, or by scrolling. */
  declare paging: 'more' | 'pages' | 'infinite';
  /** Whether products can be added to the cart from their cards. */
  declare quickAdd: boolean;
  /** `theme` for the theme's own cards of products, which the platform renders; they take the places of the element's cards. */
  declare cards: 'theme' | null;
  /** Names of the options whose values are colours, separated by commas: `Finish, Shade`; by default the configuration's. */
  declare swatchOptions: string | null;
  /** Renders a card's content, a node or a text; the default card if it returns nothing. Called once per item. */
  declare renderItem: ((item: ResultItem) => unknown) | undefined;

  /** @internal */
  places: Places = {};
  /** @internal */
  view!: StatusView;
  /** @internal */
  hasFallback = false;
  /** @internal */
  hasFallbackItems = false;
  /** @internal */
  chosenColumns: unknown;
  readonly #narrow = mediaQuery(this, '(width < 48rem)');
  readonly #platform = new PlatformResults(this);
  /** @internal */
  readonly address = new AddressSync(this);
  readonly #firstResults = new FirstResults(this);
  readonly #sort = new SortSelect(this);
  /** @internal */
  readonly cardList = new CardList(this);
  readonly #features = new FeatureLoader<SearchResultsElement>(this, featureFiles);

  constructor() {
    super();
    new StoreController(this);
    this.pageSize = 24;
    this.sort = 'relevance';
    this.paging = 'more';
    this.firstResults = null;
    this.collection = this.query = this.filters = this.urlSync = null;
    this.exclude = this.columns = this.swatchOptions = this.cards = null;
    this.quickAdd = false;
  }

  /** Waits for the view transition to capture the old state, 50 ms at most. */
  protected override async scheduleUpdate(): Promise<void> {
    await this.places.beforeRender?.();
    super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    this.hasFallback = hasFallback(this);
    this.hasFallbackItems = this.querySelector(':scope > :not([slot]) a[href]') !== null;
    this.view = viewOf(this, this.view);
  }

  protected override render(): TemplateResult {
    const {localization, places, paging, store, view} = this;
    if (!localization) return this.#withoutTexts();
    const {fallback, skeletons, isBelow, isPinned} = view;
    const isNumbered = paging === 'pages';
    const columns = places.columns?.(localization) ?? this.#roomForColumns();
    return html`
      <div part="toolbar" ?hidden=${fallback} ?data-unseen=${store.state.status === 'empty'}>
        ${toolbar(this, this.#sort, columns, localization.translate)}
      </div>
      ${isNumbered ? places.heading?.(localization) : nothing}
      ${places.chips?.(localization)}
      ${isBelow ? nothing : this.#alert(localization)}
      <div role="status">
        ${isBelow || isPinned ? nothing : places.notice?.(localization)}
        ${places.announcement?.(localization)} ${places.themeStatus?.(localization)}
      </div>
      ${isNumbered || fallback ? nothing : this.#pageButton('previous', localization)}
      <slot name="results" ?hidden=${fallback}></slot>
      <slot name="skeletons" ?hidden=${!skeletons}></slot>
      ${store.keepsTheme ? nothing : [places.empty?.(localization), places.browse?.(localization)]}
      ${this.#platform.slot(fallback)}
      ${this.firstResults ? html`<div role="status" class="pinned">${isPinned ? places.notice?.(localization) : nothing}</div>` : nothing}
      <div part="foot" ?hidden=${!view.foot}>${this.#foot(localization)}</div>
      ${places.dialogs?.(localization)}
    `;
  }

  /** Renders the list until the language is loaded: the theme's children, or skeletons below the room for the toolbar. */
  #withoutTexts(): TemplateResult {
    if (!this.awaitsService) return html`<slot></slot>`;
    return html`<slot name="toolbar"><div part="toolbar"></div></slot><slot name="skeletons"></slot><slot name="results"></slot>`;
  }

  protected override updated(): void {
    const isFallback = this.localization ? this.view.fallback : !this.awaitsService;
    this.toggleAttribute('data-fallback', isFallback && this.hasFallback);
  }

  /** Keeps the place of the choice of columns, whose code may come later. */
  #roomForColumns(): TemplateResult | typeof nothing {
    const options = columnOptions(this);
    if (options.length < 2) return nothing;
    return html`<span class="room" ?data-wide=${!options.includes('1')}>${options.map(() => html`<i></i>`)}</span>`;
  }

  /** Renders the banner of a failed search. It needs no code of features, which a shopper without a network can't load. */
  #alert({translate}: Localization): TemplateResult | typeof nothing {
    const {alert, fallback} = this.view;
    if (!alert) return nothing;
    if (alert === 'tooLong')
      return html`<div part="notice" role="alert"><p>${translate('tooLong', {count: MAX_QUERY_LENGTH})}</p></div>`;
    const isReplaced = alert === 'failed' && fallback && this.hasFallback;
    return html`<div part="notice" role="alert">
      <p>${translate(alert)}${isReplaced ? ` ${translate('standardResults')}` : nothing}</p>
      <button @click=${this.#retry}>${translate('retry')}</button>
    </div>`;
  }

  readonly #retry = (): void => {
    if (this.view.isBelow) return void this.addPage('next');
    this.showService();
    void this.store.retry();
    this.renderRoot.querySelector<HTMLElement>('p[part=count]')?.focus();
  };

  /** Renders the content below the cards: the share of the results, the paging, and the banners. */
  #foot(localization: Localization): TemplateResult {
    const {paging, places, store} = this;
    const {isBelow, isPinned} = this.view;
    const {hits = [], total = 0} = store.state.answer ?? {};
    const isPart = paging !== 'pages' && hits.length > 0 && hits.length < total;
    const share = isPart ? localization.translate('shown', {shown: hits.length, count: total}) : '';
    return html`
      <p part="shown" ${textContent(share)}></p>
      ${paging === 'pages' ? places.pages?.(localization) : this.#pageButton('next', localization)}
      ${isBelow ? this.#alert(localization) : nothing}
      ${isBelow && !isPinned ? html`<div role="status">${places.notice?.(localization)}</div>` : nothing}
      ${places.below?.(localization)}
    `;
  }

  /**
   * Renders the control that adds the next or the previous page, if there is one: a link to that page, which search engines and new tabs
   * follow, or a button in a list whose pages have no address.
   */
  #pageButton(side: 'next' | 'previous', {translate}: Localization): TemplateResult | typeof nothing {
    const {status, answer} = this.store.state;
    const offset = answer?.[side];
    if (answer === undefined || offset === undefined || !this.view.paging) return nothing;
    const isBusy = status === 'refreshing';
    const name = side === 'next' ? 'more' : 'previous';
    const text = textContent(translate(name));
    const onClick = (event: MouseEvent) => {
      if (opensNewTab(event)) return;
      event.preventDefault();
      if (!isBusy) void this.addPage(side);
    };
    const href = this.address.addressOf(pageAt(offset, answer.request.limit));
    return href === undefined
      ? html`<button part=${name} aria-disabled=${isBusy} @click=${onClick} ${text}></button>`
      : html`<a part=${name} href=${href} aria-disabled=${isBusy} @click=${onClick} ${text}></a>`;
  }

  /** @internal */
  get isSlow(): boolean {
    return this.places.isSlow?.() ?? false;
  }

  /** @internal */
  get isNarrow(): boolean {
    return this.#narrow.matches;
  }

  /** @internal */
  get grid(): HTMLElement {
    return this.cardList.element;
  }

  /** @internal */
  get isPressed(): boolean {
    return this.gestures.isPressed;
  }

  /** @internal */
  get hasFeatures(): boolean {
    return this.#features.isLoaded;
  }

  /** @internal */
  get canDraw(): boolean {
    return this.#features.canDraw;
  }

  /** @internal */
  get awaitsService(): boolean {
    return this.#firstResults.awaitsService;
  }

  /** @internal */
  showService(): void {
    this.#firstResults.showService();
  }

  /** @internal */
  async addPage(side: 'next' | 'previous'): Promise<void> {
    const index = side === 'next' ? (this.store.state.answer?.hits.length ?? 0) : 0;
    await (side === 'next' ? this.store.loadMore() : this.store.loadPrevious());
    const {status} = this.store.state;
    const isAdded = status === 'ready' || status === 'degraded';
    // The shopper may have moved focus elsewhere meanwhile.
    if (isAdded && !hasFocusElsewhere(this)) this.cardList.focusNext(index);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'search-results': SearchResultsElement;
  }
}
