import type {PageQuery} from '../core/page-query.ts';
import {openStorage} from '../service/storage.ts';
import {addressQuery, startQuery} from './list-query.ts';
import type {SearchResultsElement} from './search-results.ts';
import type {Snapshots} from './snapshots.ts';

/** Where a link to the store's own results leads: there the list leaves its place to them, once. */
const STORE_SEARCH = '#store-search';

/** What a list asks for when its page is opened, and when it comes back by Back or Forward. */
export class Visits {
  readonly #list: SearchResultsElement;
  readonly #cards: Element;
  readonly #stops: (() => void)[] = [];
  #snapshotting: Promise<Snapshots> | undefined;

  /** @param cards holds the links that can have focus. */
  constructor(list: SearchResultsElement, cards: Element) {
    this.#list = list;
    this.#cards = cards;
  }

  start(): void {
    const list = this.#list;
    const onPopState = () => {
      if (list.store.scope.writeAddress) void this.#enter('history', addressQuery(list));
    };
    addEventListener('popstate', onPopState);
    this.#stops.push(() => removeEventListener('popstate', onPopState));
    // Moved on the page, or joining a search that goes on: what is there stays.
    if (list.store.state.status !== 'idle') return;
    if (!list.store.scope.writeAddress) this.#enterNearby();
    else if (location.hash === STORE_SEARCH)
      history.replaceState(history.state, '', location.pathname + location.search);
    else void this.#enter('load', startQuery(list));
  }

  stop(): void {
    for (const stop of this.#stops) stop();
  }

  /** What is on screen is kept for Back. Fetched with the first answer, or to show one again. */
  keep(): Promise<Snapshots> {
    this.#snapshotting ??= import('./snapshots.ts').then(({Snapshots}) => {
      const snapshots = new Snapshots(this.#list.store, this.#cards, openStorage('session'));
      this.#stops.push(snapshots.start());
      return snapshots;
    });
    return this.#snapshotting;
  }

  /** Back and Forward show again what was there; a reload and everything else asks the service. */
  async #enter(origin: 'load' | 'history', query: PageQuery): Promise<void> {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const isReturn = origin === 'history' || navigation?.type === 'back_forward';
    if (isReturn && history.state?.storefrontSearch && (await (await this.keep()).restore())) return;
    await this.#list.store.search(query, origin);
  }

  /**
   * A list that leaves the address alone is no results page: it waits until it comes near the viewport, and follows no
   * redirect.
   */
  #enterNearby(): void {
    const list = this.#list;
    const observer = new IntersectionObserver(
      entries => {
        if (!entries.some(({isIntersecting}) => isIntersecting)) return;
        observer.disconnect();
        void list.store.search(startQuery(list), 'history');
      },
      {rootMargin: '50%'},
    );
    observer.observe(list);
    this.#stops.push(() => observer.disconnect());
  }
}
