import {type Filters, readFilters} from '../core/filters.ts';
import {BROWSE, MAX_LIMIT, MAX_OFFSET} from '../core/limits.ts';
import {isSort, type PageQuery, sorts} from '../core/page-url.ts';
import {readAddress} from '../service/navigation.ts';
import {report} from '../service/report.ts';
import {openStorage} from '../service/storage.ts';
import {onHitLink} from '../store/hit-link.ts';
import type {SearchState} from '../store/search-state.ts';
import {cardStyles} from './card.styles.ts';
import {type CardContext, card, skeleton} from './cards.ts';
import {
  adoptStyles,
  html,
  nothing,
  reflectAttributes,
  render,
  type TemplateResult,
} from './rendered-element.ts';
import {SearchElement} from './search-element.ts';
import {searchResultsStyles} from './search-results.styles.ts';
import type {Snapshots} from './snapshots.ts';

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
  declare columns: string | null;

  protected readonly styles = searchResultsStyles;
  readonly #states = this.onDemand(() => import('./states.ts'));
  #stop: (() => void)[] = [];
  #snapshotting: Promise<Snapshots> | undefined;
  readonly #grid = document.createElement('ul');

  constructor() {
    super();
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
    const {store} = this;
    this.#stop = [store.connect(this)];
    store.scope = {
      pageSize: Math.min(Math.max(1, Math.floor(this.pageSize)), MAX_LIMIT),
      query: this.query ?? (this.collection ? BROWSE : ''),
      filters: this.collection ? {filter_collection: [this.collection]} : {},
      followsUrl: this.#followsUrl,
    };
    // Moved on the page, or joining a search that goes on: what is there stays.
    if (store.state.status === 'idle') void this.#enter('load', this.#start());
  }

  override disconnectedCallback(): void {
    const {store} = this;
    super.disconnectedCallback();
    removeEventListener('popstate', this.#onPopState);
    for (const stop of this.#stop) stop();
    this.#snapshotting = undefined;
    store.scope = {...store.scope, followsUrl: false};
  }

  get #followsUrl(): boolean {
    return this.urlSync !== 'off';
  }

  #onPopState = () => void this.#enter('history', this.#fromAddress());

  /** Back and Forward show again what was there; a reload and everything else asks the service. */
  async #enter(origin: 'load' | 'history', query: PageQuery): Promise<void> {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReturn = origin === 'history' || navigation?.type === 'back_forward';
    if (isReturn && history.state?.storefrontSearch && (await (await this.#snapshots()).restore())) return;
    await this.store.search(query, origin);
  }

  /** Fetched with the first answer, or to show one again. */
  #snapshots(): Promise<Snapshots> {
    this.#snapshotting ??= import('./snapshots.ts').then(({Snapshots}) => {
      const snapshots = new Snapshots(this.store, this.#grid, openStorage('session'));
      this.#stop.push(snapshots.start());
      return snapshots;
    });
    return this.#snapshotting;
  }

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
    for (const problem of problems) void report('filters', problem);
    return filters;
  }

  protected override render(): TemplateResult {
    const {store} = this;
    const {state} = store;
    const {status, answer, query} = state;
    const usual =
      /idle|loading|refreshing|ready|unavailable/.test(status) && !answer?.related_keywords.length;
    const states = usual ? undefined : this.#states();
    const {say} = this.texts;
    const fallback = this.#showsFallback(state);
    const context = {
      say,
      searchUrl: store.services.config.searchUrl,
      retry: () => void store.retry(),
      clearFilters: () => void store.search({filters: {}}),
    };
    return html`
      <div part="toolbar" ?hidden=${fallback}>
        <p part="count" role="status">${this.#count}</p>
        <label part="sort">${say('sort')}
          <select .value=${query.sort} @change=${this.#onSort}>
            ${sorts.map(sort => html`<option value=${sort} ?selected=${sort === query.sort}>${say(`sort_${sort}`)}</option>`)}
          </select>
        </label>
      </div>
      ${states?.notice(state, context)}
      ${this.#pageButton('previous', answer?.previous, () => store.loadPrevious())}
      <slot name="results" ?hidden=${fallback}></slot>
      ${status === 'empty' && answer ? states?.empty(state, answer, context) : nothing}
      <slot ?hidden=${!fallback}></slot>
      <div part="foot" ?hidden=${fallback || !answer}>
        ${answer && answer.hits.length < answer.total ? html`<p part="shown">${say('shown', {shown: answer.hits.length, count: answer.total})}</p>` : nothing}
        ${this.#pageButton('more', answer?.next, () => this.#more())}
        ${answer && answer.next === undefined && answer.total > MAX_OFFSET ? html`<p>${say('ceiling')}</p>` : nothing}
        ${states?.terms('related', answer?.related_keywords ?? [], context)}
      </div>
    `;
  }

  protected override update(): void {
    super.update();
    const {state} = this.store;
    if (this.#followsUrl && state.status === 'ready') void this.#snapshots();
    const {config} = this.store.services;
    const context: CardContext = {
      ...this.texts,
      locale: config.locale,
      rootUrl: config.rootUrl,
      filters: state.answer?.request.filters ?? {},
      onLink: (event, hit) => onHitLink(event, hit, this.store),
    };
    const hits = state.answer?.hits.filter(hit => hit.item.handle !== this.exclude);
    const loading = state.status === 'loading' && !this.#showsFallback(state);
    const pictures = [...this.#grid.querySelectorAll('img')].map(image => [image, image.src] as const);
    render(loading ? Array.from({length: 12}, skeleton) : hits?.map(hit => card(hit, context)), this.#grid);
    // A card that is used again would show its old picture until the new one has come.
    for (const [image, shown] of pictures) {
      const {src} = image;
      if (src === shown) continue;
      image.removeAttribute('src');
      image.src = src;
    }
    this.#grid.ariaBusy = String(state.status === 'loading' || state.status === 'refreshing');
    this.#grid.style.setProperty('--search-columns', this.columns);
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

  /** Said from the start, so that the count that follows is announced and nothing moves. */
  get #count(): string {
    const {answer} = this.store.state;
    if (!answer) return this.texts.say('loading');
    const {
      total: count,
      request: {query},
    } = answer;
    return query === BROWSE
      ? this.texts.say('resultCount', {count})
      : this.texts.say('resultCountFor', {count, query});
  }

  #pageButton(name: 'more' | 'previous', offset: number | undefined, load: () => Promise<void>) {
    if (offset === undefined) return nothing;
    const busy = this.store.state.status === 'refreshing';
    return html`<button part=${name} aria-disabled=${busy} @click=${() => busy || load()}>${this.texts.say(name)}</button>`;
  }

  /** Focus goes to the first new item, so that a keyboard goes on where the list does. */
  async #more(): Promise<void> {
    const shown = this.#grid.children.length;
    await this.store.loadMore();
    await this.updateComplete;
    this.#grid.children[shown]?.querySelector('a')?.focus();
  }

  #onSort = (event: Event) => {
    const {value} = event.target as HTMLSelectElement;
    if (isSort(value)) void this.store.search({sort: value});
  };
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
});

declare global {
  interface HTMLElementTagNameMap {
    'search-results': SearchResultsElement;
  }
}
