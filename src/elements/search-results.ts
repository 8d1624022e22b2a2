import {html, nothing, type PropertyDeclarations, render, type TemplateResult} from 'lit';
import type {Answer, Hit} from '../core/answer.ts';
import {type Filters, readFilters} from '../core/filters.ts';
import {isSort, type PageQuery, sorts} from '../core/page-url.ts';
import {BROWSE, MAX_LIMIT, MAX_OFFSET} from '../core/request.ts';
import {readAddress} from '../service/navigation.ts';
import type {SearchState} from '../store/search-state.ts';
import {cardStyles} from './card.styles.ts';
import {type CardContext, card, skeleton} from './cards.ts';
import {adoptStyles} from './light-styles.ts';
import {notice} from './notice.ts';
import {SearchElement} from './search-element.ts';
import {searchResultsStyles} from './search-results.styles.ts';

/**
 * The results of a search: count, sort, cards, "Load more", and every other state a search can be in.
 *
 * The cards stand in light DOM, where the theme's CSS and other apps reach them. The element's children are the
 * fallback: they are shown until there is an answer, and again where the service can't give one.
 *
 * @slot - The fallback, such as the theme's own results.
 * @csspart toolbar - The row of count and sort.
 * @csspart count - The result count, a `status`.
 * @csspart sort - The label around the sort `select`.
 * @csspart notice - A banner: degraded, limited, failed.
 * @csspart empty - What is shown in place of no results.
 * @csspart more - "Load more".
 * @csspart previous - "Show previous".
 * @csspart terms - A list of terms to search for instead.
 */
export class SearchResultsElement extends SearchElement {
  static override styles = searchResultsStyles;
  static override properties: PropertyDeclarations = {
    ...SearchElement.properties,
    pageSize: {attribute: 'page-size', type: Number},
    collection: {},
    query: {},
    filters: {},
    sort: {},
    urlSync: {attribute: 'url-sync'},
    exclude: {},
    columns: {type: Number},
  };

  /** Results a page, 1 to 50 (§8.3). */
  declare pageSize: number;
  /** Handle of the collection to browse. */
  declare collection: string | null;
  /** What to search for; the address's `q` where it is left out. */
  declare query: string | null;
  /** Filters to start with, as in an address: `filter_tags=夏&filter_on_sale=true`. */
  declare filters: string | null;
  /** Sort to start with: one of the contract's (§4.1). */
  declare sort: string | null;
  /** `off` for an embedded list that neither reads nor writes the page's address. */
  declare urlSync: string | null;
  /** Handle of an item to leave out, such as the product whose page this is. */
  declare exclude: string | null;
  /** Cards in a row; as many as fit where it is left out. */
  declare columns: number | null;

  #disconnect: (() => void) | undefined;
  readonly #grid = document.createElement('ul');

