import {html, nothing, type PropertyDeclarations, type TemplateResult} from 'lit';
import {type Choice, type FacetGroup, type FacetSeeds, facetGroups} from '../core/facet-groups.ts';
import {choose, drop, type FilterEntry, type FilterParam, type Filters, isChosen} from '../core/filters.ts';
import {type Refinement, refinements} from '../core/refinements.ts';
import type {SearchState} from '../store/search-state.ts';
import {facetPanelStyles} from './facet-panel.styles.ts';
import {SearchElement} from './search-element.ts';
import {readSeeds} from './seeds.ts';

const facetNames = [
  'content_types',
  'vendors',
  'product_types',
  'price_range',
  'available',
  'on_sale',
  'variant_options',
  'metafields',
  'tags',
] as const;
type FacetName = (typeof facetNames)[number];

/** Under this width `mode="auto"` is a drawer. */
const NARROW = '(max-width: 47.99rem)';

/**
 * The filters of a search: every facet of the contract (§2.3), with the control that its filter's shape demands, and
 * what is chosen as chips. A sidebar, or on narrow screens a drawer behind a button.
 *
 * @csspart open - The button that opens the drawer.
 * @csspart drawer - The drawer, a `dialog`.
 * @csspart chips - The list of what is chosen.
 * @csspart chip - One of them.
 * @csspart clear-all - "Clear all".
 * @csspart facet - One group of choices.
 * @csspart heading - A group's heading.
 * @csspart value - One choice.
 * @csspart count - How many results a choice has.
 */
export class FacetPanelElement extends SearchElement {
  static override styles = facetPanelStyles;
  static override properties: PropertyDeclarations = {
    ...SearchElement.properties,
    facets: {},
    mode: {},
    narrow: {state: true},
  };

  /** Which facets there are and in which order: names of §2.3, `price_range`, `available` and `on_sale`. */
  declare facets: string | null;
  /** `sidebar`, `drawer`, or `auto`: a drawer on narrow screens. */
  declare mode: string | null;
  declare private narrow: boolean;

  #seeds: FacetSeeds = {};
  readonly #screen = matchMedia(NARROW);

  constructor() {
    super();
    this.narrow = this.#screen.matches;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#seeds = readSeeds(this);
    this.#screen.addEventListener('change', this.#onScreen);
    this.#onScreen();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#screen.removeEventListener('change', this.#onScreen);
  }

