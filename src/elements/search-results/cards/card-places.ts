import type {ResultsHost} from '../results-host.ts';
import type {CardList} from './card-list.ts';

/** Cards that never were in sight take as much place as the first: else what is below moves when they come. */
export function keepPlaces(cards: HTMLElement, leaving: AbortSignal): void {
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
export function showSkeletons(list: ResultsHost, cards: CardList, leaving: AbortSignal): void {
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
