import {html, nothing, type PropertyDeclarations, type TemplateResult} from 'lit';
import {type FilterEntry, filterEntries} from '../../core/filters/filters.ts';
import {withoutIgnored} from '../../core/filters/ignored-filters.ts';
import type {Translate} from '../../i18n/translator.ts';
import {isUnavailable, type SearchState} from '../../store/store.ts';
import {StoreController} from '../../store/store-controller.ts';
import {controlStyles} from '../shared/control.styles.ts';
import {crossStyles} from '../shared/cross.styles.ts';
import {Lazy} from '../shared/lazy.ts';
import type {Localization} from '../shared/localize.ts';
import {mediaQuery} from '../shared/media-query.ts';
import {nextPaint} from '../shared/next-paint.ts';
import {StoreElement} from '../shared/store-element.ts';
import {textContent} from '../shared/text-content.ts';
import {facetPanelStyles} from './facet-panel.styles.ts';
import {FilterEvents} from './filter-changes.ts';

/**
 * Shows the filters of a search: every facet of the contract (§2.3) with the control that fits its filter, and the active filters
 * as chips. A sidebar, or a bar above the list; on narrow screens a drawer that a button opens.
 *
 * @slot - The fallback, such as the theme's own filters; and `<script type="application/json" data-facet-seeds>` for facets that browse
 *   never returns (§4.1 browse). Its brands and types are offered beside those in the page's address.
 * @csspart skip - The link that skips the filters of a sidebar or a bar, visible while it has the focus.
 * @csspart open - The button that opens the drawer.
 * @csspart drawer - The drawer, a `dialog`.
 * @csspart drawer-content - The scrolling content of the drawer.
 * @csspart close - The drawer's close button.
 * @csspart show - The button that closes the drawer and shows the result count; after a failure it retries.
 * @csspart clear - "Clear all" in the drawer.
 * @csspart chips - The active filters.
 * @csspart chip - The button that removes an active filter.
 * @csspart clear-all - "Clear all".
 * @csspart facets - All groups.
 * @csspart facet - One group of choices.
 * @csspart toggle - A group with a single checkbox: in stock, on sale.
 * @csspart price - The content of the price group.
 * @csspart heading - A group's heading.
 * @csspart disclosure - The button in a heading that opens and closes its group.
 * @csspart values - The content of an open group.
 * @csspart value - One choice.
 * @csspart count - The result count of a choice.
 * @csspart hint - The note that a group does not list all values.
 * @csspart note - The note that results have everything that is chosen in a group of tags.
 * @csspart show-more - "Show more", "Show less".
 * @csspart amounts - The two number inputs of the price.
 * @csspart amount - A number input with the sign of its currency.
 * @csspart slider - The price slider, with two thumbs.
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - The state of the search.
 *   Set by the element, for the theme's CSS.
 * @attr data-chosen - Set by the element while the chips of chosen filters are in a row above the list, with the drawer's button or
 *   below the bar.
 * @attr data-bare - Set by the element while it has nothing to show, so that the page's layout needs no column for it.
 * @fires {SearchFilterEvent} search-filter - The filters changed (`filters`), by the shopper, a script, or Back and Forward.
 * @cssprop [--search-accent=currentColor] - Focus ring and checked controls.
 * @cssprop [--search-border=currentColor at 25 %] - Color of borders and dividers.
 * @cssprop [--search-radius=8px] - Border radius.
 * @cssprop [--search-panel-background=Canvas] - Background of the drawer, and of an open group in a bar.
 * @cssprop [--search-panel-color=CanvasText] - Text color of the drawer, and of an open group in a bar.
 * @tag facet-panel
 */
export class FacetPanelElement extends StoreElement {
  static override styles = [controlStyles, facetPanelStyles, crossStyles];

  static override properties: PropertyDeclarations = {
    facets: {reflect: true},
    collapsed: {reflect: true},
    mode: {reflect: true, useDefault: true},
    swatchOptions: {attribute: 'swatch-options', reflect: true},
  };

  /**
   * The facets to show, in this order, separated by spaces: `content_types vendors product_types price_range available on_sale
   * variant_options metafields tags`; all by default.
   */
  declare facets: string | null;
  /**
   * The facets that are closed at first, by the same names; none by default. What the shopper opens or closes stays so for the
   * session.
   */
  declare collapsed: string | null;
  /** `auto` is a sidebar, `bar` a row of groups above the list; on screens narrower than 48 rem both are a drawer. */
  declare mode: 'sidebar' | 'drawer' | 'bar' | 'auto';
  /** Names of the options whose values are colours, separated by commas: `Finish, Shade`; by default the configuration's. */
  declare swatchOptions: string | null;

