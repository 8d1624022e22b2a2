/** The shopper's position in a list. */
export interface Position {
  /** The first item on screen. */
  readonly item: number;
  /** The position of its top in the viewport. Not the page's scroll position, since items out of view have no height of their own. */
  readonly top: number;
  /** The index of the list's link that had focus; -1 for none. */
  readonly link: number;
  /** Whether the focus was visible, which it is not after a click. */
  readonly ring: boolean;
}

/** Timeout for the list to stop moving, in milliseconds: it may wait for its language, and its cards for code. */
const MAX_RETURN_MS = 10_000;
/** Frames without movement after which the list counts as still. */
const STILL_FRAMES = 3;

export function readPosition(cards: Element): Position {
  const {activeElement} = cards.getRootNode() as Document | ShadowRoot;
  const link = cards.contains(activeElement)
    ? [...cards.querySelectorAll('a')].indexOf(activeElement as HTMLAnchorElement)
    : -1;
  const item = [...cards.children].findIndex(each => each.getBoundingClientRect().bottom > 0);
  return {item, top: topOf(cards, item), link, ring: !!activeElement?.matches(':focus-visible')};
}

/**
 * Scrolls to a position as soon as the list is drawn, and again in each frame after that until nothing moves any more.
 *
 * @param interaction ends the scrolling when the shopper does something; aborted when it has ended.
 * @param isCurrent whether the history entry is still the same.
 * @param isDrawn whether the cards of the entry are drawn.
 */
export function restorePosition(
  cards: Element,
  {item, top, link, ring}: Partial<Position>,
  interaction: AbortController,
  isCurrent: () => boolean,
  isDrawn: () => boolean,
): void {
  const deadline = performance.now() + MAX_RETURN_MS;
  let framesStill: number | undefined;
  const onFrame = () => {
    if (!isCurrent() || performance.now() > deadline || framesStill === STILL_FRAMES) interaction.abort();
    if (interaction.signal.aborted) return;
    if (isDrawn()) {
      if (framesStill === undefined) focusLink(cards, Number(link), ring);
      const scroller = scrollerOf(cards);
      const before = scroller.scrollTop;
      scroller.scrollBy({top: topOf(cards, Number(item)) - Number(top) || 0, behavior: 'instant'});
      framesStill = framesStill !== undefined && scroller.scrollTop === before ? framesStill + 1 : 0;
    }
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** Returns a controller that aborts at the shopper's next interaction. */
export function untilInteraction(): AbortController {
  const controller = new AbortController();
  const {signal} = controller;
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
    addEventListener(type, () => controller.abort(), {signal, passive: true});
  return controller;
}

function focusLink(cards: Element, index: number, focusVisible: boolean | undefined): void {
  const options: FocusRing = {preventScroll: true, focusVisible};
  cards.querySelectorAll('a')[index]?.focus(options);
}

/** An option that TypeScript's types of the DOM do not have yet. */
interface FocusRing extends FocusOptions {
  readonly focusVisible: boolean | undefined;
}

/** Returns the top of an item in the viewport; without such an item, the end of the list. */
function topOf(cards: Element, item: number): number {
  return cards.children[item]?.getBoundingClientRect().top ?? cards.getBoundingClientRect().bottom;
}

/** Returns the scroll container of an element: the nearest one around it, or else the page. */
export function scrollerOf(element: Element): Element {
  const {body, documentElement} = document;
  // Themes declare the page's own scrolling on either element.
  const isPage = (each: Element) =>
    each === documentElement || (each === body && getComputedStyle(documentElement).overflowY === 'visible');
  let each = parentOf(element);
  while (each && !(scrolls(each) && !isPage(each))) each = parentOf(each);
  return each ?? document.scrollingElement ?? documentElement;
}

const scrolls = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** Returns the parent of an element in the flat tree. */
const parentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
