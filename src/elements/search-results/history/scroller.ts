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
