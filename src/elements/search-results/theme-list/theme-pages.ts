import {html} from 'lit';
import type {Translate} from '../../../i18n/translator.ts';
import {writeHistory} from '../../../service/browser/history.ts';
import {sectionAround} from '../../../service/shopify/section.ts';
import {hasFocusElsewhere} from '../../shared/focus.ts';
import {textContent} from '../../shared/text-content.ts';
import {type Feature, type ListHost, onceFor} from '../feature.ts';
import {appendNext, nextLink, onNextClick, pageOf, themeGrid, themeList} from './theme-list.ts';

/** Number of pages that load automatically in a row; the page's footer must stay reachable. */
const AUTOMATIC_PAGES = 3;

export interface PagesHost extends ListHost {
  readonly paging: 'more' | 'pages' | 'infinite';
}

/**
 * Appends the next page of the theme's own list, which Liquid renders, instead of following its link: on a click, and with
 * `paging="infinite"` when the link comes near. Follows a clicked link if that fails.
 */
export const themePages: Feature<PagesHost> = (list, signal) => {
  const progress = progressOf(list);
  const next = () => nextLink(themeList(list));
  const load = async (link: HTMLAnchorElement) => {
    const first = await appendNext(link, list, signal);
    if (first) follow(list, pageOf(new URL(link.href)));
    return first;
  };
  const loadClicked = async (link: HTMLAnchorElement) => {
    progress.remaining = AUTOMATIC_PAGES;
    const first = await load(link);
    if (signal.aborted) return;
    if (!first) location.assign(link.href);
    else if (!hasFocusElsewhere(list)) first.querySelector<HTMLElement>('a[href]')?.focus();
  };
  const onIntersection = (entries: readonly IntersectionObserverEntry[]) => {
    const link = next();
    if (!entries.at(-1)?.isIntersecting || !link?.checkVisibility() || !sectionAround(link)) return;
    if (link.ariaBusy) return;
    progress.remaining--;
    void load(link);
  };
  const observer = new IntersectionObserver(onIntersection, {rootMargin: '50%'});
  signal.addEventListener('abort', () => observer.disconnect());
  list.addEventListener('click', event => onNextClick(event, themeList(list), loadClicked), {signal});
  const status = (translate: Translate) => {
    const isShown = progress.hasChanged && list.store.state.status === 'idle';
    return isShown ? shownText(themeGrid(list), translate) : '';
  };
  return {
    places: {themeStatus: ({translate}) => html`<span data-unseen ${textContent(status(translate))}></span>`},
    hostUpdate() {
      progress.hasChanged ||= list.store.state.answer !== undefined;
    },
    hostUpdated() {
      observer.disconnect();
      const link = next();
      // Observes the link again after each update, since the observer reports a link that stays in view only once.
      if (link && list.paging === 'infinite' && progress.remaining) observer.observe(link);
    },
  };
};

/**
 * The number of pages that may still load automatically, and whether the list has changed since the page was opened: it has more cards, or
 * the service's cards were shown in between. Kept while the list is moved on the page.
 */
const progressOf = onceFor((_: PagesHost) => ({remaining: AUTOMATIC_PAGES, hasChanged: false}));

/** Writes the page into the address, as a list of the service does, and into the grid's `data-last-page`. */
function follow(list: PagesHost, page: number): void {
  const {store} = list;
  const grid = themeGrid(list);
  if (grid) grid.dataset.lastPage = String(page);
  const url = new URL(location.href);
  url.searchParams.set('page', String(page));
  writeHistory('replace', history.state, url.href);
  progressOf(list).hasChanged = true;
  store.restore({...store.state.query, page});
}

/** Returns the number of shown cards of the theme, and of all, as a text. */
function shownText(grid: HTMLElement | null | undefined, translate: Translate): string {
  const shown = grid?.querySelectorAll(':scope > :not(.storefront-search-place)').length ?? 0;
  return translate('shown', {shown, count: Number(grid?.dataset.total) || shown});
}
