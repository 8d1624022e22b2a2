import {nextPaint} from '../../shared/next-paint.ts';
import type {Feature} from '../feature.ts';

/** Gives cards that have never been in view the height of the first one, so that nothing below moves when they come into view. */
export const cardHeights: Feature = ({grid}, signal) => {
  // Measures after the frame: before it, a new card has its reserved height, not the height of its content.
  const measureSoon = () => void nextPaint().then(() => measure(grid));
  // A ResizeObserver would cause an error of the page in Firefox when cards come into view in the observed frame.
  const observer = new MutationObserver(measureSoon);
  observer.observe(grid, {childList: true});
  addEventListener('resize', measureSoon, {signal});
  signal.addEventListener('abort', () => observer.disconnect());
  measureSoon();
};

function measure(grid: HTMLElement): void {
  const height = grid.querySelector(':scope > .search-card')?.getBoundingClientRect().height;
  if (height) grid.style.setProperty('--_card', `${height}px`);
}
