import {opensNewTab} from '../shared/link-events.ts';
import {changeCard} from './cards/card-pool.ts';
import type {Feature} from './feature.ts';

/** Horizon's attributes of the moving element: its style sheet names that element, and its script looks for it when the page is left. */
const TRIGGERED = 'data-view-transition-triggered';
const TYPE = 'data-view-transition-type';

/**
 * Moves the picture of the clicked card to the page that it leads to, by a view transition across documents: the picture gets the name
 * that it has on that page. Leaves the card to a theme that does this itself.
 */
export const pictureTransition: Feature = (list, signal) => {
  const name = () => list.dataset.pictureTransition ?? '';
  /** The link to a result that was clicked last. */
  let link: HTMLAnchorElement | undefined;
  let picture: HTMLElement | undefined;
  const reset = () => {
    if (picture) unmark(picture);
    link = picture = undefined;
  };
  const onResult = ({target}: Event) => {
    const clicked = target as HTMLAnchorElement;
    // The events of a nested list bubble too.
    if (clicked.closest('.search-grid') === list.grid) link = clicked;
  };
  const onClick = (event: MouseEvent) => {
    const clicked = link;
    reset();
    const isOpened = clicked && event.composedPath().includes(clicked) && !event.defaultPrevented;
    if (!isOpened || opensNewTab(event) || isLeftToTheme()) return;
    link = clicked;
    picture = pictureOf(clicked);
    if (picture) mark(picture, name());
  };
  /** There is a view transition only if the style sheets of the page allow it. */
  const onSwap = ({viewTransition, activation}: PageSwapEvent) => {
    const isOpened = viewTransition && link && activation?.entry?.url === link.href;
    if (!isOpened) reset();
    if (picture) nameView(picture, name());
  };
  list.addEventListener('search-result-click', onResult, {signal});
  // Listens on `window`, after the listeners that may prevent the navigation.
  addEventListener('click', onClick, {signal});
  addEventListener('pageswap', onSwap, {signal});
  // Back may restore this document from the back/forward cache.
  addEventListener('pageshow', reset, {signal});
  signal.addEventListener('abort', reset);
};

function mark(picture: HTMLElement, name: string): void {
  changeCard(picture, () => {
    picture.setAttribute(TYPE, name);
    picture.setAttribute(TRIGGERED, 'true');
  });
}

function unmark(picture: HTMLElement): void {
  nameView(picture, '');
  changeCard(picture, () => {
    for (const name of [TYPE, TRIGGERED]) picture.removeAttribute(name);
  });
}

function nameView(picture: HTMLElement, name: string): void {
  changeCard(picture, () => {
    picture.style.viewTransitionName = name;
  });
}

/** Whether the theme's own card moves its picture, or the shopper prefers reduced motion. */
const isLeftToTheme = (): boolean =>
  document.querySelector(`[${TRIGGERED}]`) !== null || matchMedia('(prefers-reduced-motion: reduce)').matches;

function pictureOf(link: HTMLAnchorElement): HTMLElement | undefined {
  const pictures = [...(link.closest('.search-card')?.querySelectorAll('img') ?? [])];
  return pictures.find(picture => picture.checkVisibility({opacityProperty: true}));
}
