import {isAsked} from '../../core/query/page-query.ts';
import {whenOpen} from '../../service/browser/prerendering.ts';
import type {SearchStore} from '../../store/search-store.ts';
import {isPending, type SearchState} from '../../store/store.ts';
import {StoreFollower, type StoreHost} from '../../store/store-controller.ts';
import {isPreviewed, type ListProperties, requestedQuery} from './history/list-query.ts';

interface FirstHost extends StoreHost, Omit<ListProperties, 'dataset'> {
  readonly canDraw: boolean;
  readonly hasFallback: boolean;
}

/** Timeout of the first results, in milliseconds from the page's first paint on. */
const PATIENCE_MS = 6000;

/**
 * Decides whose results a page paints first, for a list with `first-results`. Painted results stay: once the theme's results are painted,
 * the list only offers the service's, until the shopper searches, filters or sorts.
 */
export class FirstResults extends StoreFollower<FirstHost> {
  /** Whether the list waits for the page's first results. */
  #isAwaited = false;

  /** Whether the theme's results were painted before this code was loaded. */
  readonly #isTooLate: boolean;

  constructor(host: FirstHost) {
    super(host);
    const isPainted = firstPaint() !== undefined && host.hasAttribute('first-results');
    this.#isTooLate = isPainted && showsChildren(host);
    host.addController(this);
  }

  /** Whether skeletons stand for the first results until the service has answered. The theme editor previews them too. */
  get awaitsService(): boolean {
    const {firstResults, store} = this.host;
    const isPreview = firstResults === 'service' && isPreviewed(this.host);
    return this.#isAwaited || (isPreview && store.state.status === 'loading');
  }

  /** Shows the service's results from now on. */
  showService(): void {
    this.#isAwaited = false;
    this.host.store.keepsTheme = false;
    this.host.requestUpdate();
  }

  protected follow(store: SearchStore, signal: AbortSignal): void {
    const {scope, state} = store;
    // Skeletons also stand for results that Back restores, until the code that draws them is loaded.
    const isDrawn = state.answer && this.host.canDraw;
    const mayWait = this.host.firstResults !== null && scope.followsAddress && !isDrawn;
    const waits = mayWait && isAsked(requestedQuery(this.host, scope.start), scope);
    this.#isAwaited = waits && !this.#isTooLate;
    store.keepsTheme = waits && this.#isTooLate;
    if (!waits) return;
    signal.addEventListener(
      'abort',
      store.subscribe(each => this.#onChange(store, each)),
    );
    whenOpen(() => {
      const timer = setTimeout(() => this.#showTheme(store), patience());
      signal.addEventListener('abort', () => clearTimeout(timer));
    });
  }

  override hostUpdated(): void {
    super.hostUpdated();
    if (this.host.store.state.answer && this.host.canDraw) this.#isAwaited = false;
  }

  #onChange(store: SearchStore, state: SearchState): void {
    const hasFailed = !isPending(state) && state.status !== 'idle' && !state.answer?.hits.length;
    if (hasFailed && state.status !== 'empty') this.#showTheme(store);
    const isAskedAgain = state.status !== 'idle' && !state.isOpening;
    if (isAskedAgain) store.keepsTheme = false;
  }

  #showTheme(store: SearchStore): void {
    if (!this.#isAwaited) return;
    this.#isAwaited = false;
    store.keepsTheme = this.host.hasFallback;
    this.host.requestUpdate();
  }
}

/** Whether any of the theme's children is visible, before the element has a shadow root. */
const showsChildren = (host: Element): boolean =>
  [...host.children].some(child => !child.slot && child.checkVisibility({visibilityProperty: true}));

/** Returns the remaining timeout, in milliseconds; the full timeout for a list that a script inserted later. */
function patience(): number {
  const now = performance.now();
  const rest = (firstPaint() ?? now) + PATIENCE_MS - now;
  return rest > 0 ? rest : PATIENCE_MS;
}

/** The time of the page's first paint, in milliseconds since it was opened. */
const firstPaint = (): number | undefined => performance.getEntriesByType('paint')[0]?.startTime;