  readonly #narrow = mediaQuery(this, '(width < 48rem)');
  readonly #facets = new Lazy(this, async () => new (await import('./panel-facets.ts')).PanelFacets(this));
  readonly #bar = new Lazy(this, async () => {
    const [{FilterBar}] = await Promise.all([import('./filter-bar.ts'), this.#facets.ready()]);
    return new FilterBar(this);
  });
  readonly #drawer = new Lazy(this, async () => {
    const [{FilterDrawer}, facets] = await Promise.all([import('./filter-drawer.ts'), this.#facets.ready()]);
    return new FilterDrawer(this, facets.groups);
  });
  readonly #takeover = new Lazy(this, async () => {
    const [{FormTakeover}, facets] = await Promise.all([import('./form-takeover.ts'), this.#facets.ready()]);
    await facets.prepare();
    return new FormTakeover(this, facets.groups);
  });
  /** The state that the panel shows. */
  #shown: SearchState | undefined;
  #chosen: readonly FilterEntry[] = [];
  /**
   * Whether the answer's filters are shown, and not the fallback.
   *
   * @internal
   */
  showsFacets = false;
  /** Whether the drawer is to open, whose code may still be loading. */
  #wantsDrawer = false;

  constructor() {
    super();
    this.facets = this.collapsed = this.swatchOptions = null;
    this.mode = 'auto';
    new StoreController(this, state => this.#isRelevant(state));
    this.addController(new FilterEvents(this));
  }

  /**
   * Delays new facets until the list has painted, since shoppers wait for it, and no pointer is down, so that nothing moves during a tap.
   * Does not delay the content of the list's first frame, because that would move the list: the first row of a phone or a bar, and the
   * facets that replace the theme's form.
   */
  protected override async scheduleUpdate(): Promise<void> {
    const {answer} = this.store.state;
    const isFirst = this.layout === 'sidebar' && !this.#replacesForm;
    if (answer && (this.showsFacets ? this.#shown?.answer !== answer : isFirst)) {
      // Two renders in one task are a long task on a phone.
      do await nextPaint();
      while (this.gestures.isPressed);
    }
    if (answer && !this.#replacesForm) await this.#facets.value?.prepare(answer);
    super.scheduleUpdate();
  }

  protected override willUpdate(): void {
    const {localization, store} = this;
    const {answer, query} = store.state;
    const chosen = withoutIgnored(filterEntries(query.filters), answer);
    const isReady = this.#offersFacets && this.#canReplaceForm && this.#canDraw;
    const shown = isReady && answer && localization ? {answer, chosen, localization} : undefined;
    this.#shown = store.state;
    this.#chosen = chosen;
    this.showsFacets = shown !== undefined;
    this.#facets.value?.update(shown);
  }

  protected override render(): TemplateResult {
    const {localization} = this;
    return localization && this.showsFacets ? this.#panel(localization) : html`<slot></slot>`;
  }

  protected override updated(): void {
    this.#loadCode();
    this.#tellLayout();
    if (this.#wantsDrawer && this.#drawer.value) this.openDrawer();
  }

  /** Sets the attributes that the page's layout depends on. */
  #tellLayout(): void {
    const {status} = this.store.state;
    const isPanel = this.showsFacets;
    const hasContent = isPanel
      ? this.#hasContent
      : [...this.children].some(child => !child.matches('script, template, style'));
    const isBare = !(hasContent || !this.#canDraw || status === 'idle' || status === 'loading');
    // Chips keep their room while they are loading.
    const hasChips = this.#chosen.length > 0 && (isPanel || this.#shown?.status === 'loading');
    this.toggleAttribute('data-chosen', hasChips && this.layout !== 'sidebar');
    this.toggleAttribute('data-bare', isBare);
  }

  /** Whether the panel shows chips, groups of facets, or the button of the drawer. */
  get #hasContent(): boolean {
    const layout = this.layout;
    if (this.#chosen.length) return true;
    if (layout === 'drawer') return this.#hasResults;
    const hasItems = Boolean(this.#facets.value?.items.flat().length);
    return hasItems && (layout === 'sidebar' || this.#bar.value !== undefined);
  }

  get #hasResults(): boolean {
    return Boolean(this.store.state.answer?.total);
  }

  #panel(localization: Localization): TemplateResult {
    const {translate} = localization;
    const layout = this.layout;
    const facets = this.#facets.value;
    const chips = facets?.chips(this.#chosen, localization) ?? nothing;
    if (layout === 'drawer') return this.#drawerPanel(chips, translate);
    return html`
      ${facets?.skipLink(translate)}
      ${layout === 'bar' && facets ? (this.#bar.value?.render(facets, translate) ?? nothing) : nothing}
      <div class="chosen">${chips}</div>
      ${layout === 'sidebar' ? facets?.render() : nothing}
    `;
  }

  /** The button that opens the drawer and the chips of the chosen filters, in one row. */
  #drawerPanel(chips: unknown, translate: Translate): TemplateResult {
    const chosen = this.#chosen;
    const drawer = this.#drawer.value;
    const count = this.#facets.value?.count(chosen) ?? 0;
    const list = () => this.#facets.value?.render(drawer);
    return html`
      <div class="line">
        <div class="row">
          <button
            part="open"
            ?hidden=${!(this.#hasResults || chosen.length)}
            aria-haspopup="dialog"
            @click=${this.openDrawer}
            ${textContent(count ? translate('filtersChosen', {count}) : translate('filters'))}
          ></button>
          ${chips}
        </div>
      </div>
      ${drawer?.render(list, chosen, translate) ?? nothing}
    `;
  }

  /** @internal */
  readonly openDrawer = (): void => {
    const drawer = this.#drawer.value;
    this.#wantsDrawer = !drawer;
    if (drawer) drawer.open();
    else this.#drawer.load();
  };

  /** @internal */
  get layout(): 'sidebar' | 'drawer' | 'bar' {
    const {mode} = this;
    if (mode === 'sidebar' || mode === 'drawer') return mode;
    if (this.#narrow.matches) return 'drawer';
    return mode === 'bar' ? mode : 'sidebar';
  }

  /** The theme's own form, which stays until the shopper searches, filters or sorts. */
  get #form(): Element | null {
    return this.querySelector('[data-storefront-search-form]');
  }

  /** Whether the shopper uses the theme's form, which an answer is about to replace. */
  get #replacesForm(): boolean {
    const form = this.#form;
    if (!form || this.showsFacets) return false;
    return this.store.state.isRefined || form.matches(':popover-open') || this.matches(':focus-within');
  }

  /** Whether the theme's form is shown, and not only until the answer that the page opens with. */
  get #keepsForm(): boolean {
    const isReplaced = this.store.state.status === 'loading' || this.awaitsCode;
    return this.#replacesForm || (this.#form !== null && !this.showsFacets && !isReplaced);
  }

  /** Whether the answer has filters to show. */
  get #offersFacets(): boolean {
    const {keepsTheme, state} = this.store;
    const {answer, query} = state;
    if (!answer || isUnavailable(state) || (keepsTheme && this.#form)) return false;
    return !answer.degraded || filterEntries(query.filters).length > 0;
  }

  /**
   * Whether the answer has filters whose texts or controls are still loading.
   *
   * @internal
   */
  get awaitsCode(): boolean {
    const isLoaded = this.localization && (this.layout !== 'sidebar' || this.#facets.value);
    return this.#offersFacets && !isLoaded;
  }

  /** Whether the code of the panel's first content is loaded. A sidebar without results has no facets to wait for. */
  get #canDraw(): boolean {
    return !(this.awaitsCode && this.#hasResults);
  }

  /** Whether all code that replaces the theme's form is loaded, so that nothing is missing in between. */
  get #canReplaceForm(): boolean {
    return !this.#replacesForm || Boolean(this.#takeover.value && this.#frame.value);
  }

  /** The code of the layout. */
  get #frame(): Pick<Lazy<unknown>, 'value' | 'load'> {
    return {sidebar: this.#facets, bar: this.#bar, drawer: this.#drawer}[this.layout];
  }

  /** Loads the code of a drawer when it is opened or replaces the theme's form, and that of chips when filters are chosen. */
  #loadCode(): void {
    const keepsForm = this.#keepsForm;
    const hasAnswer = this.#shown?.answer !== undefined;
    if (keepsForm || (hasAnswer && this.layout !== 'drawer')) this.#frame.load();
    if (hasAnswer && this.#chosen.length) this.#facets.load();
    if (keepsForm) this.#takeover.load();
  }

  /** @internal */
  openGroup(id: string): void {
    this.#bar.value?.set(id, true);
  }

  /** Whether the panel shows a change: while another answer is pending, only a change of the chosen filters. */
  #isRelevant({status, query}: SearchState): boolean {
    return status !== 'refreshing' || query.filters !== this.#shown?.query.filters;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facet-panel': FacetPanelElement;
  }
}
