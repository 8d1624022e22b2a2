import {html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult} from 'lit';
import type {Facets} from '../../core/contract/schema.ts';
import {type FacetName, facetNames} from '../../core/filters/facet-groups.ts';
import {choose, drop} from '../../core/filters/filter-rules.ts';
import {type FilterEntry, filterEntries} from '../../core/filters/filters.ts';
import type {Localization} from '../../store/localization.ts';
import {isUnavailable, type SearchState} from '../../store/search-state.ts';
import {StoreController} from '../../store/store-controller.ts';
import {chipsStyles} from '../shared/chips.styles.ts';
import {chips} from '../shared/chips.ts';
import {controlStyles} from '../shared/control.styles.ts';
import {reportIgnored, withoutIgnored} from '../shared/ignored-filters.ts';
import {Lazy} from '../shared/lazy.ts';
import {MediaQuery} from '../shared/media-query.ts';
import {SearchElement} from '../shared/search-element.ts';
import {withAlternatives} from './alternatives.ts';
import {FacetFocus} from './facet-focus.ts';
import {readFacetNames} from './facet-names.ts';
import {facetPanelStyles} from './facet-panel.styles.ts';
import {facetList} from './facets.ts';
import {drawerStyles} from './filter-drawer.styles.ts';
import {FilterDrawer} from './filter-drawer.ts';
import {OpenedGroups} from './opened-groups.ts';
import {PacedKeys} from './paced-keys.ts';
import {PressedPointer} from './pressed-pointer.ts';
import {refine} from './refine.ts';
import {Seeds} from './seeds.ts';

/**
 * The filters of a search: every facet of the contract (§2.3) with the control that its filter's shape demands, and
 * what is chosen as chips. A sidebar, or on narrow screens a drawer behind a button.
 *
 * @slot - The fallback, such as the theme's own filters; and `<script type="application/json" data-facet-seeds>` for facets that browse never returns (§4.1 browse).
 * @csspart open - The button that opens the drawer.
 * @csspart drawer - The drawer, a `dialog`.
 * @csspart drawer-content - All that scrolls in it.
 * @csspart close - The button that closes it.
 * @csspart show - The button that closes it and tells how many results there are; after a failure it asks again.
 * @csspart clear - "Clear all" in the drawer.
 * @csspart chips - What is chosen.
 * @csspart chip - One of them, a button that removes it.
 * @csspart clear-all - "Clear all".
 * @csspart facets - All groups.
 * @csspart facet - One group of choices.
 * @csspart toggle - A group of one choice: in stock, on sale.
 * @csspart price - What is in the group of the price.
 * @csspart heading - A group's heading.
 * @csspart disclosure - The button in it, which opens and closes the group.
 * @csspart values - What is in an open group.
 * @csspart value - One choice.
 * @csspart count - How many results a choice has.
 * @csspart find - The field that finds values of a long group.
 * @csspart found - How many it found, a `status`.
 * @csspart hint - That a group is not all there is.
 * @csspart show-more - "Show more", "Show less".
 * @csspart price-text - The chosen prices in words.
 * @csspart amounts - The two numbers of the price.
 * @csspart slider - The slider of the price, two thumbs.
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - What the search is up to; written by the element, for the theme's CSS.
 * @cssprop [--search-accent=currentColor] - Focus and checked controls.
 * @cssprop [--search-border=currentColor at 25 %] - Lines.
 * @cssprop [--search-radius=8px] - Corners.
 * @tag facet-panel
 */
export class FacetPanelElement extends SearchElement {
  static override styles = [controlStyles, facetPanelStyles, chipsStyles, drawerStyles];

  static override properties: PropertyDeclarations = {
    facets: {reflect: true},
    collapsed: {reflect: true},
    mode: {reflect: true},
  };

