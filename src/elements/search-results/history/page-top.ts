import type {PageQuery} from '../../../core/query/page-query.ts';
import type {StoreHost} from '../../../store/store-controller.ts';
import type {Feature} from '../feature.ts';
import {scrollerOf} from './position.ts';

/**
 * Scrolls up when another search begins and the top of the list is out of view: for another query to the top of the page, as a page load
 * does; for other filters or another order to the top of the list. Does not scroll the control in use off the screen, such as a panel
 * above the list.
 */
export const pageTop: Feature = (list, signal) => {
  let pressed: EventTarget | undefined;
  const onPress = (event: Event) => {
    [pressed] = event.composedPath();
  };
  document.addEventListener('pointerdown', onPress, {capture: true, signal});
  const undo = list.store.history.onEnter(query => scroll(list, query, pressed));
  signal.addEventListener('abort', undo);
};

function scroll(list: StoreHost, {query}: PageQuery, pressed: EventTarget | undefined): void {
  const {scope, state} = list.store;
  if (list.getBoundingClientRect().top >= 0) return;
  const isOther = (query || scope.query) !== state.answer?.request.query;
  if (isOther) scrollerOf(list).scrollTo({top: 0, left: 0, behavior: 'instant'});
  else scrollToTop(list, controlInUse(pressed));
}

/**
 * Returns the control in use: the focused one, or else the target of the latest pointerdown, because Safari does not focus clicked
 * buttons.
 */
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

/** Returns the focused element, also within shadow roots. */
function focusedElement(root: DocumentOrShadowRoot = document): Element | null {
  const {activeElement} = root;
  return activeElement?.shadowRoot?.activeElement ? focusedElement(activeElement.shadowRoot) : activeElement;
}
