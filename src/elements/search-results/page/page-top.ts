import type {ResultsHost} from '../results-host.ts';

/**
 * Another search begins where its first results are, where the list has been scrolled into: another query at the top of the
 * page, as a page of its own would; other filters or another order at the top of the list. Not where that took what the
 * shopper is choosing with off the screen, as a panel above the list.
 */
export function beginAtTop(list: ResultsHost, leaving: AbortSignal): void {
  const {store} = list;
  let pressed: EventTarget | undefined;
  const onPress = (event: Event) => {
    [pressed] = event.composedPath();
  };
  document.addEventListener('pointerdown', onPress, {capture: true, signal: leaving});
  // What a shopper asks for is what the history gets an entry for. The place in the one before is kept by then.
  const undo = store.onBeforeNavigate(({query}) => {
    if (list.getBoundingClientRect().top >= 0) return undefined;
    const isOther = (query || store.scope.query) !== store.state.answer?.request.query;
    if (isOther) scrollTo(0, 0);
    else scrollToTop(list, controlOf(pressed));
    return undefined;
  });
  leaving.addEventListener('abort', undo);
}

/** @param control stays on the screen, or nothing moves. */
function scrollToTop(list: Element, control: Element): void {
  const place = scrollY;
  list.scrollIntoView({behavior: 'instant'});
  const {top} = control.getBoundingClientRect();
  if (top < 0 || top > innerHeight) scrollTo({top: place, behavior: 'instant'});
}

/** What the shopper is choosing with. Safari gives no focus to what is pressed. */
function controlOf(pressed: EventTarget | undefined): Element {
  const {activeElement, body} = document;
  const focused = activeElement?.shadowRoot?.activeElement ?? activeElement;
  return focused && focused !== body ? focused : pressed instanceof Element ? pressed : body;
}
