import {rank} from '../core/answer.ts';
import type {PageQuery} from '../core/page-query.ts';
import {openStorage} from '../service/storage.ts';
import {cardStyles} from './card.styles.ts';
import {CardList} from './card-list.ts';
import {drawCards} from './draw-cards.ts';
import {addressQuery, scopeOf, startQuery} from './list-query.ts';
import {adoptStyles, reflectAttributes, type TemplateResult} from './rendered-element.ts';
import {frame} from './results-frame.ts';
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
 * @attr {string} instance - Names the search it belongs to; `default` unless the page has several.
 * @attr {number} page-size - Results a page, 1 to 50 (§8.3); 24.
 * @attr {string} collection - Handle of the collection to browse.
 * @attr {string} query - What to search for; the address's `q` where it is left out.
 * @attr {string} filters - Filters to start with, as in an address.
 * @attr {relevance | price_asc | price_desc | newest} sort - Sort to start with.
 * @attr {off} url-sync - An embedded list, which neither reads nor writes the address.
 * @attr {string} exclude - Handle of an item to leave out.
 * @attr {number} columns - Cards in a row; as many as fit where it is left out.
 * @attr {string} data-state - `idle`, `loading`, `refreshing`, `ready`, `empty`, `degraded`, `limited`, `failed` or `unavailable`; written by the element.
 * @fires search-redirect - A keyword redirect is about to be followed. Cancelable: the results are shown instead.
 * @fires search-result-click - A result was clicked. Cancelable: the page stays.
 * @fires search-start - A search has begun.
 * @fires search-results - A search was answered.
 * @fires search-error - A search could not be answered, and why (`code`).
 * @fires search-degraded - The service answered `degraded`.
 * @cssprop --search-columns - Cards in a row.
 * @cssprop [--search-card-min=11rem] - Least width of a card.
 * @cssprop [--search-card-ratio=1] - Shape of the pictures.
 * @cssprop [--search-gap=1.25rem] - Space between cards.
 * @cssprop [--search-radius=.5rem] - Corners.
 * @cssprop [--search-border] - Lines.
 * @cssprop [--search-accent=currentColor] - Focus and checked controls.
 * @cssprop [--search-sale=#b3261e] - The sale badge.
 * @tag search-results
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
  readonly #list = new CardList(() => this.store);
  readonly #grid = this.#list.element;
  readonly #parts = {
    written: this.onDemand(() => import('./written-cards.ts'), 'page'),
  };

  override connectedCallback(): void {
    super.connectedCallback();
    adoptStyles(this, cardStyles);
    this.append(this.#grid);
    addEventListener('popstate', this.#onPopState);
    const {store} = this;
    this.#stop = [store.connect(this)];
    store.scope = scopeOf(this);
    // Moved on the page, or joining a search that goes on: what is there stays.
    if (store.state.status === 'idle') void this.#enter('load', startQuery(this));
  }

  override disconnectedCallback(): void {
    const {store} = this;
    super.disconnectedCallback();
    removeEventListener('popstate', this.#onPopState);
    for (const stop of this.#stop) stop();
    this.#snapshotting = undefined;
    store.scope = {...store.scope, writeAddress: undefined};
  }

  #onPopState = () => {
    if (this.store.scope.writeAddress) void this.#enter('history', addressQuery(this));
  };

  /**
   * Back and Forward show again what was there; a reload and everything else asks the service. A list that leaves the
   * address alone is no results page: it follows no redirect.
   */
  async #enter(origin: 'load' | 'history', query: PageQuery): Promise<void> {
    const {store} = this;
    if (!store.scope.writeAddress) return store.search(query, 'history');
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReturn = origin === 'history' || navigation?.type === 'back_forward';
    if (isReturn && history.state?.storefrontSearch && (await (await this.#snapshots()).restore())) return;
    await store.search(query, origin);
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

  protected override render(): TemplateResult {
    const {store} = this;
    const {state} = store;
    const unusual =
      /empty|degraded|limited|failed/.test(state.status) || state.answer?.related_keywords.length;
    return frame(state, {
      store,
      say: this.texts.say,
      fallback: this.#showsFallback,
      states: unusual ? this.#states() : undefined,
      loadMore: () => this.#loadMore(),
    });
  }

  protected override update(): void {
    const {
      scope,
      state: {status},
    } = this.store;
    super.update();
    const shown = this.#showCards();
    this.#grid.ariaBusy = `${!shown || /loading|refreshing/.test(status)}`;
    this.#grid.style.setProperty('--search-columns', this.columns);
    if (scope.writeAddress && status === 'ready') void this.#snapshots();
  }

  /** @returns `false` while cards, or code that they need, are on their way. */
  #showCards(): boolean {
    const {answer, status} = this.store.state;
    if (status === 'loading' && !this.#showsFallback) return this.#list.wait();
    const hits = rank((answer?.hits ?? []).filter(hit => hit.item.handle !== this.exclude));
    const draw = drawCards(this, this.texts, hits, this.#parts);
    if (draw) this.#list.show(hits, draw);
    return Boolean(draw);
  }

  /** The children are shown while there is nothing better: no answer yet, or none to be had. */
  get #showsFallback(): boolean {
    const {status, answer} = this.store.state;
    if (status === 'unavailable') return true;
    if (answer) return answer.degraded && !answer.hits.length;
    const isFallback = (child: Element) =>
      child !== this.#grid && !child.matches('template, script, style, [slot]');
    return status !== 'loading' || [...this.children].some(isFallback);
  }

  /** Focus goes to the first new item, so that a keyboard goes on where the list does. */
  async #loadMore(): Promise<void> {
    const shown = this.#grid.children.length;
    await this.store.loadMore();
    if (this.store.state.status !== 'ready') return;
    this.#list.focusNext = shown;
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
});

declare global {
  interface HTMLElementTagNameMap {
    'search-results': SearchResultsElement;
  }
}
