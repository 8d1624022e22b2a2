import {html} from 'lit';
import type {Translate} from '../../../i18n/translator.ts';
import {writeHistory} from '../../../service/browser/history.ts';
import {sectionAround} from '../../../service/shopify/section.ts';
import {hasFocusElsewhere} from '../../shared/focus.ts';
import {opensNewTab} from '../../shared/link-events.ts';
import type {Localization} from '../../shared/localize.ts';
import {textContent} from '../../shared/text-content.ts';
import {type Feature, onceFor, type PlacesHost} from '../feature.ts';
import {appendNext, NEXT, pageOf, themeGrid, themeList} from './theme-list.ts';

/** Number of pages that load automatically in a row; the page's footer must stay reachable. */
const AUTOMATIC_PAGES = 3;
/** Timeout of a page, in milliseconds. */
const PATIENCE_MS = 10_000;

export interface PagesHost extends PlacesHost {
  readonly instance: string;
  readonly paging: 'more' | 'pages' | 'infinite';
}

/**
 * Appends the next page of the theme's own list, which Liquid renders, instead of following its link: on a click, and with
 * `paging="infinite"` when the link comes near. Follows a clicked link if that fails.
 */
export const themePages: Feature<PagesHost> = (list, signal) => {
  const pages = pagesOf(list);
  list.fill({themeStatus: localization => pages.status(localization)}, signal);
  list.addEventListener('click', event => pages.onClick(event), {signal});
  signal.addEventListener('abort', () => pages.stop());
  return pages;
};

class ThemePages {
  readonly #list: PagesHost;
  readonly #observer = new IntersectionObserver(entries => this.#onIntersection(entries), {
    rootMargin: '50%',
  });
  #loading: AbortController | undefined;
  #remaining = AUTOMATIC_PAGES;
  /** Whether the list has changed since the page was opened: it has more cards, or the service's cards were shown in between. */
  #hasChanged = false;

  constructor(list: PagesHost) {
    this.#list = list;
  }

  hostUpdate(): void {
    this.#hasChanged ||= this.#list.store.state.answer !== undefined;
  }

  hostUpdated(): void {
    this.#observer.disconnect();
    const link = this.#next;
    // Observes the link again after each update, since the observer reports a link that stays in view only once.
    if (link && this.#list.paging === 'infinite' && this.#remaining) this.#observer.observe(link);
  }

  stop(): void {
    this.#observer.disconnect();
    this.#loading?.abort();
  }

  get #next(): HTMLAnchorElement | null {
    return themeList(this.#list)?.querySelector<HTMLAnchorElement>(NEXT) ?? null;
  }

  onClick(event: MouseEvent): void {
    const link = this.#next;
    if (!link?.contains(event.target as Node) || opensNewTab(event) || event.defaultPrevented) return;
    if (!sectionAround(link)) return;
    event.preventDefault();
    this.#remaining = AUTOMATIC_PAGES;
    void this.#load(link, true);
  }

  #onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    const link = this.#next;
    if (!entries.at(-1)?.isIntersecting || !link?.checkVisibility() || !sectionAround(link)) return;
    this.#remaining--;
    void this.#load(link, false);
  }

  /** @param isAsked whether the shopper requested the page, which then receives focus. */
  async #load(link: HTMLAnchorElement, isAsked: boolean): Promise<void> {
    if (this.#loading) return;
    this.#loading = new AbortController();
    const {signal} = this.#loading;
    const first = await appendNext(link, this.#list, signal, PATIENCE_MS);
    this.#loading = undefined;
    if (signal.aborted) return;
    if (!first) return isAsked ? location.assign(link.href) : undefined;
    this.#follow(pageOf(new URL(link.href)));
    if (isAsked && !hasFocusElsewhere(this.#list)) first.querySelector<HTMLElement>('a[href]')?.focus();
  }

  /** Writes the page into the address, as a list of the service does, and into the grid's `data-last-page`. */
  #follow(page: number): void {
    const {store} = this.#list;
    const grid = themeGrid(this.#list);
    if (grid) grid.dataset.lastPage = String(page);
    const url = new URL(location.href);
    url.searchParams.set('page', String(page));
    writeHistory('replace', history.state, url.href);
    this.#hasChanged = true;
    store.restore({...store.state.query, page});
  }

  status({translate}: Localization): unknown {
    const isShown = this.#hasChanged && this.#list.store.state.status === 'idle';
    return html`<span data-unseen ${textContent(isShown ? shownText(themeGrid(this.#list), translate) : '')}></span>`;
  }
}

const pagesOf = onceFor((list: PagesHost) => new ThemePages(list));

/** Returns the number of shown cards of the theme, and of all, as a text. */
function shownText(grid: HTMLElement | null, translate: Translate): string {
  const shown = grid?.querySelectorAll(':scope > :not(.storefront-search-place)').length ?? 0;
  return translate('shown', {shown, count: Number(grid?.dataset.total) || shown});
}
