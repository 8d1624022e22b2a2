import type {FacetSeeds} from '../core/facet-groups.ts';
import {choose, drop} from '../core/filter-rules.ts';
import {filterEntries} from '../core/filters.ts';
import {report} from '../service/report.ts';
import type {SearchState} from '../store/search-state.ts';
import {facetPanelStyles} from './facet-panel.styles.ts';
import {type FacetContext, type FacetName, facet, facetNames} from './facets.ts';
import {html, nothing, reflectAttributes, type TemplateResult} from './rendered-element.ts';
import {SearchElement} from './search-element.ts';

/**
 * The filters of a search: every facet of the contract (§2.3) with the control that its filter's shape demands, and
 * what is chosen as chips. A sidebar, or on narrow screens a drawer behind a button.
 *
 * @slot - The fallback, such as the theme's own filters; and `<script type="application/json" data-facet-seeds>` for facets that browse never returns (§4.1 browse).
 * @csspart open - The button that opens the drawer.
 * @csspart drawer - The drawer, a `dialog`.
 * @csspart drawer-content - All that scrolls in it.
 * @csspart close - The button that closes it.
 * @csspart show - The button that closes it and tells how many results there are.
 * @csspart chips - What is chosen.
 * @csspart chip - One of them, a button that removes it.
 * @csspart clear-all - "Clear all".
 * @csspart facets - All groups.
 * @csspart facet - One group of choices.
 * @csspart toggle - A group of one choice: in stock, on sale.
 * @csspart price - The group of the two bounds of the price.
 * @csspart heading - A group's heading.
 * @csspart value - One choice.
 * @csspart count - How many results a choice has.
 * @attr {string} [instance=default] - Names the search it filters, where the page has several.
 * @attr {string} facets - Which facets there are, in order, parted by blanks: `content_types vendors product_types price_range available on_sale variant_options metafields tags`; all where it is left out.
 * @attr {sidebar | drawer | auto} [mode=auto] - `auto` is a drawer on screens narrower than 48 rem.
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - What the search is up to; written by the element, for the theme's CSS.
 * @cssprop [--search-accent=currentColor] - Focus and checked controls.
 * @cssprop [--search-border=currentColor at 25 %] - Lines.
 * @cssprop [--search-radius=8px] - Corners.
 * @tag facet-panel
 */
export class FacetPanelElement extends SearchElement {
  /** Which facets there are, in order: names of §2.3, `price_range`, `available` and `on_sale`; all where left out. */
  declare facets: string | null;
  /** `sidebar`, `drawer`, or `auto`: a drawer on screens narrower than 48 rem. */
  declare mode: string | null;

  protected readonly styles = facetPanelStyles;
  readonly #chips = this.onDemand(() => import('./chips.ts'));
  readonly #drawer = this.onDemand(() => import('./drawer.ts'));
  #seeds: FacetSeeds = {};
  readonly #narrow = matchMedia('(width < 48rem)');
  readonly #onScreen = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.#narrow.addEventListener('change', this.#onScreen);
    if (!this.querySelector('[data-facet-seeds]')) return;
    void import('./seeds.ts').then(({readSeeds}) => {
      this.#seeds = readSeeds(this);
      this.requestUpdate();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#narrow.removeEventListener('change', this.#onScreen);
  }

  /** Lists are rendered in place, so that another control may stand for the choice that has focus. */
  protected override update(): void {
    const focused = this.shadowRoot?.activeElement as HTMLInputElement | null | undefined;
    const {name, value} = focused ?? {};
    super.update();
    if (!focused) return;
    const {root} = this;
    const inputs = [...root.querySelectorAll('input')];
    const same = inputs.find(input => name && input.name === name && input.value === value);
    const next = root.activeElement ?? root.querySelector('[part=clear-all], [part=open], input');
    (same ?? (next as HTMLElement | null))?.focus();
  }

  protected override render(): TemplateResult {
    const {store, texts} = this;
    const {state} = store;
    const {answer} = state;
    if (!answer || state.status === 'unavailable' || (answer.degraded && !answer.hits.length))
      return html`<slot></slot>`;
    const context = this.#context(state);
    const facets = html`<div part="facets">${this.#names.map(name => facet(name, context))}</div>`;
    const chosen = filterEntries(state.query.filters);
    const clear = () => void store.search({filters: {}});
    return html`
      ${this.#isDrawer ? this.#drawer()?.drawer(facets, {say: texts.say, chosen, total: answer.total}) : nothing}
      ${chosen.length ? this.#chips()?.chips(chosen, texts, entries => context.refine(entries, false), clear) : nothing}
      ${this.#isDrawer ? nothing : facets}
    `;
  }

  get #isDrawer(): boolean {
    return this.mode === 'drawer' || (this.mode !== 'sidebar' && this.#narrow.matches);
  }

  /** The facets the theme asks for, in its order; a name that is none is told on the console. */
  get #names(): readonly FacetName[] {
    const names = this.facets?.split(/\s+/).filter(Boolean) as FacetName[] | undefined;
    const unknown = names?.filter(name => !facetNames.includes(name));
    if (unknown?.length) void report('facets', unknown, facetNames);
    return names?.filter(name => facetNames.includes(name)) ?? facetNames;
  }

  #context({query: {filters}, answer}: SearchState): FacetContext {
    const {say, money} = this.texts;
    const refine: FacetContext['refine'] = (entries, chosen) =>
      void this.store.search({filters: chosen ? choose(filters, entries) : drop(filters, entries)});
    return {say, money, filters, facets: answer?.facets, seeds: this.#seeds, refine};
  }
}

reflectAttributes(FacetPanelElement, {instance: null, facets: null, mode: null});

declare global {
  interface HTMLElementTagNameMap {
    'facet-panel': FacetPanelElement;
  }
}
