/** Where the shopper was in a list. */
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

/** How long the list may take to stand still: it may wait for texts, and its cards for code. */
const MAX_RETURN_MS = 10_000;
/** Frames without movement after which the list counts as still. */
const STILL_FRAMES = 3;

/** Reads the position in a list of cards. */
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
 * @param interaction ends it when the shopper does something; aborted when it has ended.
 * @param isCurrent whether the history entry is still the same.
 * @param isDrawn whether the cards are those of the entry.
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

/** Aborts when the shopper does something. */
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

/** The position of an item in the viewport; below the last one, the end of the list. */
function topOf(cards: Element, item: number): number {
  return cards.children[item]?.getBoundingClientRect().top ?? cards.getBoundingClientRect().bottom;
}

/** Returns what scrolls an element: the nearest scroll container around it, or else the page. */
export function scrollerOf(element: Element): Element {
  const {body, documentElement} = document;
  // The page's own scrolling is declared on either.
  const isPage = (each: Element) =>
    each === documentElement || (each === body && getComputedStyle(documentElement).overflowY === 'visible');
  let each = parentOf(element);
  while (each && !(scrolls(each) && !isPage(each))) each = parentOf(each);
  return each ?? document.scrollingElement ?? documentElement;
}

const scrolls = (element: Element) =>
  element.scrollHeight > element.clientHeight && /auto|scroll/.test(getComputedStyle(element).overflowY);

/** The element around another one in what is drawn. */
const parentOf = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
