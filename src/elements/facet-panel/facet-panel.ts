import {html, nothing, type TemplateResult} from 'lit';
import type {Answer} from '../../core/contract/answer.ts';
import {type FacetName, type FacetSeeds, facetNames} from '../../core/filters/facet-groups.ts';
import {choose, drop} from '../../core/filters/filter-rules.ts';
import {type FilterEntry, type Filters, filterEntries} from '../../core/filters/filters.ts';
import {tab} from '../../service/browser/storage.ts';
import {isUnavailable, type SearchState} from '../../store/search-state.ts';
import {withoutIgnored} from '../shared/ignored-filters.ts';
import {JoinedElement} from '../shared/joined-element.ts';
import {reflectAttributes} from '../shared/rendered-element.ts';
import type {FacetExtras, Search} from './facet-extras.ts';
import {facetPanelStyles} from './facet-panel.styles.ts';
import {type FacetContext, facet, type OpenedFacets} from './facets.ts';

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
 * @attr {string} [instance=default] - Names the search it filters, where the page has several.
 * @attr {string} facets - Which facets there are, in order, parted by blanks: `content_types vendors product_types price_range available on_sale variant_options metafields tags`; all where it is left out.
 * @attr {string} collapsed - Which facets are closed until the shopper opens them, by the same names; none where it is left out.
 * @attr {sidebar | drawer | auto} [mode=auto] - `auto` is a drawer on screens narrower than 48 rem.
 * @attr {idle | loading | refreshing | ready | empty | degraded | limited | failed | unavailable} data-state - What the search is up to; written by the element, for the theme's CSS.
 * @cssprop [--search-accent=currentColor] - Focus and checked controls.
 * @cssprop [--search-border=currentColor at 25 %] - Lines.
 * @cssprop [--search-radius=8px] - Corners.
 * @tag facet-panel
 */
export class FacetPanelElement extends JoinedElement {
  /** Which facets there are, in order: names of §2.3, `price_range`, `available` and `on_sale`; all where left out. */
  declare facets: string | null;
  /** Which facets are closed until the shopper opens them; what they open and close holds for the session. */
  declare collapsed: string | null;
  /** `sidebar`, `drawer`, or `auto`: a drawer on screens narrower than 48 rem. */
  declare mode: 'sidebar' | 'drawer' | 'auto' | null;

  protected readonly styles = facetPanelStyles;
  readonly #chips = this.onDemand(() => import('../shared/chips.ts'));
  readonly #drawer = this.onDemand(() => import('./filter-drawer.ts'));
  readonly #extras = this.onDemand(() => import('./facet-extras.ts'));
  readonly #seeds = this.onDemand(() => import('./seeds.ts'));
  /** The groups that the shopper opened or closed. */
  #opened = tab.get('facets') as OpenedFacets | undefined;
  /** What was rendered last. */
  #rendered: SearchState | undefined;
  readonly #narrow = matchMedia('(width < 48rem)');

  protected override join(leaving: AbortSignal): void {
    super.join(leaving);
    this.#narrow.addEventListener('change', () => this.requestUpdate(), {signal: leaving});
  }

  /** While another answer is on its way, only what is chosen may change. */
  protected override concerns({status, query}: SearchState): boolean {
    return status !== 'refreshing' || query.filters !== this.#rendered?.query.filters;
  }

  /**
   * Another answer's facets come when its list is painted, and not under a finger.
   * @internal
   */
  override hold = () => {
    const shown = this.#rendered?.answer;
    return shown && shown !== this.store.state.answer ? this.#more?.untilIdle() : undefined;
  };

  protected override update(): void {
    const render = () => super.update();
    if (this.#more) this.#more.update(render);
    else render();
  }

  protected override render(): TemplateResult {
    const {store, localization} = this;
    const {answer, query} = store.state;
    this.#rendered = store.state;
    const asked = filterEntries(query.filters);
    // Here before the answer, and before the first choice: what comes later would move what is below.
    // `null` where none is wanted, `undefined` while it is on its way.
    const drawer = this.#isDrawer ? this.#drawer() : null;
    const chips = asked.length || this.#more ? this.#chips() : undefined;
    const block = this.querySelector('[data-facet-seeds]');
    const seeds = block && this.#seeds()?.readSeeds(block);
    if (!answer || isUnavailable(store.state) || (answer.degraded && !asked.length))
      return inForm(html`<slot></slot>`);
    const chosen = withoutIgnored(asked, answer);
    const filters = choose({}, chosen);
    const search: Search = change => void store.search({filters: change(store.state.query.filters)});
    const context = this.#context(answer, filters, seeds ?? {}, search);
    const facets = () => html`<div part="facets">${this.#names.map(name => facet(name, context))}</div>`;
    const remove = (entries: readonly FilterEntry[]) => search(filters => drop(filters, entries));
    return inForm(html`${drawer?.drawer(this, facets, localization.translate, chosen, remove)}
      <div class="chosen">${chips?.chips(this, chosen, localization, remove)}</div>
      ${drawer === null ? facets() : nothing}`);
  }

  #context(answer: Answer, filters: Filters, seeds: FacetSeeds, search: Search): FacetContext {
    const extras = this.#more;
    const open = (opened: OpenedFacets) => {
      this.#opened = opened;
      tab.set('facets', opened);
      this.requestUpdate();
    };
    return {
      translate: this.localization.translate,
      filters,
      facets: extras?.facets(answer, filters) ?? answer.facets,
      seeds,
      extras,
      search: extras?.paced(search) ?? search,
      collapsed: this.collapsed,
      opened: this.#opened,
      open,
    };
  }

  /** What a first paint leaves out, once it is here; asked for with the first answer. */
  get #more(): FacetExtras | undefined {
    return this.store.state.answer && this.#extras()?.facetExtras(this, this.localization);
  }

  get #isDrawer(): boolean {
    return this.mode === 'drawer' || (this.mode !== 'sidebar' && this.#narrow.matches);
  }

  /** The facets the theme asks for, in its order. */
  get #names(): readonly FacetName[] {
    const names = this.facets?.match(/\S+/g) as FacetName[] | null | undefined;
    return names?.filter(name => facetNames.includes(name)) ?? facetNames;
  }
}

/** The choices' form stays when they go: Chromium never lets go of radio buttons that are removed together with theirs. */
const inForm = (content: TemplateResult): TemplateResult =>
  html`<form id="choices" method="dialog" hidden></form>
    ${content}`;

reflectAttributes(FacetPanelElement, {instance: null, facets: null, collapsed: null, mode: null});

declare global {
  interface HTMLElementTagNameMap {
    'facet-panel': FacetPanelElement;
  }
}
