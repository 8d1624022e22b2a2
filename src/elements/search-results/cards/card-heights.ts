import type {ReactiveController} from 'lit';
import {nextPaint} from '../../shared/next-paint.ts';
import type {ResultsHost} from '../results-host.ts';

/** Gives cards that have never been in view the height of the first one, so that nothing below moves when they come into view. */
export class CardHeights implements ReactiveController {
  readonly #host: ResultsHost;
  // Not a ResizeObserver: in Firefox, cards that come into view in the frame it observes make it an error of the page.
  readonly #observer = new MutationObserver(() => this.#measureSoon());

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    this.#observer.observe(this.#host.grid, {childList: true});
    addEventListener('resize', this.#measureSoon);
    this.#measureSoon();
  }

  hostDisconnected(): void {
    this.#observer.disconnect();
    removeEventListener('resize', this.#measureSoon);
  }

  /** After the frame: before it, a new card has the height that is reserved for it, and not yet that of its content. */
  readonly #measureSoon = (): void => void nextPaint().then(() => this.#measure());

  #measure(): void {
    const {grid} = this.#host;
    const height = grid.querySelector(':scope > .search-card')?.getBoundingClientRect().height;
    if (height) grid.style.setProperty('--_card', `${height}px`);
  }
}
