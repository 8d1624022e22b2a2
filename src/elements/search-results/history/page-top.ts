import type {PageQuery} from '../../../core/query/page-query.ts';
import type {SearchStore} from '../../../store/search-store.ts';
import {StoreFollower} from '../../../store/store-controller.ts';
import type {ResultsHost} from '../results-host.ts';
import {scrollerOf} from './position.ts';

/**
 * Scrolls to where another search begins, if the list is scrolled into: another query at the top of the page, as a page of
 * its own would; other filters or another order at the top of the list. Does not scroll the control that the shopper is
 * using off the screen, such as a panel above the list.
 */
export class PageTop extends StoreFollower<ResultsHost> {
  #pressed: EventTarget | undefined;

  protected follow(store: SearchStore, signal: AbortSignal): void {
    const onPress = (event: Event) => {
      [this.#pressed] = event.composedPath();
    };
    document.addEventListener('pointerdown', onPress, {capture: true, signal});
    // Only searches of the shopper get a history entry.
    const undo = store.onNavigate('enter', query => this.#scroll(query, store));
    signal.addEventListener('abort', undo);
  }

  #scroll({query}: PageQuery, {scope, state}: SearchStore): undefined {
    if (this.host.getBoundingClientRect().top >= 0) return;
    const isOther = (query || scope.query) !== state.answer?.request.query;
    if (isOther) scrollerOf(this.host).scrollTo({top: 0, left: 0, behavior: 'instant'});
    else scrollToTop(this.host, this.#control);
  }

  /** The control that the shopper is using. Safari gives no focus to what is clicked. */
  get #control(): Element {
    const {body} = document;
    const focused = focusedElement();
    if (focused && focused !== body) return focused;
    return this.#pressed instanceof Element ? this.#pressed : body;
  }
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
