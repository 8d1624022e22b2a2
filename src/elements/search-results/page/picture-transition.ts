import type {ReactiveController} from 'lit';
import {opensNewTab} from '../../shared/link-events.ts';
import {changeCard} from '../cards/card-pool.ts';
import type {ResultsHost} from '../results-host.ts';

/** Horizon's marks of the element that moves: its style sheet gives it the name, and its script looks for it as the page is left. */
const TRIGGERED = 'data-view-transition-triggered';
const TYPE = 'data-view-transition-type';

/**
 * Moves the picture of the clicked card to the page that it leads to, by a view transition across documents: the picture gets the name
 * that it has on that page. A card of a theme that does this itself is left to the theme.
 */
export class PictureTransition implements ReactiveController {
  readonly #host: ResultsHost;
  /** The link to a result that was clicked last. */
  #link: HTMLAnchorElement | undefined;
  #picture: HTMLElement | undefined;

  constructor(host: ResultsHost) {
    this.#host = host;
  }

  hostConnected(): void {
    this.#host.addEventListener('search-result-click', this.#onResult);
    // Last, when it is known whether the page will be left.
    addEventListener('click', this.#onClick);
    addEventListener('pageswap', this.#onSwap);
    // Back may show this very document again.
    addEventListener('pageshow', this.#reset);
  }

  hostDisconnected(): void {
    this.#host.removeEventListener('search-result-click', this.#onResult);
    removeEventListener('click', this.#onClick);
    removeEventListener('pageswap', this.#onSwap);
    removeEventListener('pageshow', this.#reset);
    this.#reset();
  }

  readonly #onResult = ({target}: Event): void => {
    const link = target as HTMLAnchorElement;
    // A list inside this one has events of its own, which bubble.
    if (link.closest('.search-grid') === this.#host.grid) this.#link = link;
  };

  readonly #onClick = (event: MouseEvent): void => {
    const link = this.#link;
    this.#reset();
    const isOpened = link && event.composedPath().includes(link) && !event.defaultPrevented;
    if (!isOpened || opensNewTab(event) || isLeftToTheme()) return;
    this.#link = link;
    this.#picture = pictureOf(link);
    this.#change(picture => {
      picture.setAttribute(TYPE, this.#host.dataset.pictureTransition ?? '');
      picture.setAttribute(TRIGGERED, 'true');
    });
  };

  /** There is a view transition only if the style sheets of the page allow it. */
  readonly #onSwap = ({viewTransition, activation}: PageSwapEvent): void => {
    const isOpened = viewTransition && this.#link && activation?.entry?.url === this.#link.href;
    if (!isOpened) this.#reset();
    this.#change(picture => {
      picture.style.viewTransitionName = this.#host.dataset.pictureTransition ?? '';
    });
  };

  readonly #reset = (): void => {
    this.#change(picture => {
      picture.style.viewTransitionName = '';
      picture.removeAttribute(TYPE);
      picture.removeAttribute(TRIGGERED);
    });
    this.#link = this.#picture = undefined;
  };

  /** Changes the picture that moves, if there is one. */
  #change(change: (picture: HTMLElement) => void): void {
    const picture = this.#picture;
    if (picture) changeCard(picture, () => change(picture));
  }
}

/** Whether the theme's own card moves its picture, or the shopper prefers that nothing moves. */
const isLeftToTheme = (): boolean =>
  document.querySelector(`[${TRIGGERED}]`) !== null || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The picture that a card shows. */
function pictureOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const pictures = [...(link.closest('.search-card')?.querySelectorAll('img') ?? [])];
  return pictures.find(picture => picture.checkVisibility({opacityProperty: true}));
}
