import type {PageQuery} from '../../../core/query/page-query.ts';
import type {StoreHost} from '../../../store/store-controller.ts';
import type {Feature} from '../feature.ts';
import {scrollerOf} from './position.ts';

/**
 * Scrolls to where another search begins, if the list is scrolled into: another query at the top of the page, as a page of
 * its own would; other filters or another order at the top of the list. Does not scroll the control that the shopper is
 * using off the screen, such as a panel above the list.
 */
export const pageTop: Feature<StoreHost> = {
  name: 'scrolling to the top',
  start(list, signal) {
    let pressed: EventTarget | undefined;
    const onPress = (event: Event) => {
      [pressed] = event.composedPath();
    };
    document.addEventListener('pointerdown', onPress, {capture: true, signal});
    const undo = list.store.history.onEnter(query => scroll(list, query, pressed));
    signal.addEventListener('abort', undo);
  },
};

function scroll(list: StoreHost, {query}: PageQuery, pressed: EventTarget | undefined): void {
  const {scope, state} = list.store;
  if (list.getBoundingClientRect().top >= 0) return;
  const isOther = (query || scope.query) !== state.answer?.request.query;
  if (isOther) scrollerOf(list).scrollTo({top: 0, left: 0, behavior: 'instant'});
  else scrollToTop(list, controlInUse(pressed));
}

/** The control that the shopper is using. Safari gives no focus to what is clicked. */
function controlInUse(pressed: EventTarget | undefined): Element {
  const {body} = document;
  const focused = focusedElement();
  if (focused && focused !== body) return focused;
  return pressed instanceof Element ? pressed : body;
}

/** Scrolls to the top of a list, unless that moves `control` off the screen. */
function scrollToTop(list: Element, control: Element): void {
  const scroller = scrollerOf(list);
  const before = scroller.scrollTop;
  list.scrollIntoView({behavior: 'instant'});
  const {top} = control.getBoundingClientRect();
  // Browsers scroll by whole pixels.
  if (top <= -1 || top > innerHeight) scroller.scrollTo({top: before, behavior: 'instant'});
}

/** The element with the focus, in whichever shadow root it is. */
function focusedElement(root: DocumentOrShadowRoot = document): Element | null {
  const {activeElement} = root;
  return activeElement?.shadowRoot?.activeElement ? focusedElement(activeElement.shadowRoot) : activeElement;
}