  /**
   * Which facets there are, in order, separated by spaces: `content_types vendors product_types price_range available on_sale
   * variant_options metafields tags`; all by default.
   */
  declare facets: string | null;
  /**
   * Which facets are closed until the shopper opens them, by the same names; none by default. What the shopper opens or closes
   * stays so for the session.
   */
  declare collapsed: string | null;
  /** `auto` is a drawer on screens narrower than 48 rem. */
  declare mode: 'sidebar' | 'drawer' | 'auto' | null;

  readonly #narrow = new MediaQuery(this, '(width < 48rem)');
  readonly #pointer = new PressedPointer(this);
  readonly #seeds = new Seeds(this);
  readonly #groups = new OpenedGroups(this);
  readonly #keys = new PacedKeys(this);
  readonly #drawer = new FilterDrawer(this);
  readonly #extras = new Lazy(this, async () => {
    const {LongFacets, optionColour, PriceFilter} = await import('../page-extras.ts');
    return {longFacets: new LongFacets(this), price: new PriceFilter(this), optionColour};
  });
  #names: readonly FacetName[] = facetNames;
  /** The state that the panel shows. */
  #shown: SearchState | undefined;
  #chosen: readonly FilterEntry[] = [];
  /** `undefined` while the fallback is shown. */
  #facets: Facets | undefined;

  constructor() {
    super();
    this.facets = this.collapsed = this.mode = null;
    new FacetFocus(this);
    new StoreController(this, state => this.#isRelevant(state));
  }

  /** Delays another answer's facets until its list has painted and no pointer is down, so that nothing moves during a tap. */
  protected override async scheduleUpdate(): Promise<void> {
    const shown = this.#shown?.answer;
    if (shown && shown !== this.store.state.answer) {
      do await nextPaint();
      while (this.#pointer.isPressed);
    }
    super.scheduleUpdate();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('facets')) this.#names = readFacetNames(this.facets);
    const {state} = this.store;
    const {answer, query} = state;
    const entries = filterEntries(query.filters);
    const hasFacets = answer && !isUnavailable(state) && (!answer.degraded || entries.length);
    if (answer) this.#extras.load();
    this.#shown = state;
    reportIgnored(entries, answer);
    this.#chosen = withoutIgnored(entries, answer);
    this.#facets = hasFacets ? withAlternatives(answer, choose({}, this.#chosen), this.store) : undefined;
  }

  protected override render(): TemplateResult {
    // The form stays when its radios go: Chromium keeps those that are removed together with their form.
    return html`
      <form id="choices" method="dialog" hidden></form>
      ${this.localization && this.#facets ? this.#panel(this.localization, this.#facets) : html`<slot></slot>`}
    `;
  }

  #panel(localization: Localization, facets: Facets): TemplateResult {
    const chosen = this.#chosen;
    const list = () =>
      facetList(this.#names, {
        localization,
        facets,
        filters: choose({}, chosen),
        seeds: this.#seeds.values,
        swatchOptions: this.store.services.config.swatchOptions,
        groups: this.#groups,
        keys: this.#keys,
        ...this.#extras.value,
      });
    const remove = (entries: readonly FilterEntry[]) => refine(this.store, filters => drop(filters, entries));
    return html`
      ${this.#isDrawer ? this.#drawer.render(list, chosen, localization.translate) : nothing}
      <div class="chosen">${chips(this, chosen, localization, remove)}</div>
      ${this.#isDrawer ? nothing : list()}
    `;
  }

  get #isDrawer(): boolean {
    return this.mode === 'drawer' || (this.mode !== 'sidebar' && this.#narrow.matches);
  }

  /** While another answer is on its way, only the chosen filters may change. */
  #isRelevant({status, query}: SearchState): boolean {
    return status !== 'refreshing' || query.filters !== this.#shown?.query.filters;
  }
}

/** Resolves in the task after the next frame: two renders in one task are a long task on a phone. */
const nextPaint = () => new Promise<void>(resolve => requestAnimationFrame(() => setTimeout(resolve)));

declare global {
  interface HTMLElementTagNameMap {
    'facet-panel': FacetPanelElement;
  }
}
