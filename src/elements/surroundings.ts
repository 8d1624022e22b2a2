import {openStorage} from '../service/storage.ts';
import type {CardList} from './card-list.ts';
import {followTitle} from './page-title.ts';
import type {SearchResultsElement} from './search-results.ts';
import {Snapshots} from './snapshots.ts';
import {tellPlatform} from './standard-events.ts';
import {followTransitions} from './transition.ts';

/**
 * What a list that the address follows does for the page around it: snapshots for Back, the title, the platform's
 * events, transitions, places for cards out of sight, boxes, what to do where answers are late or none. None of it is needed for the first paint.
 *
 * @param native what the theme searched for itself: what the page was opened with.
 * @param leaving ends all of it.
 */
export function surround(
  list: SearchResultsElement,
  cardList: CardList,
  native: string,
  leaving: AbortSignal,
): Snapshots {
  const {element: cards} = cardList;
  const snapshots = new Snapshots(list, cards, openStorage('session'));
  if (leaving.aborted) return snapshots;
  snapshots.start(leaving);
  followTitle(list, leaving);
  tellPlatform(list, leaving);
  followTransitions(list, cards, leaving);
  stayThere(list, cards, leaving);
  keepPlaces(cards, leaving);
  showSkeletons(list, cardList, leaving);
  fillBoxes(list, leaving);
  askTheme(list, native, leaving);
  tellWaits(list, cards, leaving);
  return snapshots;
}

/**
 * A box whose code nobody has needed yet shows what is searched for too, as after Back; but not over what was typed
 * before the shopper left, which the browser gives back, until they search for something else.
 */
function fillBoxes({store, instance}: SearchResultsElement, leaving: AbortSignal): void {
  let searched = '';
  const undo = store.subscribe(({query: {query}}) => {
    if (!store.takesQueries || !query) return;
    for (const input of document.querySelectorAll<HTMLInputElement>('search-box:not(:defined) [name=q]')) {
      if (input.closest('search-box')?.getAttribute('instance') !== instance) continue;
      input.defaultValue = query;
      if (searched && query !== searched) input.value = query;
    }
    searched = query;
  });
  leaving.addEventListener('abort', undo);
}

/** What the theme found is no answer to another query: where the service has none, the theme is asked that. */
function askTheme(list: SearchResultsElement, native: string, leaving: AbortSignal): void {
  const {store} = list;
  const undo = store.subscribe(({status, query}) => {
    const {writeAddress, query: own} = store.scope;
    const isLost = /unavailable|degraded/.test(status) && !store.takesQueries;
    // Besides the cards there is what the theme found.
    const hasFallback = list.childElementCount > 1;
    if (isLost && hasFallback && writeAddress && !own && query.query !== native) location.reload();
  });
  leaving.addEventListener('abort', undo);
}

/** From here on a shopper wonders whether anything happens. */
const LONG_MS = 400;

/** What is on screen is dimmed while other results take long, and the count says so. */
function tellWaits(list: SearchResultsElement, cards: HTMLElement, leaving: AbortSignal): void {
  const {store} = list;
  let wait: ReturnType<typeof setTimeout> | undefined;
  const tell = (isLong: boolean) => {
    cards.classList.toggle('search-waiting', isLong);
    list.requestUpdate();
  };
  const undo = store.subscribe(({status}) => {
    if (status === 'refreshing' && !store.adds) wait ??= setTimeout(tell, LONG_MS, true);
    else if (wait) {
      clearTimeout(wait);
      wait = undefined;
      tell(false);
    }
  });
  leaving.addEventListener('abort', undo);
}

/** A theme that renders its section anew by morphing may take away what its HTML does not have. */
function stayThere(list: SearchResultsElement, cards: HTMLElement, leaving: AbortSignal): void {
  const observer = new MutationObserver(() => {
    list.dataset.state ??= list.store.state.status;
    if (cards.parentNode !== list) list.append(cards);
  });
  observer.observe(list, {childList: true, attributeFilter: ['data-state']});
  leaving.addEventListener('abort', () => observer.disconnect());
}

/** Cards that never were in sight take as much place as the first: else what is below moves when they come. */
function keepPlaces(cards: HTMLElement, leaving: AbortSignal): void {
  const measure = () => {
    const height = cards.firstElementChild?.getBoundingClientRect().height;
    if (height) cards.style.setProperty('--_card', `${height}px`);
  };
  const measureSoon = () => requestAnimationFrame(measure);
  // No ResizeObserver: cards that come into sight in the frame it hears of make it an error of the page in Firefox.
  const observer = new MutationObserver(measureSoon);
  observer.observe(cards, {childList: true});
  addEventListener('resize', measureSoon, {signal: leaving});
  leaving.addEventListener('abort', () => observer.disconnect());
  measureSoon();
}

/**
 * Skeletons of more cards come when those are asked for: what is below moves then, and not when they are here. Not when a
 * refused request is sent again by itself.
 */
function showSkeletons(list: SearchResultsElement, cards: CardList, leaving: AbortSignal): void {
  const {element} = cards;
  const show = () => {
    const {adds, state} = list.store;
    const {answer} = state;
    if (adds !== 'next' || answer?.next === undefined) return;
    const coming = Math.min(answer.request.limit, answer.total - answer.next);
    const skeletons = cards.skeletons(Math.max(0, answer.hits.length + coming - element.childElementCount));
    for (const {style} of skeletons)
      Object.assign(style, {boxSizing: 'border-box', minBlockSize: 'var(--_card)'});
    element.append(...skeletons);
  };
  list.addEventListener('search-start', show, {signal: leaving});
}