  #onScreen = () => {
    this.narrow = this.#screen.matches;
  };

  protected override render(): TemplateResult | typeof nothing {
    const {state} = this.search;
    const {answer, status} = state;
    if (!answer || status === 'unavailable' || (answer.degraded && !answer.hits.length))
      return html`<slot></slot>`;
    const chosen = refinements(state.query.filters, this.say, this.money);
    const drawer = this.mode === 'drawer' || (this.mode !== 'sidebar' && this.narrow);
    const facets = this.#names.map(name => this.#facet(name, state));
    return html`
      ${drawer ? this.#openButton(chosen.length) : nothing}
      ${chosen.length ? this.#chips(chosen) : nothing}
      ${drawer ? this.#drawer(facets, answer.total) : html`<div part="facets">${facets}</div>`}
    `;
  }

  /** The facets the theme asks for, in its order; a name that is none is told on the console, once per value. */
  get #names(): readonly FacetName[] {
    if (!this.facets) return facetNames;
    return this.facets
      .split(/[\s,]+/)
      .filter((name): name is FacetName => facetNames.some(known => known === name));
  }

  protected override willUpdate(changed: Map<PropertyKey, unknown>): void {
    if (!changed.has('facets') || !this.facets) return;
    const unknown = this.facets
      .split(/[\s,]+/)
      .filter(name => name && !facetNames.some(known => known === name));
    if (unknown.length)
      console.error(
        `storefront-search: <${this.localName}> has no facet ${unknown.join(', ')}; there are ${facetNames.join(', ')}.`,
      );
  }

  #facet(name: FacetName, state: SearchState): unknown {
    const {filters} = state.query;
    const facets = state.answer?.facets;
    if (name === 'price_range') return this.#price(filters, facets?.price_range ?? null);
    if (name === 'available')
      return this.#switch('filter_available', this.say('available'), undefined, filters);
    if (name === 'on_sale')
      return this.#switch('filter_on_sale', this.say('onSale'), facets?.on_sale_count, filters);
    return facetGroups(name, facets, filters, this.#seeds).map(group => this.#group(group));
  }

  #group(group: FacetGroup): TemplateResult {
    const {heading, multiple, choices, id} = group;
    const name = 'key' in heading ? this.say(heading.key) : heading.text;
    const chosen = choices.find(choice => choice.chosen);
    return html`<fieldset part="facet" data-facet=${id}>
      <legend part="heading">${name}</legend>
      ${choices.map(choice => this.#choice(choice, group))}
      ${chosen && !multiple ? html`<button part="clear" @click=${() => this.#refine(chosen, false)}>${this.say('clearGroup', {name})}</button>` : nothing}
    </fieldset>`;
  }

  #choice(choice: Choice, {id, multiple}: FacetGroup): TemplateResult {
    const label = id === 'content_types' ? this.say(`kind_${choice.value}` as 'kind_product') : choice.value;
    // A radio that is chosen already fires no `change`; clicked again, it is cleared.
    const click = () => this.#refine(choice, !choice.chosen);
    return html`<label part="value">
      <input type=${multiple ? 'checkbox' : 'radio'} name=${id} .checked=${choice.chosen} @click=${click}>
      <span>${label}</span>${choice.count === undefined ? nothing : html` <span part="count">(${choice.count})</span>`}
    </label>`;
  }

  /** A two-state filter: on, or not asked for. */
  #switch(
    param: FilterParam,
    label: string,
    count: number | undefined,
    filters: Filters,
  ): TemplateResult | typeof nothing {
    const entries: FilterEntry[] = [[param, 'true']];
    const chosen = isChosen(filters, entries);
    if (count === 0 && !chosen) return nothing;
    return html`<div part="facet switch" data-facet=${param}>
      ${this.#choice({value: label, count, chosen, entries}, {id: param, heading: {text: label}, multiple: true, choices: []})}
    </div>`;
  }

  /** Typed in the shopper's currency, sent in the store's (§2.2 prices). */
  #price(filters: Filters, range: readonly [number, number] | null): TemplateResult | typeof nothing {
    if (!range && !filters.filter_price_min && !filters.filter_price_max) return nothing;
    const field = (
      param: 'filter_price_min' | 'filter_price_max',
      label: string,
      bound: number | undefined,
    ) => html`<input
      type="number" inputmode="decimal" min="0" step="any" aria-label=${label}
      placeholder=${bound === undefined ? '' : this.money.fromBase(bound)}
      .value=${filters[param] ? String(this.money.fromBase(Number(filters[param]?.[0]))) : ''}
      @change=${(event: Event) => this.#onPrice(param, event.target as HTMLInputElement)}>`;
    return html`<fieldset part="facet price" data-facet="price_range">
      <legend part="heading">${this.say('price')}</legend>
      ${field('filter_price_min', this.say('priceMin'), range?.[0])}
      <span aria-hidden="true">–</span>
      ${field('filter_price_max', this.say('priceMax'), range?.[1])}
    </fieldset>`;
  }

  #onPrice(param: FilterParam, input: HTMLInputElement): void {
    if (!input.reportValidity()) return;
    const {filters} = this.search.state.query;
    const entry: FilterEntry = [param, String(this.money.toBase(input.valueAsNumber))];
    const others = drop(filters, [[param, filters[param]?.[0] ?? '']]);
    void this.search.store.search({filters: input.value ? choose(others, [entry]) : others});
  }

  #refine({entries}: {readonly entries: readonly FilterEntry[]}, chosen: boolean): void {
    const {filters} = this.search.state.query;
    void this.search.store.search({filters: chosen ? choose(filters, entries) : drop(filters, entries)});
  }

  #chips(chosen: readonly Refinement[]): TemplateResult {
    return html`<div part="chips" role="group" aria-label=${this.say('chosen')}>
      ${chosen.map(
        refinement => html`<button part="chip" aria-label=${this.say('remove', {name: refinement.name})}
        @click=${() => this.#refine(refinement, false)}><span>${refinement.name}</span><span aria-hidden="true">×</span></button>`,
      )}
      <button part="clear-all" @click=${() => this.search.store.search({filters: {}})}>${this.say('clearAll')}</button>
    </div>`;
  }

  #openButton(count: number): TemplateResult {
    return html`<button part="open" aria-haspopup="dialog" @click=${() => this.#dialog?.showModal()}>${count ? this.say('filtersChosen', {count}) : this.say('filters')}</button>`;
  }

  #drawer(facets: unknown, total: number): TemplateResult {
    const close = () => this.#dialog?.close();
    // A click on the dialog itself is a click on its backdrop: its content covers the rest.
    const onBackdrop = (event: Event) => event.target === event.currentTarget && close();
    return html`<dialog part="drawer" aria-label=${this.say('filters')} @click=${onBackdrop}>
      <div part="drawer-content">
        <header><span>${this.say('filters')}</span><button part="close" @click=${close} aria-label=${this.say('close')}>×</button></header>
        <div part="facets">${facets}</div>
        <footer><button part="show" @click=${close}>${this.say('showResults', {count: total})}</button></footer>
      </div>
    </dialog>`;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'facet-panel': FacetPanelElement;
  }
}