  constructor() {
    super();
    this.pageSize = 24;
    this.#grid.slot = 'results';
    this.#grid.className = 'search-grid';
    // Safari drops the list role of a list without markers.
    this.#grid.setAttribute('role', 'list');
  }

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, cardStyles);
    this.append(this.#grid);
    if (this.#followsUrl) addEventListener('popstate', this.#onPopState);
    const {store} = this.search;
    this.#disconnect = store.connect(this);
    store.scope = {
      pageSize: Math.min(Math.max(1, Math.floor(this.pageSize) || 24), MAX_LIMIT),
      query: this.query ?? (this.collection ? BROWSE : ''),
      filters: this.collection ? {filter_collection: [this.collection]} : {},
      followsUrl: this.#followsUrl,
    };
    // Moved on the page, or joining a search that goes on: what is there stays.
    if (store.state.status === 'idle') void store.search(this.#start(), 'load');
  }

  override disconnectedCallback(): void {
    const {store} = this.search;
    super.disconnectedCallback();
    removeEventListener('popstate', this.#onPopState);
    this.#disconnect?.();
    store.scope = {...store.scope, followsUrl: false};
  }

  get #followsUrl(): boolean {
    return this.urlSync !== 'off';
  }

  #onPopState = () => void this.search.store.search(this.#fromAddress(), 'history');

  /** What the list starts with: the address, and where that says nothing, the theme's attributes. */
  #start(): PageQuery {
    const address = this.#followsUrl
      ? this.#fromAddress()
      : {query: '', filters: {}, sort: 'relevance' as const, page: 1};
    const {sort} = this;
    return {
      ...address,
      filters: Object.keys(address.filters).length ? address.filters : this.#startFilters(),
      sort: address.sort === 'relevance' && isSort(sort) ? sort : address.sort,
    };
  }

  /** A `query` attribute stands for the address's `q`, a collection for its `filter_collection`. */
  #fromAddress(): PageQuery {
    const {query, filters, ...rest} = readAddress();
    const {filter_collection: _, ...others} = filters;
    return {...rest, query: this.query === null ? query : '', filters: this.collection ? others : filters};
  }

  #startFilters(): Filters {
    const {filters, problems} = readFilters(new URLSearchParams(this.filters ?? ''));
    for (const problem of problems)
      console.error(`storefront-search: in the filters of <${this.localName}>, ${problem}.`);
    return filters;
  }

  protected override render(): TemplateResult {
    const {state} = this.search;
    const fallback = this.#showsFallback(state);
    return html`
      ${this.#toolbar(state, fallback)}
      ${notice(state, this.say, this.#nativeSearch, () => this.search.store.retry())}
      ${state.answer?.previous !== undefined ? this.#pageButton('previous', state, () => this.search.store.loadPrevious()) : nothing}
      <slot name="results" ?hidden=${fallback}></slot>
      ${state.status === 'empty' && state.answer ? this.#empty(state.answer) : nothing}
      <slot ?hidden=${!fallback}></slot>
      ${this.#foot(state)}
    `;
  }

  protected override updated(): void {
    const {state} = this.search;
    const {config} = this.search.store.services;
    const context: CardContext = {
      say: this.say,
      money: this.money,
      locale: config.locale,
      rootUrl: config.rootUrl,
      filters: state.answer?.request.filters ?? {},
      onClick: this.#onClick,
    };
    const hits = state.answer?.hits.filter(hit => hit.item.handle !== this.exclude);
    const loading = state.status === 'loading' && !this.#showsFallback(state);
    render(loading ? Array.from({length: 12}, skeleton) : hits?.map(hit => card(hit, context)), this.#grid);
    this.#grid.ariaBusy = String(state.status === 'loading' || state.status === 'refreshing');
    this.#grid.style.setProperty('--search-columns', this.columns ? String(this.columns) : null);
  }

  /** The children are shown while there is nothing better: no answer yet, or none to be had. */
  #showsFallback({status, answer}: SearchState): boolean {
    const nothingToShow = answer ? answer.degraded && answer.hits.length === 0 : status !== 'loading';
    return nothingToShow || status === 'unavailable' || (status === 'loading' && this.#hasFallback);
  }

  get #hasFallback(): boolean {
    return [...this.children].some(
      child => child !== this.#grid && !child.matches('template, script, style'),
    );
  }

  /** The store's own search, as a way out. */
  get #nativeSearch(): string {
    const {config} = this.search.store.services;
    return `${config.searchUrl}?q=${encodeURIComponent(this.search.state.query.query)}`;
  }

  /** There before the answer, so that the count is announced and nothing moves when it comes. */
  #toolbar({answer, query}: SearchState, hidden: boolean): TemplateResult {
    return html`<div part="toolbar" ?hidden=${hidden}>
      <p part="count" role="status">${answer ? this.#count(answer) : this.say('loading')}</p>
      <label part="sort"><span>${this.say('sort')}</span>
        <select .value=${query.sort} @change=${this.#onSort}>
          ${sorts.map(sort => html`<option value=${sort} ?selected=${sort === query.sort}>${this.say(`sort_${sort}`)}</option>`)}
        </select>
      </label>
    </div>`;
  }

  #count({total, request: {query}}: Answer): string {
    return query === BROWSE
      ? this.say('resultCount', {count: total})
      : this.say('resultCountFor', {count: total, query});
  }

  #empty({request, suggestions, related_keywords}: Answer): TemplateResult {
    const {filters} = this.search.state.query;
    const text = request.query === BROWSE ? this.say('empty') : this.say('emptyFor', {query: request.query});
    const filtered = Object.keys(filters).length > 0;
    return html`<div part="empty">
      <p part="empty-text">${text}</p>
      ${filtered ? html`<p>${this.say('emptyFiltered')}</p><button @click=${() => this.search.store.search({filters: {}})}>${this.say('clearAll')}</button>` : nothing}
      ${this.#terms('didYouMean', suggestions)}
      ${this.#terms('related', related_keywords)}
    </div>`;
  }

  /** Terms to search for instead: links, so that they open in a new tab too. */
  #terms(heading: 'didYouMean' | 'related', terms: readonly string[]): TemplateResult | typeof nothing {
    if (!terms.length) return nothing;
    const {searchUrl} = this.search.store.services.config;
    return html`<nav part="terms" aria-label=${this.say(heading)}><span>${this.say(heading)}</span>
      ${terms.map(term => html`<a href="${searchUrl}?q=${encodeURIComponent(term)}">${term}</a>`)}
    </nav>`;
  }

  #foot({status, answer}: SearchState): TemplateResult | typeof nothing {
    if (!answer || status === 'unavailable') return nothing;
    const {hits, next, total} = answer;
    const ceiling = next === undefined && total > MAX_OFFSET;
    return html`<div part="foot" ?hidden=${!hits.length}>
      ${next !== undefined || answer.previous !== undefined ? html`<p part="shown">${this.say('shown', {shown: hits.length, count: total})}</p>` : nothing}
      ${next !== undefined ? this.#pageButton('more', this.search.state, () => this.#more()) : nothing}
      ${ceiling ? html`<p>${this.say('ceiling')}</p>` : nothing}
      ${this.#terms('related', answer.related_keywords)}
    </div>`;
  }

  #pageButton(name: 'more' | 'previous', {status}: SearchState, action: () => Promise<void>): TemplateResult {
    return html`<button part=${name} aria-disabled=${status === 'refreshing'} @click=${action}>${this.say(name)}</button>`;
  }

  /** Focus goes to the first new item, so that a keyboard goes on where the list does. */
  async #more(): Promise<void> {
    if (this.search.state.status === 'refreshing') return;
    const shown = this.#grid.children.length;
    await this.search.store.loadMore();
    await this.updateComplete;
    this.#grid.children[shown]?.querySelector('a')?.focus();
  }

  #onSort = (event: Event) => {
    const {value} = event.target as HTMLSelectElement;
    if (isSort(value)) void this.search.store.search({sort: value});
  };

  #onClick = (event: MouseEvent, hit: Hit) => {
    // `auxclick` is the middle button and the right one; only the middle one follows the link.
    if (event.type === 'auxclick' && event.button !== 1) return;
    if (!this.search.store.click(hit, event.currentTarget ?? this)) event.preventDefault();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'search-results': SearchResultsElement;
  }
}
